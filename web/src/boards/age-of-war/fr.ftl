dice = Dés
center = Centre
in-play = { $count ->
    [one] un dé en jeu
   *[other] { $count } dés en jeu
}
lost-dice = { $count ->
    [0] aucun perdu
    [one] un perdu
   *[other] { $count } perdus
}
to-roll = { $count ->
    [0] plus aucun dé
    [one] un dé à lancer
   *[other] { $count } dés à lancer
}
lose = Perdre un dé
lose-more = { $count ->
    [0] Perdre le dernier dé : le tour s’achève
    [one] Perdre un dé et lancer le dernier
   *[other] Perdre un dé et en lancer { $count }
}
roll-dice = { $count ->
    [one] Lancer le dé
   *[other] Lancer { $count } dés
}
glyph-infantry = infanterie
glyph-archery = archers
glyph-cavalry = cavalerie
glyph-daimyo = daimyo
face-infantry = infanterie { $number }
fill-line = { $castle } : remplir { $line }
fill-line-more = { $castle } : remplir { $line } avec { $more ->
    [one] un dé de plus
   *[other] { $more } dés de plus
}
line-infantry = infanterie { $number }
line-special = ligne spéciale du daimyo
castle-label = { $castle }, clan { $clan }, { $points ->
    [one] un point
   *[other] { $points } points
}
line-open = { $castle }, ligne { $line } : { $what }, ouverte
line-fill = Remplir { $what } à { $castle }. { $then }. Chance de conquête : { $chance }
line-fill-plain = Remplir { $what } à { $castle }. { $then }
line-filled = { $castle }, ligne { $line } : { $what }, remplie
then-conquers = Le château est conquis
then-open = Restera ouvert : { $lines }
leaves = laisse
conquers = conquiert le château
uses = { $count ->
    [one] un dé
   *[other] { $count } dés
}
chance = chance
chance-title = Chance exacte d’achever le château après ce choix, en jouant au mieux
owner-of = chez { $name }
empty-area = Pas encore de château
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pile = { $count ->
    [one] un château
   *[other] { $count } châteaux
}, hors d’atteinte
you = vous
to-play = à jouer
winner = victoire
clan-worth = Le clan entier ({ $size ->
    [one] un château
   *[other] { $size } châteaux
}) : { $points ->
    [one] un point
   *[other] { $points } points
}
preview-idle = Cliquez sur une ligne éclairée pour la remplir, ou perdez un dé et relancez.
preview-wait = { $name } réfléchit.
preview-roll = Les dés vont tomber.
preview-tumbling = Les dés roulent…
preview-over = La guerre est finie.
rolled-dice = Dés : { $dice }
not-rolled = { $count ->
    [one] un dé attend d’être lancé
   *[other] { $count } dés attendent d’être lancés
}
win-bar = Chance de gagner, calculée exactement : { $name } { $chance }
final-title = Décompte final
final-step = Suivant
final-all = Tout montrer
final-total = Total
final-ties = Égalité aux points : les châteaux départagent, puis les clans
final-winner = { $names } { $count ->
    [one] gagne
   *[other] se partagent la victoire
}
final-castles = { $count ->
    [0] aucun château
    [one] un château
   *[other] { $count } châteaux
}
final-clans = { $count ->
    [0] aucun clan
    [one] un clan
   *[other] { $count } clans
}
final-again = Recompter
tagline = Sept dés, quatorze châteaux, six clans
