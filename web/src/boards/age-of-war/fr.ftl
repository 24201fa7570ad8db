dice = Dés
center = Centre
castles-left = { $count ->
    [one] un château restant
   *[other] { $count } châteaux restants
}
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
under-attack = attaqué
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
legend-special = seulement contre un joueur

intro-title = Age of War en cinq minutes
intro-step = Étape { $step } sur { $of }
intro-next = Suivant
intro-back = Retour
intro-play = Jouer contre des robots
intro-lobby = Retour à l’accueil
intro-rules = Lire les règles
intro-not-yet = Ce sera possible dans une vraie partie. Ici, suivez Kim : la marque dorée montre son choix.
intro-1-title = Quatorze châteaux, six clans
intro-1 = Vous êtes un daimyo du Japon féodal. Quatorze châteaux se trouvent au centre. Quand le centre est vide, celui qui a le plus de points gagne. Un château vaut le nombre inscrit sur sa pièce ; tous les châteaux d’un clan réunis valent davantage, et personne ne peut plus vous les prendre.
intro-2-title = Kim lance sept dés
intro-2 = Chaque dé montre un, deux ou trois fantassins, des archers, la cavalerie ou un daimyo. Pour conquérir un château, vous remplissez toutes ses lignes de bataille, une ligne après chaque lancer.
intro-2-do = Lancez les dés.
intro-3-title = Une ligne s’éclaire
intro-3 = Kim a obtenu infanterie 3, 3, 2 et 1 : assez pour la ligne de huit fantassins de Gassantoda, un château du clan Mori. Les lignes que vos dés peuvent remplir brillent. Le nombre à côté de chacune est votre chance exacte de conquérir ce château en commençant là.
intro-3-do = Cliquez sur le 8 qui brille à Gassantoda.
intro-4-title = Trois dés restent, quatre à lancer
intro-4 = Les dés de cette ligne y restent. Kim a commencé Gassantoda et, ce tour-ci, ne peut que continuer : il n’y manque plus qu’un daimyo. Une erreur ? Vous pouvez l’annuler tant que les dés ne sont pas retombés.
intro-4-do = Lancez les quatre autres dés.
intro-5-title = Pas de daimyo
intro-5 = Rien ne convient : un dé est perdu, et les autres sont relancés. Vous pouvez perdre un dé même quand une ligne est possible, en espérant mieux.
intro-5-do = Perdez un dé.
intro-6-title = Encore trois dés
intro-6 = Chaque dé perdu complique la tâche. Quand il n’y en a plus, le château résiste et le tour s’achève.
intro-6-do = Lancez les trois derniers dés.
intro-7-title = Le voici
intro-7 = Un daimyo ! Il remplit la dernière ligne ouverte.
intro-7-do = Cliquez sur la ligne du daimyo à Gassantoda.
intro-8-title = Gassantoda est conquis
intro-8 = Kim prend le château et deux points, et son tour s’achève aussitôt. Le château est face visible devant elle : Ed peut encore le lui prendre s’il remplit aussi la ligne spéciale du daimyo, la sombre. Si Kim conquiert aussi Takahashi, le clan Mori est à elle pour de bon, pour cinq points au lieu de quatre.
intro-9-title = C’est tout
intro-9 = Lancez, puis remplissez une ligne ou perdez un dé, jusqu’à ce que le château tombe ou que les dés manquent. Quand le centre est vide, on compte. Tout choix impossible dit pourquoi et cite sa règle : il suffit de cliquer dessus.
