skip = Aller au contenu
hall-menu = La salle
to-lobby = Retour à l’accueil
account = Compte
settings = Réglages
close = Fermer
loading = Un instant…
offline = La salle est injoignable pour l’instant.
went-wrong = Quelque chose s’est mal passé. Rien n’a changé ; réessayez.

welcome = Prenez place dans la salle
welcome-more = Des jeux de plateau autour d’une table : tout de suite contre des robots, ou entre amis grâce à un lien. Pas besoin de compte.
first-visit = Première visite ? Apprenez { $game } en jouant
games = Jeux
players-range = { $low } à { $high } joueurs
players-from = à partir de { $low } joueurs
rules-count = { $count } règles
learn = Initiation
play-now = Jouer contre des robots
how-many-players = Nombre de joueurs pour { $game }
with-players = { $count } joueurs
with-friends = Table entre amis…
my-games = Mes parties
no-games-yet = Rien pour l’instant. Toute partie que vous rejoignez reste ici, même si vous fermez la page.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs pour l’instant.
watch = Regarder
nothing-to-watch = Aucune partie publique en cours.
footer = Tout vient de ce serveur ; rien n’est chargé d’ailleurs.
for-programs = Pour les programmes
join = Rejoindre
watch-verb = Regarder
go-on-open = Entrer
go-on-playing = Continuer
go-on-over = Revoir
status-open = ouverte
status-playing = en cours
status-over = finie
free = libre

new-table = Une table pour { $game }
your-name = Votre nom
players = Joueurs
as-usual = Standard
special-rules = Règles particulières de ce jeu ({ $count })
guest = Invité
seat-number = Place { $number }
for-you = { $what } pour vous
for-seat = { $what }, place { $number }
own-words = Un autre…
own-choice = personnalisé
seat-open = Ouverte à une personne
bot-named = Robot : { $name }
clock = Pendule
clock-none = Sans pendule
clock-live-choice = En direct : minutes par partie
clock-days-choice = Lente : jours par choix
clock-minutes = Minutes par joueur
clock-days-each = Jours par choix
clock-live = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
}, et { $seconds } secondes de plus par choix
clock-days = { $days ->
    [one] Un jour par choix
   *[other] { $days } jours par choix
}
no-special-rules = Sans règles particulières
yes = oui
no = non
change = Changer
with-help = Conseils et probabilités pour tous ceux qui jouent ici
without-help = On joue sans conseils ni probabilités.
listed = Afficher cette table à l’accueil
open-table = Ouvrir la table
days-left = { $days } j { $hours } h

table = Table
table-gone = Cette table n’existe pas (ou plus).
reconnecting = Connexion perdue. Nouvelle tentative…
waiting-for = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
all-here = Tout le monde est là.
seats = Places
host = hôte
kept-for = gardée pour { $name }
sit-down = S’asseoir
start = Commencer
start-with-bots = { $count ->
    [one] Commencer, un robot prend la place libre
   *[other] Commencer, des robots prennent les places libres
}
leave = Quitter
leave-sure = Vraiment quitter ? Un robot prend la suite
invite = Inviter
invite-how = Envoyez ce lien : toute personne qui l’ouvre peut s’asseoir ou regarder.
invite-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour laisser entrer les autres, lancez la salle avec « warhall serve --lan » (ou « make play LAN=1 »).
invite-qr = Le lien sous forme de code QR
invite-qr-how = Ou qu’ils visent ce code avec l’appareil photo de leur téléphone.
copy = Copier
copied = Copié
here = présent
away = absent
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
you-watch = Vous êtes spectateur.
take-over = Prendre la place de { $name }
take-seat-back = Reprendre votre place
rematch = Revanche
replay = Revoir

check-dice = Vérifier les dés de cette partie
dice-all = Les { $draws } tirages sont prouvés. Personne n’a pu les choisir : ni les joueurs, ni la salle.
dice-some = { $proved } tirages sur { $draws } sont prouvés ; { $sealed } restent scellés.
dice-why-sealed = Un tirage scellé trahirait des cartes que vous ne devez pas connaître, même maintenant. Il était promis avant la partie comme tous les autres.
dice-kept = La promesse est celle que cet appareil a vue quand vous avez pris place.
dice-not-kept = Cet appareil n’a pas vu la promesse avant la partie ; c’est celle que la salle donne maintenant.
dice-mine = Ce que cet appareil a ajouté au hasard fait partie de chaque tirage.
dice-not-mine = Cet appareil n’a rien ajouté aux dés.
dice-how = Avant que quiconque prenne place, la salle a promis ses dés par ce nombre. L’appareil de chaque personne y a ajouté un nombre à lui, et à la fin la salle a montré les clés derrière la promesse. Cette page a tout tiré à nouveau d’après elles.
save-record = Enregistrer la partie
unfair = Ces dés ne sont pas prouvés.
unfair-changed = La ligne { $line } de l’enregistrement a été modifiée après coup.
unfair-missing = Il manque des lignes à l’enregistrement.
unfair-by-hand = Ces dés ont été entrés à la main.
unfair-commitment = La salle avait fait une autre promesse quand vous avez pris place. Elle a pu choisir ces dés en sachant ce que vous aviez ajouté.
unfair-entropy = La salle a laissé de côté ce que cet appareil a ajouté aux dés.
unfair-keys = Les clés des dés ne sont pas celles qui étaient promises (ligne { $line }).
unfair-draw = La clé de la ligne { $line } tire autre chose que ce que dit l’enregistrement.
rules = Règles
seat-elsewhere = Votre compte a une place à cette table.
sit-here = Jouer sur cet appareil
your-turn = À vous

roll = Lancer
undo = Annuler
hint = Conseil
hint-says = { $bot } suggère : { $what }
skip-ahead = Passer
your-dice-wait = Lancez, ou annulez votre choix.
dice-wait-for = { $name } va lancer les dés.
go-on = Continuer
your-chance-waits = Continuez, ou annulez votre choix.
chance-waits-for = { $name } va continuer.
not-now = Pas maintenant
not-now-reason = { $what } : { $why }
not-now-why = Impossible pour l’instant ; cliquez pour savoir pourquoi
choices = Ce que vous pouvez faire
board-picture = Le plateau
picture-size = Taille de l’image
larger = Agrandir
smaller = Réduire
as-it-fits = Ajuster
search-choices = Chercher parmi les choix
no-choice-found = Aucun choix ne correspond à ces mots.
show-all-choices = Afficher tous les choix
game-is-over = La partie est terminée.
it-is-possible = C’est possible maintenant.
nothing-to-choose = Vous n’avez rien à choisir pour l’instant.
tab-log = Journal
log-how = Les flèches vont de nom en nom et montrent chacun sur le plateau.
tab-chat = Discussion
tab-choices = Tous les choix
no-chat = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
go-to-step = Aller à l’étape { $n }

moment = Moment de la partie
moment-of = { $n } / { $of }
turn-of = tour { $n } sur { $of }
turn-back = Tour précédent
turn-on = Tour suivant
step-back = Une étape en arrière
step-on = Une étape en avant
play = Lecture
pause = Pause
speed = Vitesse
viewpoint = Point de vue
spectator = Spectateur
seen-by = Vu par { $name }
copy-moment = Lien vers ce moment
back-to-table = Retour à la table

search-rules = Chercher
chapters = Chapitres
no-rule-found = Aucune règle ne correspond à ces mots.
rule-example = Exemple :
rule-ruling = Décision :
all-rules = Ouvrir toutes les règles
no-introduction = Ce jeu n’a pas encore d’initiation.

language = Langue
theme = Apparence
theme-auto = Comme sur l’appareil
theme-light = Clair (papier)
theme-dark = Sombre (laque)
motion = Animations
motion-auto = Comme sur l’appareil
motion-full = Les dés roulent
motion-reduced = Réduites
pace = Coups des autres
pace-slow = Lents
pace-normal = Normaux
pace-fast = Rapide
pace-instant = Immédiats
roll-at-once = Lancer aussitôt après un choix (on ne peut alors plus l’annuler)
show-odds = Afficher les chances exactes sur le plateau
play-forced = Jouer tout seul quand il n’y a qu’un choix
keys = Clavier
keys-move = Aller d’un choix à l’autre
keys-choose = Choisir ; un choix impossible dit pourquoi
keys-replay = Dans une partie à revoir : un pas
keys-play = Dans une partie à revoir : lecture ou pause
space-bar = Espace
keys-picture = Sur une image : agrandir, réduire, ajuster

account-why = Vous pouvez jouer sans. Un compte réunit vos parties sur tous vos appareils.
account-name = Nom
password = Mot de passe (au moins 8 caractères)
sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
new-account = Je n’en ai pas encore
have-account = J’en ai déjà un
signed-in-as = Vous êtes connecté sous le nom de { $name }.

stops = Arrêts
stops-how = Là où rien ne dépend de votre réponse, on ne vous demande rien. Ici, vous pouvez en décider autrement.
stop-always = Toujours me demander
stop-matters = Quand cela compte
stop-never = Ne jamais me demander
since-you-looked = Depuis votre dernier coup d’œil
hint-reason = Ses chances : { $chance } ; le meilleur des autres choix : { $other }.
hint-chance = Ses chances : { $chance }.
how-to-play = Comment jouer

lesson-step = Étape { $step } sur { $of }
lesson-chapter = Chapitre { $number } sur { $of }
lesson-chapters = Chapitres
lesson-done = terminé
lesson-next = Suivant
lesson-back = Retour
lesson-next-chapter = Ensuite : { $title }
lesson-play = Jouer contre des robots
lesson-again = Depuis le début
lesson-skip = Passer
lesson-lobby = Retour à l’accueil
lesson-rules = Lire les règles
lesson-not-yet = Ce sera possible dans une vraie partie. Ici : { $todo }
lesson-only-look = Regardez simplement ; puis continuez avec « Suivant ».
guide-learn = Apprendre en jouant
guide-play = Jouer maintenant
guide-rules = Toutes les règles
