map = La carte
zoom = Taille de la carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
hand = Votre main
empty-hand = Votre main est vide.
drawers = À côté de la carte
drawer-hand = Main
drawer-dice = Dés et récit
drawer-kingdoms = Royaumes
choices = Ce que vous pouvez faire
offer = Votre choix
you = vous
used = utilisée
fewer = Moins
more = Plus
how-many = Combien d’unités
units = { $units ->
    [one] 1 unité
   *[other] { $units } unités
}
do-attack = Attaquer
do-move = Marcher
do-place = Placer une unité ici
where-to = Où aller ? Cliquez sur une province éclairée, ou tirez jusque-là.
where-from = D’où ? Cliquez sur une province éclairée.
brush = Un clic sur une province
brush-buy-army = Acheter des unités
brush-buy-emissary = Acheter des émissaires
brush-raise = Lever des unités
brush-city = Bâtir des cités
brush-conan = Déplacer Conan
brush-raid = Placer des pillards
as-proposed = Comme proposé
each-click = Un clic place
trade-instead = Échanger plutôt le pion contre { $number } en { $what }
ordered-press = Continuer jusqu’au bout ; me redemander en dessous de 50 %
ordered-decline = Plus de cartes dans ce conflit
ordered-march = Poursuivre la marche jusqu’au bout ; me redemander en dessous de 50 %
ordered-pass = Passer après chaque jet de ce conflit
ordered-conan = { $steps ->
    [0] Le laisser là jusqu’à la fin de l’aventure
   *[other] Un pas par tour : { $way }
}
conan-led = Conan avance tout seul.
ask-again = Me redemander
chance-bid = de remporter la mise
chance-end = à la fin
chance-roll = ce jet

fate-dice = Dés du destin
age-of = Âge { $age } sur 3
no-dice = lancés dès qu’il en faut
die = Dé du destin : { $face }
adventure = Aventure
no-adventure = Aucune aventure en cours.
more-adventures = { $number ->
    [0] la dernière de l’âge
    [one] une à venir
   *[other] { $number } à venir
}
objectives = Objectifs
met-by = Rempli par { $names }
met-by-nobody = Personne ne le remplit pour l’instant.
objective-how = Compté à chaque changement d’âge et à la fin de la partie.
adventure-how = { $length } pions sont sur sa piste. Le joueur Conan qui rapproche Conan de sa destination prend le premier ; sinon, il est perdu.
token-how = Gardez-le : la majorité de { $category } rapporte artefacts et points. Ou échangez-le contre { $icons } { $what }.

army-of = { $kingdom } : { $units ->
    [one] 1 unité
   *[other] { $units } unités
}
emissaries-of = { $kingdom } : { $number ->
    [one] un émissaire
   *[other] { $number } émissaires
}
raiders = { $number ->
    [one] Des pillards
   *[other] { $number } bandes de pillards
}
conan-here = Conan est ici.
destination-here = La destination de Conan
coastal = sur la côte
savage = sauvage
home-of = Patrie : { $kingdom } ({ $name })
holds-fort = Fort : { $kingdom } ({ $name })
holds-tower = Tour, province alliée : { $kingdom } ({ $name })
holds-city = Cité : { $kingdom } ({ $name })
on-track = étape { $icon } sur { $icons }
province-how = Valeur { $rating } : les dés avec lesquels la province se défend, et les points pour l’armée qui gagne { $icons ->
    [one] l’unique étape
   *[other] les { $icons } étapes
} de la campagne.
savage-how = Sauvage : une armée peut la soumettre, mais personne ne la gagne par l’intrigue.
raiders-how = Pillards : dans une province neutre, les haches comptent pour sa défense. Au changement d’âge, ils coûtent des points à qui la tient.
fort-how = Un fort marque la valeur une seconde fois à la fin de la partie.
tower-how = Une tour rapporte de l’or à chaque changement d’âge, et la valeur en or à la fin de la partie.
city-how = Une cité vaut un fort et une tour : des points à la fin de la partie, de l’or à chaque changement d’âge.

attacks = attaque
defends = défend
lost = { $number } de perdu
successes = Succès
by-conan = Conan compte double
by-card = par une carte
no-card = sans carte Stratégie
dice-to-roll = { $number } dés à lancer
contest-in = Le conflit : { $province }
strategy-how = Dans un conflit sur ces terrains, ou une intrigue dans ces régions, { $symbols } compte comme succès. Dans la mise, elle ajoute { $rating }.
role-card = Carte de rôle

bid-token = Pion de mise { $value }
bid-token-spent = Pion de mise { $value }, dépensé
has-bid = a misé
bids = mise { $value }
hand-sizes = cartes de royaume et de stratégie en main
choose-kingdom = Choisir { $kingdom }
crown-how = Couronner Conan demande plus de pions d’une sorte que quiconque. Qui échoue quitte la partie.
crown-sure = Oser avec vos pions { $category } : { $total }
crown-with = Pions { $category } : { $total }
stake-all = Tous les pions { $category } : { $total }
stake-how = Misez tous vos pions d’une sorte, ou cliquez ceux que vous misez, d’une même sorte. Ils vous reviennent.
stake-these = Miser ceux-ci : { $total } en tout

fate-military = Marcher, attaquer ou placer des unités.
fate-intrigue = Envoyer des émissaires, lancer une intrigue, recruter ou collecter de l’or.
fate-court = Piocher des cartes ou jouer un événement, et déplacer Conan d’un pas.
fate-mixed = Un dé militaire ou un dé d’intrigue, au choix.
fate-wild = L’un des trois, au choix.
face-hit = Toujours un succès.
face-conan = Un succès ; deux pour le joueur Conan là où se trouve Conan.
face-attacker = Un succès pour l’attaquant seulement.
face-shield = Un succès avec une carte qui montre le bouclier.
face-axe = Un succès avec une carte qui montre la hache, et pour une province où sont des pillards.
face-miss = Rien.

thing-kingdom-how = { $number ->
    [0] Aucune province en plus de la patrie.
    [one] Une province en plus de la patrie.
   *[other] { $number } provinces en plus de la patrie.
} Ses armes figurent partout où quelque chose lui appartient, et ses terres ont un motif à elles.
thing-age = Âge { $age } sur 3
thing-age-how = Chaque âge compte quatre aventures. Puis les pillards prélèvent leur part, tours et cités rapportent, et chacun lève, achète et mise.
thing-points = Points d’empire
thing-points-how = Qui en a le plus à la fin du troisième âge gagne.
thing-gold = Or
thing-gold-how = Achète des cartes de table et, au changement d’âge, des unités, des émissaires et des cartes.
thing-sorcery = Sorcellerie
thing-sorcery-how = Dépensez-en une dans un conflit pour relancer tous vos dés.
thing-crom = Pions Crom
thing-crom-how = Crom compte les morts : un pour le vainqueur de chaque siège et de chaque bataille. Le plus grand nombre rapporte à la fin.
thing-cards = Cartes en main
thing-cards-how = Cartes de royaume (en couleur) et de stratégie (en fer).
thing-tokens = Pions d’aventure
thing-tokens-how = Gagnés avec Conan, face cachée : monstres, trésors et femmes.
thing-bid = Pion de mise
thing-bid-how = S’ajoute à la valeur d’une carte Stratégie quand on mise pour Conan. Qui mise le 0 reprend tous les autres.

stop-bid-cards = Cartes pour la mise
stop-bonus = Changer de carte de mise
stop-window = Cartes avant et après un conflit
stop-own-roll = Après votre jet
stop-opponent-roll = Après le jet adverse
stop-pick-dice = Dés qu’une carte fait relancer
stop-last-cards = Cartes à la fin de votre tour
tokens-of = { $number } pions ({ $category }), { $total } en tout

final = La fin de la partie
you-win = Vous gagnez !
you-share = Vous partagez la victoire !
they-win = { $number ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
see-map = Voir la carte
see-score = Voir le décompte
points-from = Points
in-all = En tout
tokens-decide = Pions d’aventure, qui départagent
course = Le cours des points
turning-points = Les tournants de la partie
luck = La chance aux dés
luck-how = Jets gagnés au-delà de ce qu’on pouvait attendre.
from-subjugated = Provinces soumises
from-siege-won = Sièges gagnés
from-battle-won = Batailles gagnées
from-objective-scored = Objectifs
from-raided = Pillards
from-forts-scored = Forts et cités
from-richest = Le plus d’or
from-crom-bonus = La faveur de Crom
from-dominance = Le plus de pions d’une sorte
from-crowning-scored = Conan couronné
from-other = Tout le reste
stop-declare = Poser une carte Stratégie
stop-token = Pions d’aventure (jamais : les garder)

how-title = Comment jouer à Age of Conan
how-intro = Deux à quatre royaumes se disputent l’Hyborie pendant trois âges de quatre aventures. Qui a le plus de points d’empire à la fin gagne. Pendant ce temps, Conan suit sa route, et qui mise le plus pour lui l’accompagne.
how-1-title = Votre tour : prenez un dé
how-1 = Sept dés du destin sont à côté de la carte. À votre tour, vous en prenez un et faites ce qu’il montre ; quand plus aucun ne peut servir, tous sont relancés. Avant cela, vous pouvez jouer des cartes de table de votre main contre de l’or.
how-2-title = La guerre : gagner chaque étape
how-2 = Une armée qui entre dans une province neutre commence une campagne : sur chaque terrain de sa piste, vous lancez un dé par unité, cinq au plus, et la province lance sa valeur. Gagnez une étape et vous avancez ; gagnez la dernière, et votre fort s’y dresse et vous marquez la valeur. Perdez, et une unité tombe. Une marche forcée sacrifie une unité pour combattre encore aussitôt.
how-3-title = Ce qui compte sur les dés
how-3 = Une épée est toujours un succès, celle de Conan aussi. La lame inclinée compte pour l’attaquant. Bouclier et hache ne comptent qu’avec une carte qui les montre : une carte Stratégie qui convient au terrain, posée face cachée par chaque camp avant le jet. Une sorcellerie relance tous vos dés. À égalité, le défenseur gagne.
how-4-title = Sièges et batailles
how-4 = Une province qui porte le fort d’un autre royaume est assiégée ; une armée en campagne est combattue. Les deux camps perdent des unités jusqu’à ce que l’un disparaisse ou se retire. Le vainqueur prend un pion Crom.
how-5-title = L’intrigue : les gagner à sa cause
how-5 = Les émissaires vont plus loin que les armées. Dans une province neutre, un émissaire peut lancer une intrigue : un dé, et un de plus pour chaque voisine amie ou qui abrite vos émissaires. Si vous gagnez, votre tour s’y dresse et la valeur vous est payée en or.
how-6-title = La mise pour Conan
how-6 = Avant chaque aventure, tous misent en secret : un pion plus la valeur d’une carte Stratégie. Le gagnant déplace Conan au début de chacun de ses tours. Chaque pas vers sa destination rapporte un pion d’aventure ; un pas de côté le perd. Dans la province de Conan, vous lancez un dé de plus, et sa face compte double.
how-7-title = La cour : cartes et événements
how-7 = Un dé de cour fait piocher des cartes ou jouer un événement de votre main, et peut déplacer Conan. Les cartes de royaume ne sont qu’à vous : sur la table, comme événements ou dans un conflit.
how-8-title = Le changement d’âge
how-8 = Après quatre aventures, les pillards prélèvent leur part, tours et cités rapportent de l’or, les objectifs que vous remplissez des points. Vous levez des unités ou bâtissez des cités, dépensez votre or et misez des pions pour les artefacts.
how-9-title = Comment on gagne
how-9 = À la fin, chaque fort et chaque cité marque encore sa valeur ; le plus d’or, le plus de pions Crom et le plus haut total de chaque sorte de pions d’aventure rapportent aussi. Au troisième âge, le joueur Conan peut tenter de le couronner roi : cela finit la partie, et qui échoue est éliminé.
