# Les phrases propres au noyau, en français.

error-unknown-language = Il n’y a pas de langue « { $name } » : nous parlons { $known }.
error-unknown-game = Il n’y a pas de jeu « { $name } ».{ $suggestion ->
    [none] { " " }Les jeux sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-bot = Il n’y a pas de bot « { $name } ».{ $suggestion ->
    [none] { " " }Les bots sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-rule = Il n’y a pas de règle « { $name } ».{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-option = Il n’y a pas d’option « { $field } ».{ $suggestion ->
    [none] { " " }Les options sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-bad-number = { $field } : « { $value } » n’est pas un nombre entier dans { $bounds }.
error-bad-flag = { $field } : « { $value } » n’est ni oui (yes) ni non (no).
error-bad-choice = { $field } : « { $value } » n’est pas parmi { $known }.
error-bad-text = { $field } : on attend un texte, et non « { $value } ».
error-local-option = { $field } : on ne peut pas désigner par le réseau des fichiers ou dossiers de cette machine.
error-seat-count = seats : { $given } noms pour { $players } places.

error-game-over = La partie est terminée : « { $action } » ne peut plus être joué.
error-not-your-turn = Ce n’est pas le tour de la place { $seat } : « { $action } » doit attendre.
error-unknown-verb = « { $given } » n'est pas une action.{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-bad-words = « { $given } » est mal formé. Écrivez { $usage }.
error-unknown-name = { $kind } : il n'y a pas de « { $name } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-not-now = « { $given } » n'est pas possible maintenant.
error-chance-not-by-hand = « { $action } » revient aux dés de cette partie : ils découlent de sa graine.
error-not-over = La partie n’est pas terminée, il n’y a donc pas de résultat.
error-no-undo = Rien ne peut être repris : des dés sont tombés, quelque chose a été révélé ou une autre place a choisi.
error-too-many-outcomes = Trop d’issues pour les énumérer : tirez-en une avec sample_chance.

error-position-object = { $field } : un objet est attendu, pas « { $given } ».
error-position-unknown-field = { $field } : ce champ n'existe pas.{ $suggestion ->
    [none] { " " }Les champs d'ici sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-position-list = { $field } : une liste est attendue, pas « { $given } ».
error-position-length = { $field } : { $given } entrées sont données, il en faut { $length }.
error-position-number = { $field } : « { $given } » n'est pas un nombre entier de { $low } à { $high }.
error-position-flag = { $field } : « { $given } » n'est ni vrai ni faux.
error-position-seat = { $field } : « { $given } » n'est pas une place : elles vont de 0 à { $last }.
error-position-name = { $field } : « { $given } » n'est pas connu ici.{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-position-shape = { $field } : { $reason }.
error-position-other-game = game : c'est une position de « { $given } », pas de { $game }.
error-position-players = players : la position en a { $given }, le jeu { $players }.

error-record-unreadable = Le fichier ne peut être lu : { $reason }.
error-record-empty = Ligne 1 : le fichier est vide.
error-record-foreign = Ligne 1 : ce n’est pas un enregistrement Warhall ({ $reason }).
error-record-format = Ligne 1 : le format { $format } est inconnu de cette version.
error-record-truncated = Ligne { $line } : la ligne de clôture manque ; le fichier a été tronqué.
error-record-line = Ligne { $line } : ce n’est pas une entrée d’enregistrement ({ $reason }).
error-record-too-large = Ligne { $line } : la ligne ou le fichier est trop grand pour un enregistrement.
error-record-number = Ligne { $line } : on attend l’entrée { $expected }, mais c’est l’entrée { $found }.
error-record-count = Ligne { $line } : { $expected } entrées ont été closes, mais le fichier en a { $found }.
error-record-game = Ligne 1 : le jeu ne peut être mis en place : { $reason }
error-record-rules = Ligne 1 : joué selon la version « { $found } » des règles ; ici, c’est la version « { $expected } ».
error-record-seats = Ligne 1 : { $found } noms pour { $players } places.
error-record-start = Ligne 1 : la position de départ n’est pas valide : { $reason }
error-record-redacted = Ligne 1 : c’est ce qu’une place a vu d’une partie à secrets ; on ne peut pas la rejouer.
error-record-not-chance = Ligne { $line } : le hasard n’a rien à faire ici.
error-record-action = Ligne { $line } : « { $action } » n’est pas permis : { $reason }
error-record-check = Ligne { $line } : la somme de contrôle ne convient pas à la position après « { $action } ».
error-record-dice = Ligne { $line } : la graine donne « { $expected } », mais l’enregistrement dit « { $found } ».
error-record-outcome = Ligne { $line } : le résultat ne découle pas de la partie.
error-record-seed = Ligne { $line } : la graine ne convient pas à l’engagement de l’en-tête.
error-record-scheme = Ligne 1 : source de hasard inconnue « { $scheme } ».
error-record-no-seat = Il n’y a pas de place { $seat } : cette partie en a { $players }, numérotées à partir de 0.
error-record-other-seat = Cet enregistrement montre ce qu’a vu la place { $owner } ; la place { $seat } a vu autre chose.

error-bad-bot-option = { $field } : « { $value } » n’est pas de la forme clé=valeur.
error-unknown-bot-option = Le bot { $name } n’a pas d’option « { $field } » : il a { $known }.
error-bot-file-missing = { $field } : il n’y a pas de fichier de bot « { $value } ».
error-bot-file-fails = { $field } : le fichier de bot « { $value } » ne s’exécute pas : { $reason }.
error-bot-file-no-choose = { $field } : le fichier de bot « { $value } » n’a pas de fonction choose(view, legal, rng, deadline).
error-bot-illegal = Le bot { $name } a choisi « { $action } », qui n’est pas permis.
error-bot-fails = Le bot { $name } a échoué : { $reason }.
error-bot-count = bots : { $given } bots pour { $players } places ; nommez-en au moins un, et pas plus qu’il n’y a de places.

error-no-odds = Le jeu { $name } n’a pas de probabilités à demander.
error-no-analysis = Les parties de { $name } ne peuvent être analysées.
error-no-solution = Le jeu { $name } ne peut être résolu.
error-start-other-game = start : cette position est d’un autre jeu ou d’un autre nombre de joueurs.
error-record-no-seed = Ligne { $line } : la graine n’est pas révélée ; seul son gardien peut continuer cette partie.
error-record-nothing-hidden = Ligne 1 : rien n’est caché dans ce jeu, son enregistrement n’est donc jamais celui d’une seule place.
error-no-decks = Le jeu { $name } ne se joue pas avec des paquets.
error-too-few-games = Il faut au moins une partie.
error-no-cards = Le jeu { $name } ne se joue pas avec des cartes à lui.
error-no-fast-play = Le jeu { $name } ne peut faire jouer ces bots par lots.
