# Les phrases propres au noyau, en français.

error-unknown-language = Nous ne parlons pas « { $name } », seulement { $known }.
error-unknown-game = Il n’y a pas de jeu « { $name } ».{ $suggestion ->
    [none] { " " }Les jeux sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-bot = Il n’y a pas de bot « { $name } ».{ $suggestion ->
    [none] { " " }Les bots sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-unknown-rule = Il n’y a pas de règle « { $name } » : elles sont numérotées de { $first } à { $last }.
error-unknown-option = Il n’y a pas d’option « { $field } ».{ $suggestion ->
    [none] { " " }Les options sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-bad-number = { $field } attend un nombre entier ({ $bounds }), pas « { $value } ».
error-bad-flag = { $field } : « { $value } » n’est ni oui (yes) ni non (no).
error-bad-choice = { $field } : « { $value } » ne fait pas partie de { $known }.
error-bad-text = { $field } : il faut un texte, et non « { $value } ».
error-local-option = { $field } : on ne peut pas désigner par le réseau les fichiers ou dossiers de cette machine.
error-seat-count = seats : { $given ->
    [one] { $given } nom
   *[other] { $given } noms
} pour { $players } places.

error-game-over = La partie est terminée : trop tard pour « { $action } ».
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer : « { $action } » attendra.
error-unknown-verb = « { $given } » n’est pas une action.{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-bad-words = « { $given } » est mal formé. Écrivez { $usage }.
error-unknown-name = { $kind } : il n’y a pas de « { $name } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-not-now = « { $given } » n’est pas possible maintenant.
error-chance-not-by-hand = « { $action } » revient au hasard, et dans cette partie c’est la graine qui décide.
error-not-over = La partie n’est pas terminée : il n’y a pas encore de résultat.
error-no-undo = Vous ne pouvez rien reprendre : les dés sont tombés, quelque chose a été révélé ou quelqu’un d’autre a choisi.
error-too-many-outcomes = Trop d’issues pour les énumérer : tirez-en une avec sample_chance.

error-position-object = { $field } : il faut un objet, et non « { $given } ».
error-position-unknown-field = { $field } : ce champ n’existe pas.{ $suggestion ->
    [none] { " " }Ici, les champs sont { $known }.
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-position-list = { $field } : il faut une liste, et non « { $given } ».
error-position-length = { $field } : { $given ->
    [one] { $given } entrée
   *[other] { $given } entrées
} au lieu de { $length }.
error-position-number = { $field } : « { $given } » n’est pas un nombre entier de { $low } à { $high }.
error-position-flag = { $field } : « { $given } » n’est ni vrai ni faux.
error-position-seat = { $field } : « { $given } » n’est pas une place : elles vont de 0 à { $last }.
error-position-name = { $field } : rien ici ne s’appelle « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-position-shape = { $field } : { $reason }.
error-position-other-game = game : c’est une position de « { $given } », pas de { $game }.
error-position-players = players : la position en a { $given }, la partie { $players }.

error-record-unreadable = Impossible de lire { $file } : { $reason }.
error-record-empty = Ligne 1 : le fichier est vide.
error-record-foreign = Ligne 1 : ce n’est pas un enregistrement Warhall ({ $reason }).
error-record-format = Ligne 1 : l’enregistrement est au format { $format } ; cette version ne lit que le format { $known }.
error-record-truncated = Ligne { $line } : la ligne de clôture manque, le fichier est tronqué.
error-record-line = Ligne { $line } : ce n’est pas une entrée d’enregistrement ({ $reason }).
error-record-too-large = Ligne { $line } : la ligne ou le fichier est trop grand pour un enregistrement.
error-record-number = Ligne { $line } : on attend l’entrée { $expected }, mais c’est l’entrée { $found }.
error-record-count = Ligne { $line } : la ligne de clôture compte { $expected ->
    [one] { $expected } entrée
   *[other] { $expected } entrées
}, mais le fichier en a { $found }.
error-record-game = Ligne 1 : impossible de mettre le jeu en place : { $reason }
error-record-rules = Ligne 1 : joué selon la version « { $found } » des règles ; ici, c’est la version « { $expected } ».
error-record-seats = Ligne 1 : { $found ->
    [one] { $found } nom
   *[other] { $found } noms
} pour { $players } places.
error-record-start = Ligne 1 : la position de départ n’est pas valide : { $reason }
error-record-redacted = Ligne 1 : c’est ce qu’une place a vu d’une partie à secrets ; on ne peut pas la rejouer.
error-record-not-chance = Ligne { $line } : ce n’est pas au hasard de jouer.
error-record-action = Ligne { $line } : « { $action } » n’est pas permis : { $reason }
error-record-check = Ligne { $line } : la somme de contrôle ne correspond pas à la position après « { $action } ».
error-record-dice = Ligne { $line } : les dés donnent « { $expected } », mais l’enregistrement dit « { $found } ».
error-record-keys = Ligne { $line } : les clés des dés ne correspondent pas à l’engagement de l’en-tête.
error-record-chain = Ligne { $line } : cette ligne, ou une ligne précédente, a été modifiée après coup.
error-record-promise = Ligne 1 : ce ne sont pas les dés promis : l’engagement est un autre.
error-record-outcome = Ligne { $line } : la partie ne s’est pas terminée ainsi.
error-record-seed = Ligne { $line } : la graine ne correspond pas à l’engagement de l’en-tête.
error-record-scheme = Ligne 1 : il n’y a pas de source de hasard « { $scheme } ».
error-record-no-seat = Il n’y a pas de place { $seat } : cette partie en a { $players }, numérotées à partir de 0.
error-record-other-seat = Cet enregistrement montre ce qu’a vu la place { $owner } ; la place { $seat } a vu autre chose.

error-bad-bot-option = { $field } : « { $value } » n’est pas de la forme clé=valeur.
error-unknown-bot-option = Le bot { $name } n’a pas d’option « { $field } » : { $count ->
    [0] il n’en a aucune
   *[other] il a { $known }
}.
error-no-bot = { $field } : { $value } n’est ni le nom d’un bot, ni un objet, une classe ou une fonction qui puisse choisir.
error-bot-file-missing = { $field } : il n’y a pas de fichier de bot « { $value } ».
error-bot-file-fails = { $field } : le fichier de bot « { $value } » ne s’exécute pas : { $reason } ({ $file }, ligne { $line } : { $source }).
error-bot-file-no-choose = { $field } : le fichier de bot « { $value } » n’a ni fonction choose(view, legal, rng, deadline), ni classe Bot, ni objet bot.
error-bot-illegal = Le bot { $name } a renvoyé { $action }, qui n’est pas { $count ->
    [one] la seule action permise ({ $legal })
   *[other] une des { $count } actions permises (par exemple { $legal })
}.
error-bot-fails = Le bot { $name } a échoué : { $reason } ({ $file }, ligne { $line } : { $source }).
error-bot-late = Le bot { $name } n’avait pas répondu après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; il en était à { $file }, ligne { $line } : { $source }.
error-unknown-format = { $field } : il n’y a pas de formule « { $value } ». Connues : { $known }.
error-few-bots = bots : il faut au moins deux bots différents pour un tournoi.
error-bot-twice = bots : { $name } est nommé deux fois.
error-unknown-anchor = { $field } : { $name } ne participe pas.
error-bad-sprt = { $field } : « { $value } » n’a pas la forme BAS,HAUT avec deux nombres de points Elo, le plus petit d’abord.
error-sprt-format = { $field } compare deux bots à une table : choisissez la formule gauntlet, ou round-robin quand deux bots sont à table.
error-process-gone = Un processus qui jouait des parties a disparu : un bot y a mis fin (os._exit), la machine manquait de mémoire, ou quelqu’un l’a arrêté.
error-cannot-travel = { $field } : ce bot ne peut pas être envoyé à d’autres processus ({ $reason }). Définissez-le sous un nom dans un fichier ou un module à part, ou n’utilisez qu’un processus.
error-other-tournament = { $file } contient un autre tournoi (son { $fact } est { $there }, et non { $here }) : choisissez un autre fichier.
error-bad-tournament = { $file }, ligne { $line } n’est pas une partie d’un tournoi : { $reason }.
error-bot-count = bots : { $given } bots pour { $players } places ; nommez-en au moins un, et pas plus qu’il n’y a de places.

error-no-odds = Le jeu { $name } n’a pas de probabilités à montrer.
error-no-analysis = On ne peut pas analyser les parties de { $name }.
error-no-solution = On ne peut pas résoudre le jeu { $name }.
error-no-training = Le jeu { $name } n’a rien à entraîner.
error-bad-model = { $file } ne se lit pas comme les poids d’un champion : { $reason }
error-foreign-model = { $file } est pour { $given }, pas pour { $game }.
error-strange-weight = { $file } : { $name } n’est pas un poids de ce champion, ou sa valeur est impossible.
error-no-cluster = { $field } : aucune grappe Ray à l’adresse { $address } : { $reason }
error-episode-over = L’épisode est terminé : appelez d’abord reset().
error-bad-actions = Il faut un numéro d’action par partie ({ $num }), et non { $given }.
error-masked-action = Partie { $game } : { $given } n’est pas légal maintenant ; le masque dit ce qui l’est.
error-missing-extra = { $field } n’est pas installé ; il vient avec l’extra « { $extra } » : pip install "warhall[{ $extra }]".
error-no-spaces = Le jeu { $name } ne se donne pas encore en nombres : il n’a pas de module study.spaces.
error-no-action-number = « { $given } » n’a pas de numéro dans l’espace d’actions de ce jeu.
error-bad-action-number = « { $given } » n’est pas le numéro d’une action : ils vont de 0 à { $last }.
error-start-other-game = start : cette position vient d’un autre jeu ou d’un autre nombre de joueurs.
error-record-no-seed = Ligne { $line } : la graine n’a pas été révélée ; seul son gardien peut continuer cette partie.
error-record-simulated = Ligne 1 : c’est une partie d’une simulation ; personne ne peut la continuer.
error-record-nothing-hidden = Ligne 1 : rien n’est caché dans ce jeu, son enregistrement n’est donc jamais celui d’une seule place.
error-no-decks = Le jeu { $name } ne se joue pas avec des paquets.
error-too-few-games = Il faut au moins une partie.
error-no-cards = { $name } ne se joue pas avec des paquets de cartes : ses cartes ne se cherchent pas ici.
error-no-fast-play = Le jeu { $name } ne sait pas faire jouer ces bots par lots.

reason-chance = Ses chances : { $chance }.
reason-chances = Ses chances : { $chance } ; le meilleur des autres choix : { $other }.
