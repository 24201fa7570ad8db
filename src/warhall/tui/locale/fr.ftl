# La table du terminal, en français.

welcome = { $game }. Tapez un numéro, une action en toutes lettres, ou h pour l’aide.
goodbye = Votre partie est gardée dans { $file }. Pour continuer :
record-kept = L’enregistrement de cette partie est dans { $file }.
before-chance = Entrée : continuer, le hasard décide   u : reprendre >
before-chance-help = Entrée pour continuer, u pour reprendre votre choix, h pour l’aide.
only-choice = (le seul choix : { $action })
your-choice = Votre choix >
menu-help = numéro ou mots   ? probabilités   u reprendre   h aide   q quitter
menu-help-plain = numéro ou mots   i conseil   u reprendre   h aide   q quitter
help =
    1, 2, ...       choisir dans la liste ; ou taper l’action, par exemple : { $action }
    ?  odds         probabilités exactes de chaque choix
    u  reprendre    reprendre votre dernier choix, tant que ni le hasard ni personne d’autre n’a agi
    i  conseil      ce que ferait à votre place le bot d’en face
    b  plateau      redessiner la table
    m  menu         lister tous les choix en entier
    l  journal      les derniers événements ; l pourquoi : avec la règle de chacun
    r  règle ID     une règle numérotée, par exemple : r { $rule }
    s  sauver NOM   enregistrer une copie sous un nom ou dans un fichier (sinon : la partie même)
    q  quitter      enregistrer et quitter
words-help = h help aide
words-odds = ? odds probabilités probabilites
words-undo = u undo reprendre annuler
words-log = l log journal
words-rules = r rules rule règle regle règles
words-hint = i hint conseil
words-board = b board plateau
words-save = s save sauver
words-quit = q quit exit quitter
no-odds = Il n’y a pas de probabilités à montrer pour l’instant.
no-such-number = Les choix sont numérotés de 1 à { $last }.
odds-number = N°
undone = Choix repris.
rules-how = Quelle règle ? Par exemple : r { $example }
hint = Un conseil : { $action }
saved = Enregistré dans { $file }.
not-saved = Impossible d’enregistrer dans { $file } : { $reason }.
replace = { $file } existe déjà. Le remplacer ? (o/n)
not-replaced = { $file } reste tel quel.
words-yes = o oui y yes
more = Entrée : suite   q : assez >
more-board = … (b montre toute la table)
more-choices = … jusqu’à { $last }) (m liste tous les choix)
more-odds = … et { $hidden ->
    [one] { $hidden } autre moins probable
   *[other] { $hidden } autres moins probables
} (? tout les montre)
words-menu = m menu
bot-replaced = { $name } ne peut pas continuer : { $bot } joue désormais à cette place.
