# La ligne de commande, en français.

typer-arguments = Arguments
typer-options = Options
typer-commands = Commandes
typer-default = [défaut : { $value }]
typer-usage = Utilisation :
typer-help = Afficher cette aide.
typer-required = [obligatoire]

help-warhall = Warhall : jouer, étudier et simuler les jeux de la salle.
help-lang = N’importe où sur la ligne : --lang en|fr choisit la langue (sinon, celle de votre système), -q ou --quiet omet remarques et progression.
help-play = Jouer contre des bots dans le terminal.
help-saves = Lister les parties mises de côté.
help-games = Lister les jeux et leurs options.
help-rules = Lire les règles numérotées d’un jeu comme un livre, ou l’une d’elles.
help-bots = Lister les bots qui peuvent prendre place.
help-simulate = Jouer beaucoup de parties entre bots, à places équilibrées, avec des intervalles à 95 %.
help-verify = Vérifier des enregistrements : chaque action, chaque somme de contrôle, et les dés d’après leurs clés.
opt-promise = L’engagement qu’on vous a montré quand vous avez pris place.
help-replay = Raconter une partie enregistrée, ou en montrer un moment.
help-export = Écrire un enregistrement tel qu’une place peut l’avoir, sans rien d’autre.
help-fuzz = Jouer des parties au hasard avec toutes les vérifications, et essayer des textes et des positions abîmés.
help-bench = Mesurer la vitesse d’un jeu.
help-odds = Probabilités exactes. « warhall odds JEU --help » liste ce que vous pouvez demander.
help-solve = Résoudre un jeu exactement et garder la solution pour la consulter, pour les bots et pour l’analyse.
help-analyse = Montrer où une partie enregistrée s’est gagnée et perdue : la chance, le talent et chaque erreur.

arg-game = L’identifiant du jeu, par exemple age-of-war
arg-first-game = L’identifiant du jeu ; par défaut celui qui a le moins de règles
arg-rule = L’identifiant d’une règle ou son seul numéro, par exemple AOW-038 ou 38
arg-file = Un enregistrement ; « - » lit l’entrée standard
arg-files = Un ou plusieurs enregistrements ; « - » lit l’entrée standard

opt-json = Écrire des données pour programmes sur la sortie standard
opt-num = Nombre de parties à jouer
opt-players = Nombre de joueurs
opt-bots = Bots par leur nom, par exemple greedy,random ou nom:clé=valeur ; le dernier prend toutes les places restantes ; par défaut random
opt-opponents = Qui joue contre vous ; le dernier prend toutes les places restantes
opt-code = Un bot tiré d’un fichier Python avec une fonction choose(view, legal, rng, deadline)
opt-option = Une option du jeu sous la forme clé=valeur
opt-seed = La graine ; sans elle, une nouvelle est tirée et affichée
opt-match-seed = La graine des dés ; sans elle, une graine secrète que révèle l’enregistrement
opt-start = Le numéro de la première partie, pour n’en rejouer qu’une
opt-thorough = Fausser aussi, une à une, chaque valeur d’une telle position
opt-gap = Actions entre deux contrôles complets ; les limites sont contrôlées après chaque action
opt-jobs = Nombre de processus ; 0 : un par cœur
opt-records = Un dossier pour les enregistrements de toutes les parties, ou un fichier *.jsonl pour tous ensemble
opt-fast = En code machine, si le jeu et les bots le permettent
opt-search = Seulement les règles qui en parlent
opt-at = Seulement le moment qui suit ce nombre d’actions
opt-as = Telle qu’une place l’a vue : 0, 1, ... ou spectator
opt-svg = Écrire une image de ce moment dans ce fichier
opt-output = Écrire dans ce fichier plutôt que sur la sortie standard
opt-plot = Écrire un graphique dans ce fichier (SVG)
opt-table = Le fichier de la solution, si ce n’est pas celui du dossier de cache
opt-seconds = Combien de temps jouer
opt-seat = Votre place, à partir de 0
opt-name = Votre nom
opt-resume = Reprendre la dernière partie mise de côté, ou celle que --save nomme
opt-save = Un nom pour la partie enregistrée, ou un fichier (.jsonl) ; par défaut un nouveau nom

help-deck = Les paquets d’un jeu de cartes : lister, vérifier, montrer, construire, convertir.
help-deck-list = Lister les paquets de départ.
help-deck-check = Vérifier des paquets : chaque infraction en toutes lettres, avec sa règle.
help-deck-show = Montrer les cartes d’un paquet et ses chiffres.
help-deck-build = Construire un paquet réglementaire sur commande.
help-deck-export = Écrire un paquet dans un fichier ; toute liste lisible en ressort en bonne forme.
help-deck-import = Faire d’une simple liste (« 3 Thak », noms anglais ou français) un fichier de paquet.
arg-list = Un fichier texte, une carte par ligne ; « - » lit l’entrée standard
arg-deck = L’identifiant d’un paquet de départ ou un fichier
arg-decks = Des paquets de départ ou des fichiers
opt-card-game = L’identifiant du jeu ; par défaut le premier qui se joue avec des paquets
deck-build-help = Vous pouvez demander à warhall deck build pour { $game } :
opt-data = Un dossier de données pour le jeu
deck-legal = réglementaire
help-deck-rate = Évaluer un paquet : des parties contre les paquets de départ, ses faiblesses, et l’échange de carte le plus utile.
opt-rate-games = Parties contre chaque paquet de départ
opt-swap-games = Parties pour chaque étape de la recherche du meilleur échange ; 0 : pas de recherche
opt-rate-bot = Qui joue les deux paquets ; par défaut le meilleur bot du jeu
rating = Évaluation de { $deck }
interval = { $low } à { $high }
rated = { $deck } gagne { $share } de { $games } parties contre les paquets de départ (95 % : { $interval }), { $bot } jouant les deux camps.
rated-pairings = Les pires adversaires d’abord
head-rival = Adversaire
head-wins = Victoires
head-interval = Intervalle à 95 %
rated-weak = Faiblesses :
rated-loses = Il ne gagne que { $share } contre { $rival }.
rated-sound = Aucune des faiblesses habituelles.
rated-swap = Le plus prometteur des { $screened } échanges : { $swap }, { $gain } points de victoires (95 % : { $low } à { $high }, { $games } paires de parties aux mêmes tirages).{ $sure ->
    [sure] {""}
    [none] {" "}Aucun échange utile n’a été trouvé.
   *[unsure] {" "}L’intervalle contient 0 : le gain n’est peut-être pas réel.
}
rated-seed = Graine { $seed }
help-cards = Chercher parmi les cartes d’un jeu : les lister, en lire une en entier, les dessiner ou les imprimer.
arg-query = Ce qu’il faut chercher : des mots, champ:valeur, renommee>=5, et, ou, non, des parenthèses ; rien pour toutes les cartes
opt-svg-dir = Écrire une image de chaque carte dans ce dossier
opt-sheet = Écrire un PDF à imprimer et à découper, neuf cartes par page
opt-deck = Seulement les cartes de ce paquet, avec tous leurs exemplaires
opt-backs = Ajouter les dos, pour imprimer recto verso (retourner sur le grand côté)
opt-paper = Le format du papier : a4 ou letter
cards-none = Aucune carte ne correspond.
error-unknown-paper = Il n’y a pas de format de papier « { $given } ». Connus : { $known }.

help-serve = Ouvrir la salle aux navigateurs et aux programmes.
opt-host = L’adresse d’écoute ; 0.0.0.0 désigne toutes celles de cette machine
opt-port = Le port ; 0 en prend un libre
opt-lan = Laisser entrer les autres de votre réseau : écouter sur toutes les adresses, montrer celle à leur envoyer et son code QR
opt-public-url = L’adresse que portent les invitations, si la salle est derrière un mandataire : https://HÔTE
opt-database = Où garder les parties : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE ; par défaut un fichier dans votre dossier de données
help-backup = Mettre dans un fichier tout ce que garde une salle, pendant qu’elle continue.
help-restore = Remplir une nouvelle base à partir d’un tel fichier.
arg-backup = Le fichier de la sauvegarde
backed-up = { $count ->
    [one] { $count } ligne est
   *[other] { $count } lignes sont
} dans { $file }.
restored = { $count ->
    [one] { $count } ligne est revenue
   *[other] { $count } lignes sont revenues
} de { $file }.
help-admin = Veiller sur les gens d’une salle ouverte.
admin-actions = Actions : { $known }. WARHALL_ADMIN_TOKEN est l’admin_token de la salle.
arg-action = Ce qu’il faut faire
arg-action-words = La table, la personne ou le texte qu’il y faut
opt-hall-url = L’adresse de la salle
admin-done = C’est fait.
admin-token = mettez dans WARHALL_ADMIN_TOKEN l’admin_token de la salle
error-admin-action = Il n’y a pas d’action « { $field } » : { $known }.
error-admin-words = { $field } demande : { $wanted }.
error-admin-refused = La salle refuse { $field } : { $reason }.
opt-config = Un fichier de réglages (TOML) ; docs/operations.md les énumère
opt-broker = redis://HÔTE:PORT, si plusieurs processus servent une même base
opt-open = Ouvrir le navigateur
serving = La salle est ouverte :
inviting = Pour tous les autres :
error-lan-or-host = Donnez --lan ou --host, pas les deux : --lan écoute sur toutes les adresses de cette machine.
no-browser = Aucun navigateur ici : ouvrez cette adresse dans le vôtre. Ctrl-C ferme la salle.
error-server-missing = Le serveur n’est pas installé : pip install "warhall[server]".

player = Joueur
interrupted = interrompu.
interrupted-after = interrompu après { $wanted ->
    [one] { $done } partie sur 1
   *[other] { $done } parties sur { $wanted }
}.
package-missing = Il faut pour cela le paquet { $name }, qui n’est pas installé : pip install "warhall[print,server,solver]", ou make setup.
written = Écrit : { $file }
rules-count = { $count } règles numérotées
rules-none = Aucune règle n’en parle.
rule-ruling = Décision :
rule-example = Exemple :
rule-source = Source :
bot-random = n’importe quelle action permise, toutes également probables
bots-code = Votre propre bot est un fichier Python avec une fonction choose(view, legal, rng, deadline) : --code mon_bot.py

simulating = { $game }
simulate-title = { $games ->
    [one] { $games } partie, graine { $seed }
   *[other] { $games } parties, graine { $seed }
}
simulate-bot = Bot
simulate-seats = Places
simulate-by-seat = Victoires par place : { $shares }
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-fair = Part équitable
simulate-score = Score moyen
simulate-length = Décisions par partie : { $mean } en moyenne, { $longest } au plus ; parties écourtées : { $capped }
simulate-speed = { $seconds } s : { $games } parties/s, { $decisions } décisions/s
reproduce = Pour le revoir : { $command }

verified = { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
} de { $game }, { $state } ; { $dice }.
record-of = { $file }, enregistrement { $number }
verified-over = partie terminée
verified-open = partie inachevée
saves-title = Parties enregistrées
saves-name = Nom
saves-seats = À la table
saves-actions = Actions
saves-state = État
saves-saved = Enregistrée
saves-none = Aucune partie n’est enregistrée.
saves-how = Pour en continuer une : warhall play --resume --save { $name }
dice-proved = dés prouvés : les { $draws } tirages
dice-partly = dés prouvés : { $proved } tirages sur { $draws } ; { $sealed } restent scellés, car ils trahiraient des cartes que cette place ne doit pas connaître
dice-by-hand = dés entrés à la main
dice-sealed = dés scellés jusqu’à la fin de la partie
salvaged = { $actions ->
    [0] Rien après le début n’est fiable.
    [one] La première action est bonne ; la suite est laissée de côté.
   *[other] Les { $actions } premières actions sont bonnes ; la suite est laissée de côté.
}

fuzzing = { $game }
fuzz-fine = { $games ->
    [one] Une partie
   *[other] { $games } parties
} sans défaut, graine { $seed }.

bench-title = { $game }, graine { $seed }
bench-part = Opération
bench-time = Temps
bench-speed = Jeu au hasard, un processus : { $games } parties/s, { $actions } actions/s, { $decisions } décisions/s
bench-size = Au plus { $view } octets de vue, { $json } octets de position ; parties écourtées : { $capped }

odds-help = Vous pouvez demander à warhall odds { $game } :

usage-no-option = Il n’y a pas d’option { $name }.{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
usage-extra = Des mots en trop : { $words }.
usage-missing = Il manque { $name }.
usage-bad-value = { $name } : { $reason }
usage-option-value = { $name } demande une valeur.
usage-no-command = Il n’y a pas de commande « { $name } ».{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-bad-pair = { $field } : « { $value } » n’est pas de la forme clé=valeur.
error-no-such-option = Il n’y a pas d’option { $field }.{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-extra-word = « { $field } » est de trop.
error-value-missing = { $field } demande une valeur.
error-bad-seat-number = { $field } : « { $value } » n’est pas une place ; choisissez de 0 à { $last }, ou spectator.
error-not-resumable = { $file } ne dit pas qui était assis où : la partie ne peut pas reprendre.
error-not-readable = Impossible de lire { $field } : { $reason }.
error-not-writable = Impossible d’écrire { $field } : { $reason }.
error-wrong-suffix = { $field } : on n’écrit ici que du { $kind }, par exemple { $better }.
error-resume-code = Un des bots de cette partie est le fichier { $file } : pour l’exécuter, ajoutez --code { $file }.
error-save-exists = { $file } existe déjà : --resume continue la partie qui s’y trouve, un autre nom garde les deux.
error-nothing-saved = Aucune partie inachevée n’est enregistrée ici. « warhall saves » les liste toutes.
error-already-settled = { $field } a été fixé au début de la partie : ne le donnez pas.
error-other-game = C’est une partie de { $game }.
error-fast-alone = --fast joue sur cette machine et ne laisse pas d’enregistrements : sans --records ni --ray.
opt-failing-loses = Un bot qui échoue, tarde ou répond n’importe quoi perd cette partie ; sinon la simulation s’arrête
typer-text = TEXTE
typer-file = CHEMIN
typer-number = NOMBRE
usage-no-number = { $name } demande un nombre.
simulate-alone = { $bot } à toutes les places : les victoires sont donc celles des places ; score moyen { $score }.
simulate-seat = Place
simulate-default = Aucun bot n’est nommé, { $bot } joue donc à toutes les places : --bots en choisit d’autres.
opt-version = Afficher la version.
opt-install-completion = Installer le complètement des commandes et des options pour ce shell.
opt-show-completion = Afficher ce complètement, pour le copier ou l’adapter.
opt-titles = Seulement les titres
usage-too-small = { $name } : au moins { $limit }.
usage-too-large = { $name } : au plus { $limit }.
opt-again = Résoudre encore une fois, même si une solution existe déjà
solved-already = Ce jeu est déjà résolu ; --again le résout encore une fois.

help-train = Entraîner le champion d’un jeu : des manches de parties, chacune apprise avant la suivante. On peut interrompre et reprendre.
opt-trained = Le fichier de nombres à écrire ; de quoi reprendre est gardé à côté, dans FICHIER.progress
opt-rounds = Combien de manches en tout, celles d’avant une interruption comprises
opt-ray = L’adresse d’une grappe Ray qui fait le travail : HÔTE:PORT, ray://HÔTE:PORT, auto, ou local pour une sur cette machine
opt-train-again = Recommencer, même s’il y a de quoi reprendre
training = Entraînement : { $game }
train-goes-on = Reprise après la manche { $done } ({ $file }) ; --again recommence.
trained = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, graine { $seed } : { $file } est écrit

help-tournament = Faire se rencontrer des bots en tournoi, à places équilibrées, et les classer.
opt-entrants = Les bots qui participent, par exemple greedy,expert ou nom:clé=valeur ; par défaut tous ceux du jeu
opt-format = round-robin (tous contre tous), swiss (les égaux se rencontrent), gauntlet (le premier contre chacun) ou knockout (par élimination)
opt-table-num = Parties à chaque table (dans le système suisse à chaque table et ronde), arrondies pour équilibrer les places
opt-swiss-rounds = Rondes du système suisse
opt-sprt = Arrêter une table dès qu’un test séquentiel sait si son premier bot est plus fort de BAS ou de HAUT points Elo : BAS,HAUT
opt-anchor = Le bot qui vaut 1500 ; par défaut 1500 est la moyenne de tous
opt-stop-on-failure = S’arrêter quand un bot échoue ; sinon il perd cette partie
opt-patience = Secondes après lesquelles un bot qui n’a pas répondu est arrêté
opt-journal = Un fichier *.jsonl qui garde chaque partie dès qu’elle finit ; la même commande avec le même fichier reprend où elle en était
opt-report = Écrire le résultat dans ce fichier : *.json, *.csv, *.md ou *.svg (un graphique) ; peut être donné plusieurs fois
error-report-suffix = { $field } : le résultat peut s’écrire en { $known }.
bot-moment = Partie { $index }, décision { $decision }, place { $seat } :
tournament-progress = { $ordered ->
    [one] { $done } partie sur 1
   *[other] { $done } parties sur { $ordered }
}
tournament-title = { $game } : { $format }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
tournament-players = { $players } joueurs
tournament-rank = №
tournament-bot = Bot
tournament-elo = Elo
tournament-interval = 95 %
tournament-games = Parties
tournament-share = Victoires
tournament-fair = Juste
tournament-score = Score
tournament-failures = Échecs
tournament-cross = Ligne contre colonne : la part de la ligne dans les parties que l’un des deux a gagnées
tournament-superiority = Probabilité que la ligne soit plus forte que la colonne
tournament-tables = Par table
tournament-first = Premier bot
tournament-others = Contre
tournament-test = Test
tournament-stronger = plus fort ({ $ratio })
tournament-not-stronger = pas plus fort ({ $ratio })
tournament-open = ouvert ({ $ratio })
tournament-plot = Classement Elo : { $game }
more-failures = { $count ->
    [one] Et { $count } autre partie
   *[other] Et { $count } autres parties
} qu’un bot n’a pas pu continuer.
bots-prepare = Les adversaires s’installent…
