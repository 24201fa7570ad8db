# Conan CCG : toutes les phrases que lit une personne, en français.

option-players = Nombre de joueurs (2 à 6)
option-decks = Paquets dans l’ordre des places : noms de paquets de départ ou fichiers, séparés par des points-virgules
option-decks-seat = Paquet
option-decks-own = Un paquet à vous : une carte par ligne, comme « 3 Thak », ou le texte d’un fichier de paquet
option-data = Un dossier de cartes qui complètent ou remplacent les cartes imprimées
option-turn_limit = Tours après lesquels la partie est nulle (0 : sans limite)
option-round_limit = Rounds après lesquels un combat finit en Retraite sans perte (0 : sans limite)

bot-steward = joue pour gagner : cherche dans sa main les attaques et leurs places, bord à bord, et pèse Santé et Renommée

# -- refus -------------------------------------------------------------------------------------------------------------

error-bad-data = Ces cartes ne peuvent servir : { $faults }.
error-no-data = Il n’y a pas de dossier « { $given } ».
error-unknown-verb = « { $given } » n’est pas une action de ce jeu.{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-bad-words = « { $given } » : ce n’est pas ainsi que s’écrit « { $verb } ».
error-bad-seat = Il n’y a pas de place { $given } : la dernière est { $last }.
error-unknown-card = Il n’y a pas de carte « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-first-player-unknown = Le premier joueur est d’abord tiré au sort.
error-chance-other = Maintenant { $count } { $count ->
    [one] carte vient
   *[other] cartes viennent
} d’un paquet : « { $verb } ».
error-chance-count = Il faut exactement { $count } cartes, triées par nom, et non { $given }.
error-chance-card = La carte { $card } ne peut pas venir maintenant.
error-unknown-deck = Il n’y a pas de paquet « { $given } ». Connus : { $known }.
error-unknown-conan = Il n’y a pas de Conan « { $given } ». Connus : { $known }.
error-unknown-style = Il n’y a pas de style « { $given } ». Connus : { $known }.
error-illegal-deck = Le paquet « { $deck } » n’est pas réglementaire. { $faults }
error-deck-unreadable = Le fichier « { $given } » est illisible : { $reason }.
error-deck-line = « { $given } » n’est pas une ligne de paquet : il faut un nombre et une carte.
error-deck-import =
    La liste ne peut être lue.
    { $faults }
deck-import-unknown = Ligne { $line } : il n’y a pas de carte « { $given } »{ $suggestion ->
    [none] .
   *[other] {""} ; vouliez-vous dire « { $suggestion } » ?
}
deck-import-ambiguous = Ligne { $line } : « { $given } » peut être { $cards }.
deck-import-conans = { $count ->
    [0] Aucune ligne ne nomme un Conan : « Conan l’Intrépide », par exemple.
   *[other] Un paquet a un seul Conan, pas { $count } : { $given }.
}
deck-import-long = Plus de { $most } lignes.
error-deck-count = { $given } paquets pour { $players } places.
error-position-not-object = Une position est un objet.
error-position-shape = { $field } : ce n’est pas la forme d’une position ({ $reason }).
error-position-other-game = C’est une position de « { $given } ».
error-position-players = { $given } joueurs sont donnés ; la partie en a { $players }.
error-position-phase = Il n’y a pas de phase « { $given } ». Connues : { $known }.
error-position-no-turn = Ce doit être le tour de quelqu’un.
error-position-seat = { $field } : il n’y a pas de place { $given }.
error-position-zone = Il n’y a pas de zone « { $given } ».
error-position-number = { $field } : ce nombre est impossible.
error-position-card = { $field } : il n’y a pas de carte « { $given } ».
error-position-kind = { $field } : la carte { $card } ne peut être là.
error-position-effect = Il n’y a pas d’effet « { $given } ».
error-position-stack = Ce qui est en cours ne va pas avec la position ({ $reason }).
error-position-cards = { $field } : les cartes sur la table ne sont pas celles de la liste.
error-only-chance = « { $action } » n’appartient qu’au hasard.
error-not-now = « { $action } » n’est pas possible maintenant ({ phase-now }).
error-not-revealed = { $card } n’est pas parmi les Ennemis révélés.
error-prohibited = Une carte interdit { $card }.
error-too-dear = { $card } coûte { $price } Ennemis Mineurs, et { $minors } seulement sont révélés.
error-solitary = Nul ne rejoint un Ennemi Solitaire.
error-solitary-center = Un Ennemi Solitaire se tient au Centre.
error-zone-order = Le Centre vient d’abord, et les Arrières demandent un Ennemi sur un Flanc.
error-zone-full = Trois Ennemis s’y tiennent déjà ({ $zone }).
error-savage = Un Ennemi Sauvage est seul dans sa zone.
error-zone-type = { $card } ne partage pas une zone avec des Ennemis de ce type.
error-no-foe = Il n’y a pas d’Ennemi en { $place }.
error-not-your-foe = L’Ennemi en { $place } est à un autre joueur.
error-one-move = L’Ennemi en { $place } a déjà sa manœuvre.
error-not-in-hand = { $card } n’est pas dans votre main.
error-conan-only = { $card } : Conan uniquement.
error-no-move = { $card } n’a pas d’icônes et ne peut être une manœuvre.
error-lethal = { $card } coûterait { $wounds } blessures et tuerait l’Ennemi, à qui il reste { $health } de Santé.
error-hand-first = Une carte de votre main peut servir à l’Ennemi en { $place } : pas de recherche.
error-no-gap = Il n’y a pas d’intervalle { $place }.
error-gap-taken = Une manœuvre est déjà en { $place }.
error-veterans = Deux Vétérans ferment l’intervalle { $place }.
error-two-zones = Conan joue des manœuvres dans { $limit } zones au plus par round.
error-cannot-pay = { $card } coûterait { $price } à cet endroit ; Conan a { $prowess } de Prouesse et { $health } de Santé.
error-no-ally = Il n’y a pas d’Allié { $ally } en jeu.
error-one-ally-move = { $ally } joue une seule manœuvre par round.
error-ally-lethal = Cela coûterait { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} à { $ally }, qui n’a plus que { $health } de Santé.
error-needs-scars = { $card } demande { $needed } { $needed ->
    [one] Cicatrice
   *[other] Cicatrices
} ; votre Conan en a { $have }.
error-needs-renown = { $card } demande { $needed } points de Renommée ; vous en avez { $have }.
error-no-place = Aucune zone n’est ouverte à { $card } pour l’instant.
error-other-named = C’est { $named } qui a été désigné et qui vient, non { $card }.
error-no-position = Les places y sont numérotées de 1 à { $last }.
error-not-in-chronicle = { $card } n’est pas dans cette Chronique.
error-too-much-vitality = On peut changer au plus { $most } points de Prouesse en Santé.
error-other-side = { $card } ({ $keyword }) est pour l’autre camp.
error-too-late = { $card } vient trop tard : les Actions se jouent au début du Repos.
error-not-playable = { $card } ne peut être jouée maintenant ({ phase-now }).
error-no-retreat = Pas de Retraite maintenant ({ phase-now }).
error-retreated = Après une Retraite on ne poursuit pas.
error-no-press-on = Pour Poursuivre, Conan a besoin de Prouesse et d’une carte en main.
error-one-foe = Il faut jouer au moins un Ennemi.
error-every-foe = Chaque Ennemi a besoin d’une manœuvre.
error-must-name = Il ne reste aucun Ennemi gratuit : il faut en nommer un.
error-over-limit = { $card } vaut { $renown } points de Renommée ; on peut encore en prendre { $limit }.

deck-no-conan = « { $given } » n’est pas une carte Conan.
deck-draw-short = La pioche a { $count } cartes et il en faut { $least }.
deck-draw-kind = { $card } ({ $kind }) ne peut être dans une pioche.
deck-unknown-card = Il n’y a pas de carte « { $card } » (la plus proche : { $suggestion }).
deck-foes-short = Le paquet d’Ennemis a { $count } cartes et il en faut { $least }.
deck-foes-kind = { $card } ({ $kind }) ne peut être dans un paquet d’Ennemis.
deck-unique = { $card } est Unique, mais il y en a { $count } exemplaires.
deck-copies = Il y a { $count } exemplaires de { $card } ; { $most } sont permis.
deck-renown = Le paquet d’Ennemis a { $renown } points de Renommée ; il en faut de { $least } à { $most }.

# -- événements --------------------------------------------------------------------------------------------------------

event-first-player = { $seat } joue le premier tour.
event-turn-begins = Tour { $turn } : { $seat } est Conan.
event-phase = — { $phase } —
event-conan-center = Le Conan de { $seat } s’avance au centre.
event-conan-home = Le Conan de { $seat } quitte le centre.
event-drawn = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-drawn-hidden = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-reshuffled = { $seat } mélange sa défausse en une nouvelle pioche.
event-foes-reshuffled = { $seat } mélange sa défausse d’Ennemis en un nouveau paquet.
event-hand-shown = { $seat } montre sa main à { $viewer } : { $cards }.
event-hand-shown-hidden = { $seat } montre sa main à { $viewer }.
event-top-seen = { $seat } regarde le dessus du paquet d’Ennemis de { $owner } : { $cards }.
event-top-seen-hidden = { $seat } regarde les { $count } cartes du dessus du paquet d’Ennemis de { $owner }.
event-foes-revealed = { $seat } révèle { $cards }.
event-discarded = { $seat } défausse { $cards }{ $how ->
    [random] {" "}au hasard
   *[other] {""}
}.
event-effect-heal = { $card } : { $who } regagne { $n } de Santé.
event-effect-wound = { $card } : { $who } subit { $n } { $n ->
    [one] blessure
   *[other] blessures
}.
event-effect-gain-prowess = { $card } : { $who } gagne { $n } de Prouesse.
event-effect-lose-prowess = { $card } : { $who } perd { $n } de Prouesse.
event-effect-stat = { $card } : Conan a { $change } { $stat ->
    [damage] Dégât
    [vitality] Vitalité
    [starting_health] Santé de départ
    [item_scars] Cicatrice exigée par les Objets
    [retreat_loss] Renommée à perdre en Retraite
   *[other] { $stat }
} { $until ->
    [round] pendant ce round
    [combat] pendant ce combat
   *[other] pendant ce tour
}.
event-move-seen = { $seat } regarde la manœuvre de { $foe } : { $card }.
event-move-seen-hidden = { $seat } regarde la manœuvre de { $foe }.
event-foe-moved = { $foe } passe dans la zone { $zone }.
event-left-play = { $card } quitte le jeu.
event-cancelled = { $card } est annulée par { $by }.
event-card-taken = { $seat } prend { $card } en main.
event-foe-placed = { $seat } place { $foe } ({ $zone }).
event-foe-removed = { $foe } quitte le champ sans être compté.
event-returned = { $card } revient dans la main de { $seat }.
event-foe-defeated = { $foe } est vaincu : { $seat } a { $renown } de Renommée.
event-ally-defeated = { $ally } tombe aux côtés de { $seat }.
event-ally-dismissed = { $ally } s’en va.
event-exhausted = { $seat } n’a plus d’Ennemis.
event-conan-defeated = Le Conan de { $seat } est vaincu.
event-game-over = La partie est finie. { $shared ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
} ({ $reason ->
    [renown] Renommée
    [death] les autres Conan sont tombés
    [exhaustion] plus d’Ennemis
   *[limit] la limite de tours est atteinte
} ; Renommée { $scores }).
event-used = { $seat } utilise { $card }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}.
event-action-played = { $seat } joue { $card }.
event-item-played = { $seat } s’équipe de { $card }.
event-ally-played = { $card } rejoint { $seat }.
event-region-played = { $seat } joue la Région { $card }.
event-foe-draw = { $n } Ennemis sont tirés contre { $seat } ({ $scars } Cicatrices).
event-foes-discarded = À la défausse d’Ennemis : { $cards }.
event-foes-refused = { $seat } refuse tous les Ennemis révélés.
event-foe-named = { $seat } nomme { $foe }.
event-foe-paid = { $foe } est défaussé en paiement.
event-retreat = { $seat } fait retraite : jusqu’à { $limit } de Renommée peuvent être repris.
event-fights-on = { $seat } combat.
event-foe-taken = { $seat } reprend { $foe } dans les Chroniques de { $victim }, à qui il reste { $renown } de Renommée.
event-foe-move = { $seat } donne une manœuvre à { $foe } ({ $place }) : { $card }{ $wounds ->
    [0] {""}
   *[other] {", "}pour { $wounds } blessures
}.
event-foe-move-hidden = { $seat } donne à { $foe } ({ $place }) une manœuvre face cachée{ $wounds ->
    [0] {""}
   *[other] {", "}pour { $wounds } blessures
}.
event-search-failed = { $seat } ne trouve pas de manœuvre pour { $foe }, qui est vaincu.
event-search-rejected = { $seat } cherche une manœuvre, essai { $tries } : { $card } ne peut être jouée.
event-conan-move = { $who } joue { $card } en { $place }.
event-ally-overpaid = { $ally } subit { $wounds } blessures pour la manœuvre.
event-move-paid = { $card } coûte { $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra } pour les manœuvres qu’elle ne touche pas
} : il reste { $prowess } de Prouesse.
event-foe-move-revealed = { $foe } ({ $place }) : { $card }.
event-illegal-move = { $foe } n’aurait pu jouer { $card } et est vaincu.
event-redirected = { $card } : le coup tombe sur { $ally }.
event-zone-named = { $seat } nomme la zone { $zone }.
event-side-named = { $foe } frappe { $target } du bord { $side }.
event-clash = { $attacker } attaque { $target } avec { $move }{ $against } [{ $lanes }] : { $sum }.
event-prowess-restored = { $seat } a de nouveau { $prowess } de Prouesse.
event-vitality-used = { $seat } dépense { $n } de Prouesse pour { $n } de Santé : Prouesse { $prowess }, Santé { $health }.
event-round-limit = Le combat s’arrête après { $n } rounds.
event-field-cleared = { $seat } a vidé le champ.
event-press-on = { $seat } poursuit.

clash-against = {" "}contre { $enemy }
clash-hit = base { $base }, icônes { $icons }{ $leak ->
    [0] {""}
   *[other] {", "}fuite { $leak }
}{ $notes } = { $damage } Dégâts
clash-leak = bloqué, mais { $leak } Dégâts passent le Bouclier
clash-blocked = { $blocked ->
    [one] son icône est bloquée
   *[other] ses { $blocked } icônes sont bloquées
}

# -- invites -----------------------------------------------------------------------------------------------------------

prompt-chance = Le paquet décide.
prompt-over = La partie est finie : { $winners } { $shared ->
    [0] personne ne gagne
    [one] gagne
   *[other] se partagent la victoire
} { $reason ->
    [renown] par la Renommée
    [death] en dernier survivant
    [exhaustion] parce qu’un paquet d’Ennemis est épuisé
    [limit] à la limite de tours
   *[other] {""}
}.
prompt-window = { $seat } : { $window } - jouer, utiliser ou passer.
prompt-prepare = { $seat } : Préparation - jouez Objets, Alliés, Régions et Actions, puis passez.
prompt-doing = { $seat } : { $card } - choisissez. { $text }
prompt-trigger = { $seat } : utiliser { $card } ? { $text }
prompt-triggers = { $seat } : quel effet d’abord ?
prompt-discard = { $seat } : défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
prompt-cycle = { $seat } : défaussez jusqu’à { $n ->
    [one] une carte
   *[other] { $n } cartes
}, puis piochez-en autant.
prompt-take = { $seat } : prenez une carte, ou terminez.
prompt-order-top = { $seat } : quelle carte vient ensuite sur le dessus ?
prompt-foe-draw = { $seat } : placez des Ennemis, ou terminez.
prompt-foe-name = { $seat } : aucun Ennemi révélé n’est jouable ; nommez-en un, ou refusez-les tous.
prompt-pay = { $seat } : défaussez { $n ->
    [one] un Ennemi Mineur
   *[other] { $n } Ennemis Mineurs
} en paiement.
prompt-round = { $seat } : combattre ou faire retraite ?
prompt-loss = { $seat } : reprenez des Ennemis jusqu’à { $n } de Renommée.
prompt-foe-moves = { $seat } : donnez une manœuvre à chaque Ennemi.
prompt-conan-moves = { $seat } : jouez les manœuvres de Conan, puis terminez. (center:0 est l’intervalle à gauche de center1, center:1 celui de droite.)
prompt-placing = { $seat } : utiliser la capacité de { $card } ? { $text }
prompt-reveal = { $seat } : utiliser la capacité de la manœuvre ?
prompt-resolution = { $seat } : quelle zone résoudre ?
prompt-initiative = { $seat } : quelle attaque d’abord ?
prompt-side = { $seat } : de quel bord de { $move } { $foe } frappe-t-il, et qui ?
prompt-redirect = { $seat } : détourner le coup sur un Allié ?
prompt-press = { $seat } : poursuivre ou se reposer ?
prompt-rest = { $seat } : combien de Vitalité ?
prompt-up-to = { $seat } : combien de cartes piocher ?

window-foe_reveal = des Ennemis sont révélés
window-survey = phase d’Observation
window-foe_moves_down = les manœuvres ennemies sont posées
window-reveal = les manœuvres ennemies sont révélées
window-barbarian = phase Barbare
window-before_zone = avant la résolution de la zone
window-before_damage = avant les Dégâts
window-after_hit = après la touche
window-action_played = une Action est jouée
window-end_of_combat = fin du combat
window-rest = Actions de Repos

# -- choix -------------------------------------------------------------------------------------------------------------

label-pass = Passer
label-done = Terminer
label-play = Jouer { $card }
label-use = Utiliser { $card }
label-choose = Choix { $n }
label-cards = Piocher { $n }
label-vitality = Dépenser { $n } de Prouesse en Santé
label-discard = Défausser { $card }
label-take = Prendre { $card }
label-top = Ensuite sur le dessus : { $card }
label-name = Nommer { $card }
label-refuse = Tout refuser
label-place = Placer { $card } : { $zone }, position { $n }
label-pay = Payer avec { $card }
label-retreat = Retraite
label-fight = Combattre
label-give = { $foe } ({ $place }) : { $card }
label-search = { $foe } ({ $place }) : chercher dans la pioche
label-move = { $card } en { $place }{ $by ->
    [none] {""}
   *[other] {" "}par { $by }
}
price-plain = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
})
price-health = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
}, payé en partie en Santé)
price-deadly = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
} : Conan en mourrait)
price-wounds = {" "}({ $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
})
price-life = {" "}(Conan en mourrait)
label-accept = L’utiliser
label-decline = Ne pas l’utiliser
label-zone = { $zone }
label-strike = bord { $side } ({ $icons }) sur { $target }
label-next = Numéro { $n }
label-foe = { $foe } ({ $place })
label-ally = { $card }
label-item = { $card }
label-at = La manœuvre en { $place }
label-peek = Regarder la manœuvre de { $foe } ({ $place })
label-slot = bord { $side }, position { $n }
label-shift = Vers { $zone }, à l’extrémité { $side }
label-press-on = Poursuivre
label-rest = Se reposer

zone-center = Centre
zone-left = Flanc gauche
zone-right = Flanc droit
zone-rear = Arrières
side-left = gauche
side-right = droit

screen-turn = Tour { $turn }, round { $round } : { $phase }
screen-player = { $name } : { $conan }  Prouesse { $prowess }  Santé { $health }  Renommée { $renown }  Cicatrices { $scars }
screen-piles = main { $hand }  pioche { $deck }  défausse { $discard }  Ennemis { $foes }+{ $foe_discard }
screen-hand = Votre main
screen-revealed = Ennemis révélés
screen-region = Région :
screen-turn-only = Tour { $turn } : { $phase }
screen-item = Objet :
screen-allies = Alliés
screen-ally = Allié :
screen-gone = (parti)
screen-face-down = face cachée
screen-figures = gem coût · i Initiative · P Prouesse · D Dégâts · H Santé · R Renommée · S Cicatrices · < > passe
attack = {" "}({ $attacker } touche { $target } pour { $damage }{ $opposed ->
    [0] {""}
   *[other] {" "}: { $move }
})
kind-item = Objet
kind-action = Action
kind-ally = Allié
kind-region = Région
word-human = Humain
word-animal = Animal
word-creature = Créature
word-supernatural = Surnaturel
word-sorcerer = Sorcier
word-unique = Unique
word-mounted = Monté
word-serpent = Serpent
word-veteran = Vétéran
word-undead = Mort-vivant
word-savage = Sauvage
word-solitary = Solitaire
price-minors = {" "}({ $n ->
    [one] coûte un Mineur
   *[other] coûte { $n } Mineurs
})
word-cimmeria = Cimmérie
word-aquilonia = Aquilonie
word-hyrkania = Hyrkanie
word-khitai = Khitaï
word-stygia = Stygie
word-zamora = Zamora
word-pictland = Pays picte
word-turan = Touran
word-nordheim = Nordheim
word-kush = Kush
word-koth = Koth
word-vilayet = Vilayet
screen-legend = S Bouclier · A Agilité · G Empoignade · T Deux mains · B Lame · R Tir · M Magie · X Spécial
phase-set-up = mise en place
phase-start = début du tour
phase-prepare = Préparation
phase-foe_draw = Tirage d’Ennemis
phase-survey = phase d’Observation
phase-foe_move = manœuvres ennemies
phase-conan_move = manœuvres de Conan
phase-reveal = révélation
phase-barbarian = phase Barbare
phase-resolution = résolution
phase-end_of_round = fin du round
phase-end_of_combat = fin du combat
phase-rest = Repos
phase-now = { $phase ->
    [set-up] { phase-set-up }
    [start] { phase-start }
    [prepare] { phase-prepare }
    [foe_draw] { phase-foe_draw }
    [survey] { phase-survey }
    [foe_move] { phase-foe_move }
    [conan_move] { phase-conan_move }
    [reveal] { phase-reveal }
    [barbarian] { phase-barbarian }
    [resolution] { phase-resolution }
    [end_of_round] { phase-end_of_round }
    [end_of_combat] { phase-end_of_combat }
    [rest] { phase-rest }
   *[other] { $phase }
}

# -- paquets à la ligne de commande ----------------------------------------------------------------------------------

deck-build-option-conan = Le Conan du paquet, par identifiant de carte ; sans lui, le premier
deck-build-option-style = Le style des manœuvres : blade, grapple, two_handed, ranged ou defence
decks-title-all = Paquets de départ
decks-id = Identifiant
decks-title = Nom
decks-conan = Conan
decks-cards = Cartes
decks-foes = Paquet d’Ennemis
decks-draw = Pioche
decks-renown = Renommée
decks-count = Exemplaires
decks-card = Carte
decks-figures = Chiffres
decks-what = Quoi
decks-figure = Valeur
decks-kinds = Genres
decks-gems = Gemmes des manœuvres
decks-icons = Icônes
decks-majors = Ennemis majeurs
decks-scars = Cicatrices
decks-unplayable = Probabilité qu’un Tirage de 5 Ennemis n’ait aucun Ennemi jouable
decks-swap = { $out } → { $into }
decks-weak-dead = { $card } reste souvent en main : jouée { $share } fois sur 100 quand elle arrive.
decks-weak-dear = Les manœuvres sont chères : { $gem } gemmes en moyenne.
decks-weak-cheap = Les manœuvres sont bon marché et faibles : { $gem } gemmes en moyenne.
decks-weak-icons = Presque aucune icône de cette sorte : { $icons }.
decks-weak-unplayable = Dans { $share } % des Tirages d’Ennemis de 5, aucun Ennemi ne peut être joué.

# -- mots sur les cartes ------------------------------------------------------------------------------------------------

kind-conan = Conan
kind-foe = Ennemi
kind-move = Manœuvre
kind-action = Action
kind-item = Objet
kind-ally = Allié
kind-region = Région
type-human = Humain
type-animal = Animal
type-creature = Créature
type-supernatural = Surnaturel
type-sorcerer = Sorcier
trait-unique = Unique
trait-mounted = Monté
trait-serpent = Serpent
trait-veteran = Vétéran
trait-undead = Mort-vivant
trait-savage = Sauvage
trait-solitary = Solitaire
territory-cimmeria = Cimmérie
territory-aquilonia = Aquilonie
territory-hyrkania = Hyrkanie
territory-khitai = Khitaï
territory-stygia = Stygie
territory-zamora = Zamora
territory-pictland = Pays picte
territory-turan = Turan
territory-nordheim = Nordheim
territory-kush = Kush
territory-koth = Koth
territory-vilayet = Vilayet
keyword-prepare = Préparation
keyword-warrior = Guerrier
keyword-rest = Repos
keyword-any = Toute étape
keyword-foe-warrior = Ennemi : Guerrier
keyword-foe-rest = Ennemi : Repos
slot-weapon = Arme
slot-shield = Bouclier
slot-body = Armure
style-blade = Lame
style-grapple = Empoignade
style-two_handed = Deux mains
style-ranged = Tir
style-defence = Défense
style-multi = Multiple
style-magic = Magie
style-special = Spécial
rarity-common = Commune
rarity-uncommon = Peu commune
rarity-rare = Rare
rarity-ultra-rare = Très rare
stat-prowess = Prouesse
stat-health = Santé
stat-damage = Dégâts
stat-vitality = Vitalité
stat-renown = Renommée
stat-scars = Cicatrices
stat-gem = Gemme
stat-initiative = Initiative
stat-draw = Pioche
brief-prowess = P
brief-damage = D
brief-health = S
brief-vitality = V
brief-renown = R
brief-scars = C
brief-gem = gemme
brief-initiative = init
brief-draw = pioche
stat-needs = Exige
card-barbarian = BARBARE : { $ability } { $n }
card-needs-scars = Cicatrices { $n }
card-draw = Pioche { $n }

# -- mots sur l’image de la table ---------------------------------------------------------------------------------------

table-won = { $winners ->
    [none] La partie est finie
   *[other] Victoire de { $winners }
}
table-pass = touche
table-block = bloquée
table-leak = 1 passe
table-conan = est Conan
table-you = vous
table-out = vaincu
table-winner = victoire
table-chronicle = Chronique
table-known = Montrées de la main
table-hand = Main
table-deck = Pioche
table-discard = Défausse
table-foe-deck = Ennemis
table-foe-discard = Déf. Ennemis

# -- les cartes en ligne de commande -----------------------------------------------------------------------------------

cards-found = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
cards-name = Nom
cards-kind = Genre
cards-figures = Valeurs
cards-edges = Icônes
cards-rarity = Rareté
cards-id = Identifiant
cards-traits = Traits
cards-left = Bord gauche
cards-right = Bord droit
cards-text = Texte
cards-decks = Paquets
cards-what = Quoi
cards-value = Valeur
error-query-quote = Ce guillemet n’est pas fermé.
error-query-paren-open = Cette parenthèse n’est pas fermée.
error-query-paren-close = Cette parenthèse n’a jamais été ouverte.
error-query-unexpected = « { $given } » n’est pas attendu ici.
error-query-missing = Il manque ici quelque chose à chercher : un mot, une "expression", champ:valeur ou une parenthèse.
error-query-no-field = Il manque un champ devant « { $given } », comme dans renommee>=5.
error-query-no-value = Il manque ici une valeur pour « { $name } ».
error-query-not-a-number = « { $name } » contient des mots : écrivez : ou = ou != au lieu de « { $given } ».
error-query-number = « { $given } » n’est pas un nombre, et « { $name } » en demande un.
error-query-field = Il n’y a pas de champ « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Champs : { $known }.
error-query-value = « { $name } » n’est jamais « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Possibles : { $known }.
