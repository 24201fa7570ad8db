skip = Aller au contenu
hall-menu = La salle
to-lobby = Vers l’accueil
account = Compte
settings = Réglages
close = Fermer
loading = Un instant…
offline = La salle est injoignable pour le moment.
went-wrong = Quelque chose s’est mal passé. Rien n’a été changé ; réessayez.

welcome = Prenez place dans la salle
welcome-more = Des jeux de plateau autour d’une table : tout de suite contre des robots, ou entre amis par un lien. Sans compte.
first-visit = Première visite ? Apprenez { $game } en cinq minutes
games = Jeux
players-range = { $low } à { $high } joueurs
players-from = à partir de { $low } joueurs
rules-count = { $count } règles
learn = Initiation
play-now = Jouer contre des robots
how-many-players = Combien jouent à { $game }
with-players = { $count } joueurs
with-friends = Table entre amis…
my-games = Mes parties
no-games-yet = Rien encore. Une partie commencée reste ici, même si vous fermez la page.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs pour le moment.
watch = Regarder
nothing-to-watch = Aucune partie publique en cours.
footer = Tout tourne sur ce serveur ; rien n’est chargé d’ailleurs.
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
guest = Invité
seat-number = Place { $number }
seat-open = Ouverte à quelqu’un
bot-named = Robot : { $name }
clock = Pendule
clock-none = Sans pendule
clock-live-choice = En direct : minutes pour la partie
clock-days-choice = Lente : jours par choix
clock-minutes = Minutes chacun
clock-days-each = Jours par choix
listed = Montrer cette table à l’accueil
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
leave-sure = Vraiment quitter ? Un robot continue
invite = Inviter
invite-how = Envoyez ce lien : qui l’ouvre peut s’asseoir ou regarder.
copy = Copier
copied = Copié
here = présent
away = absent
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
you-watch = Vous regardez.
take-over = Prendre la place de { $name }
take-seat-back = Reprendre votre place
rematch = Revanche
replay = Revoir
rules = Règles
seat-elsewhere = Votre compte a une place à cette table.
sit-here = Jouer sur cet appareil
your-turn = À vous

roll = Lancer
undo = Annuler
hint = Conseil
skip-ahead = Rattraper
your-dice-wait = Lancez, ou annulez votre choix.
dice-wait-for = { $name } va lancer les dés.
choices = Ce que vous pouvez faire
board-picture = Le plateau
nothing-to-choose = Vous n’avez rien à choisir maintenant.
tab-log = Journal
tab-chat = Discussion
tab-choices = Tous les choix
no-chat = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
go-to-step = Aller à l’étape { $n }

moment = Moment de la partie
moment-of = { $n } / { $of }
turn-of = tour { $n } sur { $of }
turn-back = Au tour précédent
turn-on = Au tour suivant
step-back = Une étape en arrière
step-on = Une étape en avant
play = Jouer
pause = Pause
speed = Vitesse
viewpoint = Point de vue
spectator = Spectateur
seen-by = Vu par { $name }
copy-moment = Lien vers ce moment
back-to-table = Retour à la table

search-rules = Chercher
no-rule-found = Aucune règle ne contient ces mots.
rule-example = Exemple :
rule-ruling = Décision :
all-rules = Ouvrir toutes les règles
no-introduction = Ce jeu n’a pas encore d’initiation.

language = Langue
theme = Aspect
theme-auto = Comme l’appareil
theme-light = Clair : papier washi
theme-dark = Sombre : nuit et laque
motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Les dés roulent
motion-reduced = Réduit
pace = Coups des autres
pace-slow = Lents
pace-normal = Normaux
pace-instant = Aussitôt
roll-at-once = Lancer aussitôt après un choix (alors impossible de l’annuler)
show-odds = Montrer les chances exactes sur le plateau
keys = Clavier
keys-move = Aller d’un choix à l’autre
keys-choose = Choisir ; un choix impossible dit pourquoi

account-why = On peut jouer sans. Un compte réunit vos parties sur tous vos appareils.
account-name = Nom
password = Mot de passe (au moins 8 caractères)
sign-in = Se connecter
sign-up = Créer le compte
sign-out = Se déconnecter
new-account = Je n’en ai pas encore
have-account = J’en ai un
signed-in-as = Vous êtes connecté sous le nom de { $name }.
