# Age of War : toutes les phrases que lit une personne, en français.

option-players = Nombre de joueurs (2 à 6)
odds-option-castle = Un château, par son identifiant
odds-option-dice = Dés qui vont être lancés
odds-option-filled = Lignes du château déjà remplies, par exemple « 1,3 » ou « 2,daimyo »
odds-option-steal = Le château est pris à un adversaire : sa ligne spéciale du daimyo compte aussi

bot-greedy = probabilité exacte de compléter chaque château avec les dés en main, fois ce qu’il vaut
bot-expert = probabilités exactes dans le tour, et une estimation de ce qu’une conquête fait à la course
bot-optimal = la solution exacte du jeu à deux (résolue d’abord, une fois, en deux minutes environ)

# -- événements ------------------------------------------------------------------------------------------------------

event-first-player = { $seat } joue le premier tour.
event-rolled = { $seat } lance { $dice }.
event-line-filled = { $seat } remplit [{ $line }] à { $castle } avec { $used ->
    [one] un dé
   *[other] { $used } dés
} ; { $left ->
    [0] il ne reste aucun dé
    [one] il reste un dé
   *[other] il reste { $left } dés
}.
event-die-lost = { $seat } perd un dé ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il reste { $left } dés
}.
event-attempt-failed = { $castle } résiste à { $seat }.
event-castle-conquered = { $seat } conquiert { $castle } : { $points ->
    [one] un point
   *[other] { $points } points
} !
event-castle-taken = { $seat } prend { $castle } à { $victim } !
event-clan-conquered = { $seat } réunit le clan { $clan } : { $points } points, à l’abri pour toujours.
event-turn-begins = C’est à { $seat } de jouer.
event-game-over = La partie est terminée. { $shared ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} ({ $scores }).

# -- ce que l’on peut faire ------------------------------------------------------------------------------------------

prompt-roll = { $seat } lance { $left ->
    [one] un dé
   *[other] { $left } dés
}.
prompt-first = Le premier joueur est tiré au sort.
prompt-choose = { $seat } : remplissez une ligne ou perdez un dé.
prompt-choose-target = { $seat } : remplissez une ligne à { $castle } ou perdez un dé.
prompt-over = La partie est terminée. { $shared ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
label-fill = { $line } à { $castle } : { $used ->
    [one] un dé
   *[other] { $used } dés
}, reste { $left }
label-conquer = le conquiert
menu-fill = { $line } { $used }d → { $open }
label-lose = perdre un dé, en relancer { $left }
label-lose-last = perdre le dernier dé : le tour s’achève
label-open = resteront : { $lines }

screen-center = Centre
screen-nobody = rien encore
screen-pile = clan { $clan } ({ $points })
screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-dice = Dés
screen-not-rolled = { $left ->
    [one] un dé à lancer
   *[other] { $left } dés à lancer
}
screen-placed = posés : { $placed }, perdus : { $lost }
screen-special = Pour prendre un château à un joueur, remplir aussi [D!].
screen-legend = nombres : infanterie   A archers   C cavalerie   D daimyo   ✓ remplie

# -- probabilités ----------------------------------------------------------------------------------------------------

odds-title-all = Probabilité de conquérir chaque château avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
odds-title-one = { $castle }, lignes libres { $lines }
odds-title-choices = Probabilité de compléter le château après chaque choix
odds-castle = Château
odds-clan = Clan
odds-points = Points
odds-lines = Lignes
odds-center = Centre
odds-stolen = Volé
odds-dice = Dés
odds-chance = Probabilité
odds-action = Action

# -- refus -----------------------------------------------------------------------------------------------------------

error-no-stopping = On ne peut pas arrêter son tour : perdez un dé.
error-bad-words = « { $given } » est incomplet : les formes sont fill CHÂTEAU LIGNE, lose, roll FACES et first PLACE.
error-unknown-verb = « { $given } » n’est pas une action : après un lancer, on remplit une ligne ou on perd un dé.
error-bad-seat = Il n’y a pas de place { $given } : les places vont de 0 à { $last }.
error-too-many-dice = { $given } dés, c’est trop : il y en a sept.
error-unknown-face = Aucun dé ne montre « { $given } » : les faces sont 1 2 3 A C D.
error-unknown-castle = Il n’y a pas de château « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-line = { $castle } n’a pas de ligne « { $given } » : ses lignes sont { $known }.
error-two-lines = On ne remplit qu’une ligne à { $castle } par lancer.
error-bad-spare = « { $given } » ne peut s’ajouter à cette ligne du château { $castle } : seuls des dés d’infanterie superflus sur une ligne d’infanterie, écrits +1, +2, etc.
error-first-player-unknown = Il faut d’abord tirer au sort le premier joueur.
error-roll-first = Il faut d’abord lancer les dés.
error-wrong-dice-count = On lance les { $left } dés restants, et non { $given }.
error-decide-first = « { $given } » revient au hasard : remplissez une ligne ou perdez un dé.
error-facedown = { $castle } est face cachée dans un clan conquis et ne peut plus être pris.
error-own-castle = { $castle } est à vous.
error-committed = Vous avez entamé { $target } : ce tour, seules ses lignes peuvent être remplies, pas [{ $line }] à { $castle }.
error-special-in-center = { $castle } est au centre : sa ligne spéciale du daimyo ne peut pas être remplie.
error-line-filled = [{ $line }] à { $castle } est déjà remplie.
error-no-spare = Les dés { $dice } ne laissent pas { $spare } infanterie superflue pour [{ $line }] à { $castle }.
error-too-little-infantry = [{ $line }] à { $castle } demande { $need } d’infanterie ; les dés { $dice } en montrent { $total }.
error-symbols-missing = Les dés { $dice } ne montrent pas tous les symboles de [{ $line }] à { $castle }.
error-needs-castle = { $field } demande un château : ajoutez --castle.
error-never-stolen = { $castle } forme un clan à lui seul et ne peut jamais être volé.
error-too-many-dice-left = Au moins { $placed } dés sont sur les lignes remplies : il ne peut en rester { $dice }.

# -- positions -------------------------------------------------------------------------------------------------------

error-position-clan-unfinished = { $field } : le clan { $clan } n’est pas complet, ses châteaux sont face visible.
error-position-clan-complete = { $field } : un joueur possède tout le clan { $clan }, ses châteaux sont face cachée.
error-position-no-turn = to_move : une fois la partie commencée, c’est le tour de quelqu’un.
error-position-filled-without-target = filled : des lignes sont remplies, mais il n’y a pas de cible.
error-position-bad-target = target : { $castle } ne peut pas être attaqué par le joueur dont c’est le tour.
error-position-bad-line = filled : { $given } n’est pas une ligne du château { $castle }, ou est nommée deux fois.
error-position-special-in-center = filled : { $castle } est au centre, où sa ligne spéciale du daimyo ne peut être remplie.
error-position-filled-count = filled : une cible a au moins une ligne remplie et au moins une libre ; voir { $castle }.
error-position-too-many-dice = dice : { $given } dés sont visibles, mais il n’y en a que sept.
error-position-dice-placed = dice_left : au moins { $placed } dés sont sur les lignes remplies : il ne peut en rester { $given }.
error-position-dice-mismatch = dice : { $shown } dés sont visibles, mais il en reste { $left } à lancer.
error-position-no-turn-now = dice : aucun tour n’est en cours dans cette position.
error-position-bad-lost = lost : { $given } dés ne peuvent être perdus ici ; de { $low } à { $high }, oui.

# -- la solution -----------------------------------------------------------------------------------------------------

error-not-two-players = Seules les parties à deux sont résolues ; celle-ci est à { $players }.
solve-title = Age of War à deux, résolu
solve-what = Quoi
solve-figure = Valeur
solve-positions = Positions
solve-start = Probabilité de gain du joueur qui commence
solve-residual = Plus grand résidu, prouvé par un dernier balayage
solve-standoffs = Positions à plusieurs solutions
solve-rounding = Plus grande erreur d’arrondi du fichier
solve-seconds = Secondes
solve-memory = Mémoire maximale
solve-file = Fichier
analysis-summary = Chance et adresse
analysis-decisions = Chaque choix, et ce qu’il a concédé
analysis-player = Joueur
analysis-choices = Choix
analysis-luck = Chance
analysis-given-away = Concédé
analysis-number = N°
analysis-mark = Signe
analysis-played = Joué
analysis-best = Meilleur
analysis-course = Après { $count } actions, { $player } gagne avec une probabilité de { $chance }.
analysis-plot = Probabilité de gain de { $player }
analysis-actions = actions
