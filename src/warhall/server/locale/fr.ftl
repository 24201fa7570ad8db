# Le serveur, en français.

guest = Invité
bot-random = n’importe quelle action permise, toutes également probables
no-client = La salle est ouverte, mais les pages du client n’ont pas été construites. Les bots et les programmes peuvent jouer.

error-bad-database = { $field } : nous ne pouvons pas utiliser cette base de données ; donnez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-bad-setting = Ces réglages ne peuvent pas servir : { $reason }
error-database-not-empty = { $field } : cette base n’est pas vide. Restaurez dans une nouvelle.
error-bad-backup = { $field } : ce n’est pas une sauvegarde que nous sachions lire.
error-database-in-use = { $field } : un autre serveur utilise déjà ce fichier. Arrêtez-le d’abord ; pour plusieurs processus, prenez PostgreSQL et un courtier.
error-bad-broker = { $field } : nous ne pouvons pas utiliser ce courtier ; donnez redis://HÔTE:PORT.
error-cannot-start = La salle ne peut pas ouvrir : le courtier ou la base de données ne répond pas.
error-cannot-listen = Impossible d’utiliser le port { $port } : { $reason }.
error-bad-public-url = { $field } : « { $value } » n’est pas une adresse que des liens peuvent porter ; donnez http://HÔTE ou https://HÔTE, avec un port au besoin et rien après.
error-no-network = { $field } : cet ordinateur n’est sur aucun réseau, personne d’autre ne pourrait venir. Connectez-le, ou omettez { $field }.

error-bad-request = Cette requête est illisible.{ $field ->
    [none] {""}
   *[other] { " " }Voyez « { $field } ».
}
error-not-found = Il n’y a rien ici.
error-bad-method = Cette adresse n’accepte pas ce genre de requête.
error-too-large = C’est trop gros.
error-too-fast = Trop de requêtes à la fois ; attendez un instant.
error-internal = Une erreur s’est produite chez nous ; rien n’a changé.
error-store-unavailable = La salle ne peut rien noter pour l’instant ; rien n’a changé. Réessayez dans un instant.
error-busy = Quelqu’un d’autre a changé cela au même moment. Réessayez.
error-busy-hall = La salle a trop à faire en ce moment. Réessayez dans un instant.
error-banned = L’entrée vous est interdite.
error-muted = Vous ne pouvez pas écrire ici.
error-table-closed = Cette table a été fermée par ceux qui veillent sur la salle.
error-read-only = La salle est en entretien : rien ne peut changer pendant un moment.
error-foreign-origin = Les pages d’autres sites n’ont pas ce droit.

error-unknown-table = Cette table n’existe pas, ou elle a été débarrassée.
error-unknown-person = Personne à cette table ne porte le numéro { $field }.
error-unknown-ban = Aucun bannissement ne porte le numéro { $field }.
error-unknown-report = Aucun signalement ne porte le numéro { $field }.
error-unknown-account = Il n’y a pas de compte de ce nom.
error-table-damaged = Le journal de cette table ne tient pas debout : on ne peut pas la montrer.
error-unknown-token = Ce jeton n’est pas valable ici.
error-token-missing = Il faut un jeton pour cela.
error-wrong-password = Nom ou mot de passe incorrect.
error-bad-password = { $field } : au moins { $least } caractères.
error-bad-entropy = { $field } : il faut 16 à 32 octets aléatoires, en hexadécimal (minuscules).
error-bad-name = { $field } : un nom compte de 1 à 24 caractères.
error-name-taken = Ce nom est déjà pris.
error-too-many-decks = Votre compte garde déjà { $most } paquets ; supprimez-en un d’abord.
error-bad-chat = Un message compte de 1 à { $limit } caractères.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Vous ne jouez pas à cette table.
error-not-member = Rejoignez la table pour y écrire.
error-not-yours = Cette partie a des secrets : vous pouvez la voir de votre place, ou en spectateur.
error-bad-seats = seats : il y en a { $players }, dont une au plus est la vôtre.
error-bad-seat = Cette place n’existe pas ; la dernière est { $last }.
error-seat-taken = Cette place est déjà prise.
error-seat-kept = Cette place est gardée pour le joueur qui l’a quittée.
error-no-help = On joue à cette table sans conseils ni probabilités.
error-game-too-long = Cette partie dure depuis trop longtemps : plus aucun coup n’est noté.
error-table-full = Il n’y a plus de place libre.
error-already-seated = Vous jouez déjà à cette table.
error-not-open = La partie a déjà commencé.
error-seats-open = Il reste des places libres.
error-not-playing = La partie n’a pas encore commencé.
error-game-running = D’autres jouent ici.
error-game-over-leave = La partie est finie ; il n’y a rien à quitter.
error-no-stand-in = Personne ne joue à votre place.
error-no-choice = Vous n’avez rien à choisir pour l’instant.
error-stale = La partie a avancé entre-temps ; regardez de nouveau.
error-no-pause = Aucun dé ne vous attend.
error-hello-first = Dites d’abord bonjour.
error-bad-message = Ce message est illisible.
error-unknown-type = Ce genre de message n’existe pas.

