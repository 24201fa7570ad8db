lang = fr
choices = Ce que vous pouvez faire
hand = Votre main
empty-hand = Vous n’avez aucune carte.
revealed = Ennemis révélés
shown = Cartes au choix
nothing = rien
initiative-n = Initiative { $n }
edge-left = bord gauche : { $icons }
edge-right = bord droit : { $icons }
has-fallen = est tombé
costs-minors = coûte { $n }
face-down = une manœuvre face cachée
only-you-see = Face cachée ; vous la connaissez.
strikes-free = Rien ne l’arrête : { $n } de Dégâts
gap = Intervalle { $place }
gap-left = à gauche de { $foe }
gap-right = à droite de { $foe }
gap-between = entre { $before } et { $after }
spot = Le placer ici : { $place }
is-conan = Conan
is-out = vaincu
player = { $name }
player-conan = { $name }, qui est Conan
hand-of = { $n ->
    [one] une carte en main
   *[other] { $n } cartes en main
}
deck = Pioche
discards = Défausse
discards-n = Défausse, { $n }
discards-of = Défausse : { $name }
foe-deck = Pioche d’Ennemis
foe-discards = Défausse d’Ennemis
foe-discards-n = Défausse d’Ennemis, { $n }
foe-discards-of = Défausse d’Ennemis : { $name }
chronicle = Chroniques : les Ennemis vaincus
chronicle-n = Chroniques, { $n ->
    [one] un Ennemi
   *[other] { $n } Ennemis
}, Renommée { $renown }
chronicle-of = Chroniques : { $name }
known-of = Ce que { $name } a montré de sa main
known-n = { $n ->
    [one] Une carte a été montrée
   *[other] { $n } cartes ont été montrées
}
play-here = Jouer ici
by-conan = Conan
who-performs = Qui l’exécute ?
damage-n = Dégâts : { $n }
turn = Tour { $turn }
turn-round = Tour { $turn }, round { $round }
how-many-vitality = Prouesse à changer en Santé :
how-many-cards = Cartes à piocher :
deals = Dégâts infligés
takes = Dégâts subis
price = Coûte { $gem }{ $extra ->
    [0] {""}
   *[other] {" "}et { $extra } pour les manœuvres qu’elle ne touche pas
}.
price-left = Il reste Prouesse { $prowess }, Santé { $health }
price-wounds = { $n ->
    [0] Ne coûte aucune blessure à l’Allié.
    [one] Coûte une blessure à l’Allié ; il lui reste { $health } de Santé.
   *[other] Coûte { $n } blessures à l’Allié ; il lui reste { $health } de Santé.
}
price-deadly = Conan en mourrait !
deals-range = Vous infligez { $n }.
takes-range = Vous subissez { $n }.
would-fall = Il tomberait.
may-fall = Il peut tomber.
first-1 = Vous frappez d’abord.
first-0 = Les deux frappent en même temps.
first--1 = Il frappe d’abord.
touches-nothing = Elle ne touche aucun Ennemi.
no-offence = pas d’attaque
lane-pass = { $icon } frappe
lane-block = { $icon } est bloqué par { $other }
lane-leak = { $icon } filtre à travers { $other }
press-for-rules = I : toutes ses décisions et règles
tap-for-rules = Touchez ici pour toutes ses décisions et règles
no-text = Cette carte n’a pas de texte.
rulings-on = Décisions à son sujet
rules-about = Règles qui en parlent
rules-named = Règles qui en parlent :
deadly = Conan en mourrait
deadly-how = Le prix dépasse ce que Conan possède : le payer le tuerait.
deadly-no = Mieux vaut pas
deadly-yes = Le faire quand même
stop-foe_reveal = Quand des Ennemis sont révélés
stop-survey = Pendant la Phase d’Observation
stop-foe_moves_down = Quand les manœuvres ennemies sont posées face cachée
stop-reveal = Quand les manœuvres ennemies sont révélées
stop-barbarian = Pendant la Phase Barbare
stop-before_zone = Avant la résolution d’une zone
stop-before_damage = Avant les Dégâts
stop-after_hit = Après une touche
stop-action_played = Quand une Action est jouée
stop-end_of_combat = À la fin du combat
stop-rest = Pendant l’Étape de Repos
scene = Ce qui se passe
ability = capacité
unopposed = sans opposition
pass-round = Passer pour tout le round
draws-foes = { $n ->
    [one] un Ennemi est tiré
   *[other] { $n } Ennemis sont tirés
}
loses-renown = { $n ->
    [0] sans perte
   *[other] jusqu’à −{ $n } Renommée
}
rest-gives = Prouesse { $prowess }{ $health ->
    [0] {""}
   *[other] , dont { $health } au plus en Santé
}
pass-round-short = Passer ce round
for-me = Faites-le pour moi
as-proposed = Comme proposé
pays = paie
goes = part
stop-trigger = Ce qu’une carte offre sans rien coûter
stop-triggers = Quel effet vient d’abord
stop-up-to = Combien de cartes piocher
stop-cycle = Quelles cartes défausser pour en piocher d’autres
stop-foe-draw = Quels Ennemis viennent, et où
stop-foe-moves = Quelle manœuvre reçoit chaque Ennemi
stop-round = Combattre ou se retirer
stop-resolution = Quelle zone vient ensuite
stop-initiative = Quelle attaque vient d’abord
stop-side = Quel bord frappe quand rien ne s’oppose
final = La fin
you-win = Vous gagnez
you-share = Vous partagez la victoire
they-win = { $number ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
ended-renown = par la Renommée
ended-death = { $others ->
    [one] l’autre Conan est tombé
   *[other] les autres Conan sont tombés
}
ended-exhaustion = une pioche d’Ennemis est épuisée
ended-limit = la limite de tours est atteinte
see-table = Voir la table
see-score = Voir le résultat
player-head = Joueur
foes-head = Ennemis vaincus
luck-head = Chance
luck-means = Dégâts au-delà de ce qu’il fallait attendre des manœuvres face cachée
course-renown = Le cours de la Renommée
course-health = Le cours de la Santé
decisive = Les combats décisifs
combat = Tour { $turn }, { $name } : Renommée { $won }, Santé −{ $lost }.
combat-fallen = Tombés : { $foes }.
combat-died = Conan meurt.
combat-retreated = Une Retraite.
zones = Zones
drawer-hand = Main
drawer-players = Joueurs
drawers = Que voir
