# Le serveur, en français.

guest = Invité
bot-random = n'importe quelle action permise, toutes également probables
no-client = La salle est ouverte, mais les pages du client ne sont pas construites. Les bots et les programmes peuvent jouer.

error-bad-database = { $field } : cette base de données ne convient pas ; donnez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-bad-broker = { $field } : ce courtier ne convient pas ; donnez redis://HÔTE:PORT.
error-cannot-start = La salle ne peut pas ouvrir : le courtier ou la base de données ne répond pas.
error-cannot-listen = Le port { $port } ne peut pas servir : { $reason }.

error-bad-request = Cette demande est illisible.{ $field ->
    [none] {""}
   *[other] { " " }Regardez « { $field } ».
}
error-not-found = Il n'y a rien ici.
error-bad-method = Cette adresse n'accepte pas ce genre de demande.
error-too-large = C'est trop grand.
error-too-fast = C'est trop à la fois ; attendez un instant.
error-internal = Une erreur s'est produite chez nous ; rien n'a changé.
error-store-unavailable = La salle ne peut rien noter en ce moment ; rien n'a changé. Réessayez dans un instant.
error-busy = Quelqu'un d'autre a changé cela au même moment. Réessayez.
error-foreign-origin = Les pages d'autres sites n'ont pas ce droit.

error-unknown-table = Cette table n'existe pas ou a été débarrassée.
error-table-damaged = Le journal de cette table est incohérent : elle ne peut pas être montrée.
error-unknown-token = Ce jeton n'est pas valable ici.
error-token-missing = Il faut un jeton pour cela.
error-wrong-password = Le nom ou le mot de passe est faux.
error-bad-password = { $field } : au moins { $least } caractères.
error-bad-name = { $field } : il faut un nom de 1 à 24 caractères.
error-name-taken = Ce nom est pris.
error-bad-chat = Un message compte de 1 à { $limit } caractères.
error-not-host = Seul l'hôte de la table peut faire cela.
error-not-seated = Vous ne jouez pas à cette table.
error-not-member = Rejoignez la table pour y écrire.
error-not-yours = Ce jeu a des secrets : vous pouvez le voir de votre place ou en spectateur.
error-bad-seats = seats : il en faut { $players }, dont une au plus est la vôtre.
error-bad-seat = Cette place n'existe pas ; la dernière est { $last }.
error-seat-taken = Cette place est prise.
error-table-full = Il n'y a plus de place libre.
error-already-seated = Vous jouez déjà à cette table.
error-not-open = La partie a déjà commencé.
error-seats-open = Il reste des places libres.
error-not-playing = La partie n'a pas encore commencé.
error-game-running = D'autres jouent ici.
error-game-over-leave = La partie est finie ; il n'y a rien à quitter.
error-no-stand-in = Personne ne joue à votre place.
error-no-choice = Vous n'avez rien à choisir maintenant.
error-stale = La partie a continué entre-temps ; regardez de nouveau.
error-no-pause = Aucun dé ne vous attend.
error-hello-first = Dites d'abord bonjour.
error-bad-message = Ce message est illisible.
error-unknown-type = Ce genre de message n'existe pas.

