title = Atelier
no-decks-here = Cette maison n’a pas de jeu à paquets à construire.
gallery = Cartes
find = Chercher parmi les cartes
find-how = Un nom, des mots du texte, ou des conditions : { $examples }. Reliez-les par « et », « ou », « non » et des parenthèses.
find-help = Comment chercher
filters = Filtres
filters-more = Plus de filtres
filters-fewer = Moins de filtres
filters-clear = Effacer
shown = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
nothing-found = Aucune carte n’est ainsi.
add = Ajouter { $card }
in-deck = { $count ->
    [0] pas dans le paquet
    [one] une dans le paquet
   *[other] { $count } dans le paquet
}
take-out = Retirer un exemplaire de { $card }
put-in = Ajouter un exemplaire de { $card }
added = { $card } : { $count } dans le paquet.
keys-how = Les flèches vont de carte en carte ; Entrée en ajoute une, Suppr en retire une. Restez sur une carte pour la lire.

deck = Paquet
deck-name = Nom du paquet
which-deck = Quel paquet
unnamed = Nouveau paquet
mine = Mes paquets
ready-made = Paquets du jeu
kept-here = Gardé dans ce navigateur.
kept-account = Gardé avec votre compte, { $name }.
keep-account = Le garder avec mon compte
new = Nouveau
copy = Copier
copied-name = { $name } (copie)
delete = Supprimer
delete-sure = Vraiment ?
import = Importer…
export = Exporter
print = Imprimer…
drop-here = Glissez des cartes ici, ou cliquez dessus.
empty-part = Rien encore
legal = Réglementaire : prêt à jouer
checking = Vérification…
faults = { $count ->
    [one] Une chose à corriger :
   *[other] { $count } choses à corriger :
}
range = { $least }–{ $most }
at-least = au moins { $least }
play = Jouer contre un robot
play-friends = Entre amis…
show-cards = Cartes
show-deck = Paquet

tab-list = Liste
tab-figures = Chiffres
tab-hands = Mains d’essai
tab-rating = Évaluation

draw-again = Tirer encore
hands-how = Ce que ce paquet pourrait donner au début d’une partie.

rate-how = Des robots jouent ce paquet contre chaque paquet du jeu, puis cherchent l’échange d’une carte qui aide le plus. Cela prend une minute ou deux.
rate = Évaluer ce paquet
rate-again = Évaluer de nouveau
rate-stop = Arrêter
rate-waiting = D’autres paquets passent d’abord…
rate-progress = { $done } parties sur { $total }
rate-not-legal = Seul un paquet réglementaire peut être évalué.
rate-changed = Le paquet a changé depuis.
rated = Gagne { $share } de { $games } parties
rated-range = Entre { $low } et { $high } à la longue. Le même robot joue des deux côtés.
rated-cut = C’était trop long : voici ce que disent les parties jouées jusque-là.
rivals = Contre chaque paquet
weaknesses = Faiblesses
sound = Aucune faiblesse ne se montre.
best-swap = Le meilleur échange
swap-in = entre
swap-out = sort
swap-gain-sure = Gagne { $gain } points de victoires sur 100 (entre { $low } et { $high }).
swap-gain-unsure = Gagne peut-être { $gain } points de victoires sur 100, mais { $games } parties ne suffisent pas pour en être sûr (entre { $low } et { $high }).
swap-gain-none = Aucun des { $screened } échanges examinés n’a aidé en { $games } parties.
swap = Faire cet échange

import-title = Importer un paquet
import-how = Collez un fichier de paquet, ou une liste avec une carte par ligne, comme « 3 Thak ». Les noms peuvent être anglais ou français.
import-file = Ou choisissez un fichier
import-do = Importer
print-title = Imprimer le paquet
print-how = Neuf cartes par page en grandeur réelle, avec des repères de coupe.
paper = Papier
paper-a4 = A4
paper-letter = Letter
with-backs = Avec les dos, pour imprimer recto verso
print-do = Faire le PDF
printing = On dessine les cartes…
