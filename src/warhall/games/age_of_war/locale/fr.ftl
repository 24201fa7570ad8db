# Age of War : toutes les phrases que lit une personne, en français.

option-players = Nombre de joueurs (2 à 6)
odds-option-castle = Un château, par son identifiant
odds-option-dice = Dés que vous allez lancer
odds-option-filled = Lignes du château déjà remplies, par exemple « 1,3 » ou « 2,daimyo »
odds-option-steal = Vous prenez le château à un adversaire : sa ligne spéciale du daimyo compte aussi

bot-greedy = les chances exactes de compléter chaque château avec les dés en main, multipliées par ce qu’il vaut
bot-expert = les chances exactes à l’intérieur du tour, et une estimation de ce qu’une conquête change à la course
bot-warlord = calcule comme greedy, mais suit son tempérament
bot-champion = probabilités exactes pendant le tour, nourries de parties simulées en code machine ; à deux, la solution exacte, si elle est là
champion-without-extra = Le champion prévoit grâce à NumPy et Numba, qui ne sont pas installés (pip install "warhall[solver]") : il joue comme l’expert.
bot-optimal = la solution exacte du jeu à deux (calculée une fois, avant la première partie, en deux minutes environ)

# -- événements ------------------------------------------------------------------------------------------------------

event-first-player = { $seat } commence.
event-rolled = { $seat } lance { $dice }.
event-line-filled = { $seat } remplit [{ $line }] à { $castle } avec { $used ->
    [one] un dé
   *[other] { $used } dés
} ; { $left ->
    [0] il ne reste aucun dé
    [one] il reste un dé
   *[other] il reste { $left } dés
}.
event-die-lost = { $seat } perd un dé ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il reste { $left } dés
}.
event-attempt-failed = { $castle } résiste à { $seat }.
event-castle-conquered = { $seat } conquiert { $castle } : { $points ->
    [one] un point
   *[other] { $points } points
} !
event-castle-taken = { $seat } prend { $castle } à { $victim } !
event-clan-conquered = { $seat } réunit le clan { $clan } : { $points } points, à l’abri pour toujours.
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
prompt-first = Le sort désigne qui commence.
prompt-choose = { $seat } : remplissez une ligne, ou perdez un dé.
prompt-choose-target = { $seat } : remplissez une ligne à { $castle }, ou perdez un dé.
prompt-over = La partie est terminée. { $shared ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
label-fill = { $line } à { $castle } : { $used ->
    [one] un dé
   *[other] { $used } dés
}, reste { $left }
label-conquer = c’est conquis
menu-fill = { $line } { $used }d → { $open }
label-lose = perdre un dé, en relancer { $left }
label-lose-last = perdre le dernier dé : le tour s’achève
label-open = encore libres : { $lines }

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
screen-placed = posés : { $placed }, perdus : { $lost }
screen-special = Pour prendre un château à un joueur, remplissez aussi [D!].
screen-legend = nombres : infanterie   A archers   C cavalerie   D daimyo   ✓ remplie

# -- probabilités ----------------------------------------------------------------------------------------------------

odds-title-all = Probabilité de conquérir chaque château avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
odds-title-one = { $castle }, lignes libres : { $lines }
odds-title-choices = Probabilité de compléter le château après chaque choix
odds-castle = Château
odds-clan = Clan
odds-points = Points
odds-lines = Lignes
odds-center = Centre
odds-stolen = Pris
odds-dice = Dés
odds-chance = Probabilité
odds-action = Action

# -- refus -----------------------------------------------------------------------------------------------------------

error-no-stopping = Vous ne pouvez pas arrêter votre tour : perdez plutôt un dé.
error-bad-words = « { $given } » est incomplet. Écrivez fill CHÂTEAU LIGNE, lose, roll FACES ou first PLACE.
error-unknown-verb = Il n’y a pas d’action « { $given } » : après un lancer, vous remplissez une ligne ou perdez un dé.
error-bad-seat = Il n’y a pas de place { $given } : les places vont de 0 à { $last }.
error-too-many-dice = { $given } dés, c’est trop : il n’y en a que sept.
error-unknown-face = Aucun dé ne montre « { $given } » : les faces sont 1 2 3 A C D.
error-unknown-castle = Il n’y a pas de château « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-line = { $castle } n’a pas de ligne « { $given } » : ses lignes sont { $known }.
error-two-lines = Un lancer ne remplit qu’une ligne à { $castle }.
error-bad-spare = « { $given } » ne peut pas aller avec cette ligne à { $castle } : seuls des dés d’infanterie en trop s’ajoutent à une ligne d’infanterie, écrits +1, +2, etc.
error-first-player-unknown = Il faut d’abord tirer au sort qui commence.
error-roll-first = Lancez d’abord les dés.
error-wrong-dice-count = { $left ->
    [one] Vous lancez le dé qui reste
   *[other] Vous lancez les { $left } dés qui restent
}, et non { $given }.
error-decide-first = « { $given } » revient au hasard : à vous de remplir une ligne ou de perdre un dé.
error-facedown = { $castle } est face cachée dans un clan conquis : on ne peut plus le prendre.
error-own-castle = { $castle } est déjà à vous.
error-committed = Vous avez entamé { $target } : ce tour-ci, vous ne pouvez remplir que ses lignes, pas [{ $line }] à { $castle }.
error-special-in-center = { $castle } est au centre : sa ligne spéciale du daimyo n’y compte pas.
error-line-filled = [{ $line }] à { $castle } est déjà remplie.
error-no-spare = Les dés { $dice } ne laissent pas { $spare } d’infanterie en trop pour [{ $line }] à { $castle }.
error-too-little-infantry = [{ $line }] à { $castle } demande { $need } d’infanterie ; les dés { $dice } n’en montrent que { $total }.
error-symbols-missing = Les dés { $dice } ne montrent pas tout ce que demande [{ $line }] à { $castle }.
error-needs-castle = { $field } demande un château : ajoutez --castle.
error-never-stolen = { $castle } forme un clan à lui seul : personne ne peut le prendre.
error-too-many-dice-left = { $placed ->
    [one] Il y a au moins { $placed } dé
   *[other] Il y a au moins { $placed } dés
} sur les lignes remplies : il ne peut pas en rester { $dice }.

# -- positions -------------------------------------------------------------------------------------------------------

error-position-clan-unfinished = { $field } : le clan { $clan } n’est pas complet, ses châteaux sont face visible.
error-position-clan-complete = { $field } : un joueur possède tout le clan { $clan }, ses châteaux sont face cachée.
error-position-no-turn = to_move : une fois la partie commencée, c’est toujours le tour de quelqu’un.
error-position-filled-without-target = filled : des lignes sont remplies, mais il n’y a pas de cible.
error-position-bad-target = target : le joueur dont c’est le tour ne peut pas attaquer { $castle }.
error-position-bad-line = filled : { $castle } n’a pas de ligne { $given }, ou elle est nommée deux fois.
error-position-special-in-center = filled : { $castle } est au centre, où sa ligne spéciale du daimyo ne compte pas.
error-position-filled-count = filled : une cible a au moins une ligne remplie et une ligne libre ; voir { $castle }.
error-position-too-many-dice = dice : { $given } dés sont visibles, mais il n’y en a que sept.
error-position-dice-placed = dice_left : il y a au moins { $placed ->
    [one] { $placed } dé
   *[other] { $placed } dés
} sur les lignes remplies : il ne peut pas en rester { $given }.
error-position-dice-mismatch = dice : { $shown ->
    [one] { $shown } dé est visible
   *[other] { $shown } dés sont visibles
}, mais il en reste { $left } à lancer.
error-position-no-turn-now = dice : aucun tour n’est en cours dans cette position.
error-position-bad-lost = lost : on ne peut pas perdre { $given ->
    [one] { $given } dé
   *[other] { $given } dés
} ici, seulement de { $low } à { $high }.

# -- la solution -----------------------------------------------------------------------------------------------------

error-not-two-players = Seul le jeu à deux est résolu ; cette partie se joue à { $players }.
solve-title = Age of War à deux, résolu
solve-what = Quoi
solve-figure = Valeur
solve-positions = Positions
solve-start = Chances de gagner pour qui commence
solve-residual = Plus grand résidu, prouvé par un dernier balayage
solve-standoffs = Positions à plusieurs solutions
solve-rounding = Plus grande erreur d’arrondi du fichier
solve-seconds = Secondes
solve-memory = Mémoire maximale
solve-file = Fichier
analysis-summary = Chance et adresse
analysis-decisions = Chaque choix, et ce qu’il a coûté
analysis-player = Joueur
analysis-choices = Choix
analysis-luck = Chance
analysis-given-away = Coût
analysis-number = N°
analysis-mark = Signe
analysis-played = Joué
analysis-best = Meilleur
analysis-course = Après { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $player } a { $chance } de chances de gagner.
analysis-plot = Chances de gagner : { $player }
analysis-actions = actions

# -- the picture ------------------------------------------------------------------------------------------------------

picture-game = Age of War
picture-turn = { $name } joue
picture-wins = { $name } gagne
picture-win-together = { $name } gagnent ensemble
picture-player = Joueur { $number }
picture-you = vous
picture-to-play = à jouer
picture-winner = victoire
picture-dice = Dés
picture-left = { $number } en jeu
picture-placed = Posés : { $number }
picture-lost = Perdus : { $number }
picture-aside = Posés ou perdus : { $number }
picture-target = Attaqué
picture-in-center = au centre
picture-held-by = chez { $name }
picture-no-target = Aucun château attaqué
picture-no-dice = pas encore lancés
picture-center = Centre
picture-empty = Pas encore de château
picture-castles = { $number ->
    [one] { $number } château
   *[other] { $number } châteaux
}
picture-clans = { $number ->
    [one] { $number } clan
   *[other] { $number } clans
}
picture-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
picture-infantry = Infanterie
picture-archery = Archers
picture-cavalry = Cavalerie
picture-daimyo = Daimyo
picture-special = Seulement contre un joueur
picture-pile = Clan uni, hors d'atteinte
picture-final = La guerre est finie
