# Conan CCG : toutes les phrases que lit une personne, en français.

option-players = Nombre de joueurs (2 à 6)
option-decks = Paquets dans l’ordre des places : noms de paquets de départ ou fichiers, séparés par des points-virgules
option-decks-seat = Paquet
option-decks-own = Votre propre paquet : une carte par ligne, comme « 3 Thak », ou le texte d’un fichier de paquet
option-data = Un dossier de cartes qui complètent ou remplacent les cartes imprimées
option-turn_limit = Tours après lesquels la partie est nulle (0 : sans limite)
option-round_limit = Rounds après lesquels un combat finit en Retraite sans perte (0 : sans limite)

bot-steward = joue pour gagner : cherche dans sa main les manœuvres et leurs places, bord à bord, et pèse Santé et Renommée
bot-champion = l’intendant qui sait ce qu’il a à perdre : plus il mène, moins il risque, et il ne rentre qu’avec une avance qui tient

# -- refus -------------------------------------------------------------------------------------------------------------

error-bad-data = Ces cartes sont inutilisables : { $faults }.
error-no-data = Il n’y a pas de dossier « { $given } ».
error-unknown-name = Il n’y a pas { $kind ->
    [card] de carte
    [ally] d’Allié
    [place] d’Ennemi en
    [gap] d’espace
    [zone] de zone
    [seat] de place
   *[other] de { $kind }
} « { $name } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-first-player-unknown = D’abord, le hasard désigne qui commence.
error-chance-other = Maintenant, { $count } { $count ->
    [one] carte vient
   *[other] cartes viennent
} d’un paquet : « { $verb } ».
error-chance-count = Nommez exactement { $count ->
    [one] une carte
   *[other] { $count } cartes, triées par nom
}, et non { $given }.
error-chance-card = { $card } ne peut pas sortir maintenant.
error-unknown-deck = Il n’y a pas de paquet « { $given } ». Connus : { $known }.
error-unknown-conan = Il n’y a pas de Conan « { $given } ». Connus : { $known }.
error-unknown-style = Il n’y a pas de style « { $given } ». Connus : { $known }.
error-illegal-deck = Le paquet « { $deck } » n’est pas réglementaire. { $faults }
error-deck-unreadable = Le fichier « { $given } » est illisible : { $reason }.
error-deck-line = « { $given } » n’est pas une ligne de paquet : il faut un nombre et une carte.
error-deck-import =
    Cette liste est illisible.
    { $faults }
deck-import-unknown = Ligne { $line } : il n’y a pas de carte « { $given } »{ $suggestion ->
    [none] .
   *[other] {""} ; vouliez-vous dire « { $suggestion } » ?
}
deck-import-ambiguous = Ligne { $line } : « { $given } » peut être { $cards }.
deck-import-conans = { $count ->
    [0] Aucune ligne ne nomme un Conan : « Conan l’Intrépide », par exemple.
   *[other] Un paquet a un seul Conan, pas { $count } : { $given }.
}
deck-more-faults = Et d’autres encore.
deck-import-long = Plus de { $most } lignes.
error-deck-count = { $given ->
    [one] { $given } paquet
   *[other] { $given } paquets
} pour { $players } places.
error-position-no-turn = { $field } : quelqu’un doit être Conan. Indiquez sa place.
error-position-card = { $field } : il n’y a pas de carte « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] { " " }Vouliez-vous dire { $suggestion } ?
}
error-position-kind = { $field } : { $card } ne peut pas être là.
error-position-no-card = { $field } : il manque la carte.
error-position-thing = { $field } : « { $given } » n’est ni conan, ni region, ni le numéro d’une chose sur la table.
error-position-number-twice = { $field } : deux choses ont le numéro { $given }. Omettez les numéros, et chacune aura le sien.
error-position-winners = { $field } : personne n’a encore gagné. Dites comment la partie s’est terminée (« ended »), ou omettez { $field }.
error-position-before-game = { $field } : avant la partie, rien ne se trouve là. Nommez une phase ultérieure, ou la place active.
error-position-fallen = { $field } : personne ne continue sans Santé.
error-position-zone-full = { $field } : une zone contient au plus { $most } Ennemis.
error-position-no-combat = { $field } : les manœuvres ne se posent que pendant un combat. Indiquez les Ennemis, ou une phase du combat.
error-position-gap-taken = { $field } : une autre manœuvre se trouve déjà dans l’intervalle { $given }.
error-position-no-gap = { $field } : { $foes ->
    [0] aucun Ennemi ne se trouve dans { $zone }
    [one] { $foes } Ennemi se trouve dans { $zone }, avec les intervalles 0 et 1
   *[other] { $foes } Ennemis se trouvent dans { $zone }, avec les intervalles 0 à { $foes }
} : il n’y a pas d’intervalle { $given }.
error-position-foe-owner = { $field } : la place { $seat } ne joue pas d’Ennemis en ce moment.
error-position-who-plays = { $field } : la place { $seat } ne peut être Conan : elle est éliminée, ou il ne reste personne pour jouer les Ennemis.
error-position-nobody-fell = { $field } : personne n’est éliminé avant le premier tour.
error-position-nobody-waits = { $field } : personne n’aurait à agir. Omettez la pile et indiquez la phase : { $known }.
error-position-stack = { $field } : aucune partie n’en arrive là ({ $reason }).
error-position-cards = { $field } : les cartes sur la table ne sont pas celles de la liste. Voyez { $cards }.
error-only-chance = « { $action } » revient au hasard seul.
error-not-now = « { $action } » n’est pas possible maintenant ({ phase-now }).
error-not-revealed = { $card } n’est pas parmi les Ennemis révélés.
error-prohibited = Une carte interdit { $card }.
error-too-dear = { $card } coûte { $price ->
    [one] un Ennemi Mineur
   *[other] { $price } Ennemis Mineurs
}, et il n’y en a que { $minors } de révélés.
error-solitary = Aucun Ennemi ne rejoint un Solitaire.
error-solitary-center = Un Ennemi Solitaire se place au Centre.
error-zone-order = Le Centre d’abord, et les Arrières seulement après un Flanc.
error-zone-full = Trois Ennemis s’y trouvent déjà ({ $zone }).
error-savage = Un Ennemi Sauvage reste seul dans sa zone.
error-zone-type = { $card } ne partage pas sa zone avec des Ennemis de ce type.
error-no-foe = Il n’y a pas d’Ennemi à cette place.
error-not-your-foe = Cet Ennemi appartient à un autre joueur.
error-one-move = Cet Ennemi a déjà sa manœuvre.
error-not-in-hand = { $card } n’est pas dans votre main.
error-conan-only = { $card } est réservée à Conan.
error-no-move = { $card } n’a pas d’icônes : ce ne peut pas être une manœuvre.
error-lethal = { $card } coûterait { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} et tuerait l’Ennemi, à qui il reste { $health } de Santé.
error-hand-first = Pas de recherche : une carte de votre main convient à cet Ennemi.
error-no-gap = Il n’y a pas d’intervalle à cet endroit.
error-gap-taken = Il y a déjà une manœuvre dans cet intervalle.
error-veterans = Deux Vétérans ferment cet intervalle.
error-two-zones = Conan joue des manœuvres dans { $limit } zones au plus par round.
error-cannot-pay = { $card } coûterait { $price } à cet endroit ; Conan a { $prowess } de Prouesse et { $health } de Santé.
error-no-ally = Il n’y a pas d’Allié { $ally } en jeu.
error-one-ally-move = { $ally } joue une seule manœuvre par round.
error-ally-lethal = Cela coûterait { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} à { $ally }, à qui il ne reste que { $health } de Santé.
error-needs-scars = { $card } demande { $needed } { $needed ->
    [one] Cicatrice
   *[other] Cicatrices
} ; votre Conan en a { $have }.
error-needs-renown = { $card } demande { $needed } points de Renommée ; vous en avez { $have }.
error-no-place = Aucune zone n’est ouverte à { $card } pour l’instant.
error-other-named = C’est { $named } qui a été désigné et qui vient, pas { $card }.
error-no-position = Les places y sont numérotées de 1 à { $last }.
error-not-in-chronicle = { $card } n’est pas dans ces Chroniques.
error-too-much-vitality = Vous pouvez changer au plus { $most } de Prouesse en Santé.
error-other-side = { $card } ({ $keyword }) est pour l’autre camp.
error-too-late = Trop tard pour { $card } : les Actions se jouent au début du Repos.
error-not-playable = { $kind ->
    [item] { $card } est un Objet : Conan prend les Objets pendant la Préparation.
    [ally] { $card } est un Allié : les Alliés rejoignent Conan pendant la Préparation.
    [region] { $card } est une Région : Conan la joue pendant la Préparation, un joueur ennemi quand des Ennemis sont révélés.
    [move] { $card } est une manœuvre : elle se pose pendant les phases de Manœuvres.
   *[other] Ce n’est pas le moment de jouer { $card } : son texte dit quand.
}
error-no-retreat = Pas de Retraite maintenant ({ phase-now }).
error-retreated = Après une Retraite, on ne poursuit pas.
error-no-press-on = Pour Poursuivre, il faut à Conan de la Prouesse et une carte en main.
error-one-foe = Vous devez jouer au moins un Ennemi.
error-every-foe = Chaque Ennemi doit avoir une manœuvre.
error-must-name = Il ne reste aucun Ennemi gratuit : vous devez en nommer un.
error-over-limit = { $card } vaut { $renown } de Renommée ; vous pouvez encore en prendre { $limit }.

deck-no-conan = { $given ->
    [none] Il faut un Conan dans un paquet.
   *[other] « { $given } » n’est pas une carte Conan.
}
deck-draw-short = La pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et il en faut { $least }.
deck-draw-kind = { $card } ({ $kind }) ne va pas dans une pioche.
deck-unknown-card = Il n’y a pas de carte « { $card } » (la plus proche : { $suggestion }).
deck-foes-short = Le paquet d’Ennemis a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et il en faut { $least }.
deck-foes-kind = { $card } ({ $kind }) ne va pas dans un paquet d’Ennemis.
deck-unique = { $card } est Unique, mais il y en a { $count } exemplaires.
deck-copies = Il y a { $count } exemplaires de « { $card } » ; { $most } seulement sont permis.
deck-renown = Le paquet d’Ennemis a { $renown ->
    [one] { $renown } point
   *[other] { $renown } points
} de Renommée ; il en faut de { $least } à { $most }.

# -- événements --------------------------------------------------------------------------------------------------------

event-first-player = { $seat } joue le premier tour.
event-turn-begins = Tour { $turn } : { $seat } est Conan.
event-phase = — { $phase } —
event-conan-center = { $seat } avance Conan au centre.
event-conan-home = { $seat } retire Conan du centre.
event-drawn = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-drawn-hidden = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-reshuffled = { $seat } mélange sa défausse pour refaire sa pioche.
event-foes-reshuffled = { $seat } mélange sa défausse d’Ennemis pour refaire son paquet d’Ennemis.
event-hand-shown = { $seat } montre sa main à { $viewer } : { $cards }.
event-hand-shown-hidden = { $seat } montre sa main à { $viewer }.
event-top-seen = { $seat } regarde le dessus d’un paquet d’Ennemis ({ $owner }) : { $cards }.
event-top-seen-hidden = { $seat } regarde { $count ->
    [one] la carte
   *[other] les { $count } cartes
} du dessus d’un paquet d’Ennemis ({ $owner }).
event-foes-revealed = { $seat } révèle { $cards }.
event-discarded = { $seat } défausse { $cards }{ $how ->
    [random] {" "}au hasard
   *[other] {""}
}.
event-effect-heal = { $card } : { $who } récupère { $n } { $n ->
    [one] point
   *[other] points
} de Santé.
event-effect-wound = { $card } : { $who } subit { $n } { $n ->
    [one] blessure
   *[other] blessures
}.
event-effect-gain-prowess = { $card } : { $who } gagne { $n } { $n ->
    [one] point
   *[other] points
} de Prouesse.
event-effect-lose-prowess = { $card } : { $who } perd { $n } { $n ->
    [one] point
   *[other] points
} de Prouesse.
event-effect-stat = { $card } : { $stat ->
    [damage] Conan a { $change } en Dégâts
    [vitality] Conan a { $change } en Vitalité
    [starting_health] Conan a { $change } en Santé de départ
    [item_scars] Cicatrices exigées par les Objets { $change }
    [retreat_loss] perte de Renommée en Retraite { $change }
   *[other] { $stat } { $change }
} { $until ->
    [round] pendant ce round
    [combat] pendant ce combat
   *[other] pendant ce tour
}.
event-move-seen = { $foe } : { $seat } regarde sa manœuvre, { $card }.
event-move-seen-hidden = { $foe } : { $seat } regarde sa manœuvre.
event-foe-moved = { $foe } change de zone : { $zone }.
event-left-play = { $card } quitte le jeu.
event-cancelled = { $by } annule { $card }.
event-card-taken = { $seat } prend { $card } en main.
event-foe-placed = { $seat } place { $foe } ({ $zone }).
event-foe-removed = { $foe } quitte le champ et ne compte pour personne.
event-returned = { $seat } reprend { $card } en main.
event-foe-defeated = { $foe } tombe : { $seat } a maintenant { $renown } de Renommée.
event-ally-defeated = { $seat } perd un Allié : { $ally }.
event-ally-dismissed = { $ally } s’en va.
event-exhausted = { $seat } n’a plus d’Ennemis.
event-conan-defeated = { $seat } voit tomber Conan.
event-game-over = La partie est finie. { $shared ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} ({ $reason ->
    [renown] Renommée
    [death] les autres Conan sont tombés
    [exhaustion] plus d’Ennemis
   *[limit] la limite de tours est atteinte
} ; Renommée { $scores }).
event-used = { $seat } utilise { $card }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}.
event-action-played = { $seat } joue { $card }.
event-item-played = { $seat } s’équipe : { $card }.
event-ally-played = { $card } rejoint { $seat }.
event-region-played = { $seat } joue la Région { $card }.
event-foe-draw = { $n ->
    [one] Un Ennemi est tiré
   *[other] { $n } Ennemis sont tirés
} contre { $seat } ({ $scars } { $scars ->
    [one] Cicatrice
   *[other] Cicatrices
}).
event-foes-discarded = À la défausse d’Ennemis : { $cards }.
event-foes-refused = { $seat } refuse tous les Ennemis révélés.
event-foe-named = { $seat } nomme { $foe }.
event-foe-paid = { $foe } sert de paiement.
event-retreat = { $seat } bat en retraite et peut perdre jusqu’à { $limit } de Renommée.
event-fights-on = { $seat } accepte le combat.
event-foe-taken = { $seat } reprend { $foe } : il reste { $renown } de Renommée à { $victim }.
event-foe-move = { $seat } donne une manœuvre à { $foe } ({ $place }) : { $card }{ $wounds ->
    [0] {""}
    [one] {", "}pour une blessure
   *[other] {", "}pour { $wounds } blessures
}.
event-foe-move-hidden = { $seat } donne à { $foe } ({ $place }) une manœuvre face cachée{ $wounds ->
    [0] {""}
    [one] {", "}pour une blessure
   *[other] {", "}pour { $wounds } blessures
}.
event-search-failed = { $seat } ne trouve pas de manœuvre pour { $foe }, qui tombe.
event-search-rejected = { $seat } cherche une manœuvre, essai { $tries } : { $card } ne convient pas.
event-conan-move = { $who } joue { $card } : { $place }.
event-ally-overpaid = { $ally } subit { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} pour la manœuvre.
event-move-paid = { $card } coûte { $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra } pour les manœuvres qu’elle ne touche pas
} : il reste { $prowess } de Prouesse.
event-foe-move-revealed = { $foe } ({ $place }) : { $card }.
event-illegal-move = { $foe } n’avait pas le droit de jouer { $card } et tombe.
event-redirected = { $card } : { $ally } encaisse le coup.
event-zone-named = { $seat } résout une zone : { $zone }.
event-side-named = { $foe } frappe { $target } du bord { $side }.
event-clash = { $attacker } attaque { $target } avec { $move }{ $against } : { $met } ; { $sum }.
event-prowess-restored = { $seat } revient à { $prowess } de Prouesse.
event-vitality-used = { $seat } change { $n } { $n ->
    [one] point
   *[other] points
} de Prouesse en Santé : Prouesse { $prowess }, Santé { $health }.
event-round-limit = Le combat s’arrête après { $n } rounds.
event-field-cleared = { $seat } a nettoyé le champ.
event-press-on = { $seat } poursuit.

lane-pass = { $icon } touche
lane-block = { $other } arrête { $icon }
lane-leak = { $icon } filtre à travers { $other }
gap-text = { $zone }, { $gap ->
    [0] à gauche du premier Ennemi
    [1] à droite du premier Ennemi
    [2] à droite du deuxième Ennemi
   *[other] à droite du dernier Ennemi
}
gap-left-of = { $zone }, à gauche de { $foe }
gap-right-of = { $zone }, à droite de { $foe }
gap-between = { $zone }, entre { $before } et { $after }
edge-empty = aucune icône
clash-against = {" "}contre { $enemy }
clash-hit = base { $base }, avec les icônes { $icons }{ $leak ->
    [0] {""}
   *[other] {", "}fuite { $leak }
}{ $notes } = { $damage } { $damage ->
    [one] Dégât
   *[other] Dégâts
}
clash-leak = bloqué, mais { $leak ->
    [one] 1 Dégât passe
   *[other] { $leak } Dégâts passent
} le Bouclier
clash-blocked = { $blocked ->
    [one] son icône est bloquée
   *[other] ses { $blocked } icônes sont bloquées
}

# -- invites -----------------------------------------------------------------------------------------------------------

prompt-chance = Le paquet décide.
prompt-over = La partie est finie : { $shared ->
    [0] personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}{ $reason ->
    [renown] {" "}par la Renommée
    [death] {" "}en dernier survivant
    [exhaustion] {" "}parce qu’un paquet d’Ennemis est épuisé
    [limit] {" "}à la limite de tours
   *[other] {""}
}.
prompt-window = { $seat } : { $window }. Jouez ou utilisez une carte, ou passez.
prompt-prepare = { $seat } : Préparation. Jouez Objets, Alliés, Régions et Actions, puis passez.
prompt-doing = { $seat } : choisissez pour { $card }. { $text }
prompt-trigger = { $seat } : utiliser { $card } ? { $text }
prompt-triggers = { $seat } : quel effet en premier ?
prompt-discard = { $seat } : défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
}{ $why ->
    [card] {" "}pour { $cause }
    [seven] , pour en garder sept
   *[none] {""}
}.
prompt-cycle = { $seat } : défaussez jusqu’à { $n ->
    [one] une carte
   *[other] { $n } cartes
}, puis piochez-en autant{ $why ->
    [card] {" "}({ $cause })
   *[none] {""}
}.
prompt-take = { $seat } : prenez une carte, ou terminez.
prompt-order-top = { $seat } : quelle carte vient ensuite sur le dessus ?
prompt-foe-draw = { $seat } : placez des Ennemis, puis terminez.
prompt-foe-name = { $seat } : aucun Ennemi révélé n’est jouable. Nommez-en un, ou refusez-les tous.
prompt-pay = { $seat } : payez { $paid } : défaussez { $n ->
    [one] un Ennemi Mineur
   *[other] { $n } Ennemis Mineurs
}.
prompt-round = { $seat } : combattre ou battre en retraite ?
prompt-loss = { $seat } : reprenez à { $victim } des Ennemis, jusqu’à { $n } de Renommée.
prompt-foe-moves = { $seat } : donnez une manœuvre à chacun de vos Ennemis.
prompt-conan-moves = { $seat } : jouez les manœuvres de Conan, puis terminez.
prompt-placing = { $seat } : { $card }, utiliser sa capacité ? { $text }
prompt-reveal = { $seat } : utiliser la capacité de la manœuvre ?
prompt-resolution = { $seat } : quelle zone ensuite ?
prompt-initiative = { $seat } : quelle attaque en premier ?
prompt-side = { $seat } : { $foe } joue { $move }. Frapper de quel bord, et qui ?
prompt-redirect = { $seat } : détourner le coup sur un Allié ?
prompt-press = { $seat } : poursuivre ou se reposer ?
prompt-rest = { $seat } : combien de Prouesse changez-vous en Santé ?
prompt-up-to = { $seat } : combien de cartes piochez-vous ?

window-foe_reveal = les Ennemis sont révélés
window-survey = phase d’Observation
window-foe_moves_down = les manœuvres ennemies sont posées
window-reveal = les manœuvres ennemies sont révélées
window-barbarian = phase Barbare
window-before_zone = avant la résolution de la zone
window-before_damage = avant les Dégâts
window-after_hit = après le coup
window-action_played = une Action vient d’être jouée
window-end_of_combat = fin du combat
window-rest = Actions de Repos

# -- choix -------------------------------------------------------------------------------------------------------------

label-pass = Passer
label-done = Terminer
label-play = Jouer { $card }
label-use = Utiliser { $card }
label-choose = Choix { $n }
label-cards = { $n ->
    [0] Ne rien piocher
   *[other] Piocher { $n }
}
label-vitality = { $n ->
    [0] Garder toute la Prouesse
   *[other] Changer { $n } de Prouesse en Santé
}
label-discard = Défausser { $card }
label-take = Prendre { $card }
label-top = Ensuite sur le dessus : { $card }
label-name = Nommer { $card }
label-refuse = Les refuser tous
label-place = Placer { $card } : { $zone }, position { $n }
label-pay = Payer avec { $card }
label-retreat = Battre en retraite
label-fight = Combattre
label-give = { $foe } ({ $place }) : { $card }
label-search = { $foe } ({ $place }) : chercher dans la pioche
label-move = { $card } : { $place }{ $by ->
    [none] {""}
   *[other] {", "}par { $by }
}
price-plain = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
})
price-health = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
}, payé en partie en Santé)
price-deadly = {" "}({ $gem }{ $extra ->
    [0] {""}
   *[other] {" + "}{ $extra }
} : Conan en mourrait)
price-wounds = {" "}({ $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
})
price-life = {" "}(Conan en mourrait)
label-accept = L’utiliser
label-decline = Y renoncer
label-zone = { $zone }
label-strike = bord { $side } sur { $target } ({ $icons })
label-next = Numéro { $n }
label-foe = { $foe } ({ $place })
label-ally = { $card }
label-item = { $card }
label-at = La manœuvre { $card } : { $place }
label-peek = Regarder la manœuvre : { $foe } ({ $place })
label-slot = bord { $side }, position { $n }
label-shift = Vers { $zone }, à l’extrémité { $side }
label-press-on = Poursuivre
label-rest = Se reposer

zone-center = Centre
zone-left = Flanc gauche
zone-right = Flanc droit
zone-rear = Arrières
side-left = gauche
side-right = droit

screen-turn = Tour { $turn }, round { $round } : { $phase }
screen-player = { $name } : { $conan }  Prouesse { $prowess }  Santé { $health }  Renommée { $renown }  Cicatrices { $scars }
screen-piles = main { $hand }  pioche { $deck }  défausse { $discard }  Ennemis { $foes }+{ $foe_discard }
screen-hand = Votre main
screen-revealed = Ennemis révélés
screen-region = Région :
screen-turn-only = Tour { $turn } : { $phase }
screen-item = Objet :
screen-allies = Alliés
screen-ally = Allié :
screen-gone = (parti)
screen-face-down = face cachée
screen-figures = gem coût · i Initiative · P Prouesse · D Dégâts · H Santé · R Renommée · S Cicatrices · < > passe
attack = {" "}({ $attacker } touche { $target } pour { $damage }{ $met ->
    [with] {" "}avec { $move }
    [past] {" "}malgré { $move }
   *[unopposed] {""}
})
kind-item = Objet
kind-action = Action
kind-ally = Allié
kind-region = Région
word-human = Humain
word-animal = Animal
word-creature = Créature
word-supernatural = Surnaturel
word-sorcerer = Sorcier
word-unique = Unique
word-mounted = Monté
word-serpent = Serpent
word-veteran = Vétéran
word-undead = Mort-vivant
word-savage = Sauvage
word-solitary = Solitaire
price-minors = {" "}({ $n ->
    [one] coûte un Mineur
   *[other] coûte { $n } Mineurs
})
word-cimmeria = Cimmérie
word-aquilonia = Aquilonie
word-hyrkania = Hyrkanie
word-khitai = Khitaï
word-stygia = Stygie
word-zamora = Zamora
word-pictland = Pays picte
word-turan = Turan
word-nordheim = Nordheim
word-kush = Kush
word-koth = Koth
word-vilayet = Vilayet
screen-legend = S Bouclier · A Agilité · G Empoignade · T Deux mains · B Lame · R Tir · M Magie · X Spécial
phase-set-up = Mise en place
phase-start = Début du tour
phase-prepare = Préparation
phase-foe_draw = Tirage d’Ennemis
phase-survey = Phase d’Observation
phase-foe_move = Manœuvres ennemies
phase-conan_move = Manœuvres de Conan
phase-reveal = Révélation
phase-barbarian = Phase Barbare
phase-resolution = Résolution
phase-end_of_round = Fin du round
phase-end_of_combat = Fin du combat
phase-rest = Repos
phase-now = { $phase ->
    [set-up] { phase-set-up }
    [start] { phase-start }
    [prepare] { phase-prepare }
    [foe_draw] { phase-foe_draw }
    [survey] { phase-survey }
    [foe_move] { phase-foe_move }
    [conan_move] { phase-conan_move }
    [reveal] { phase-reveal }
    [barbarian] { phase-barbarian }
    [resolution] { phase-resolution }
    [end_of_round] { phase-end_of_round }
    [end_of_combat] { phase-end_of_combat }
    [rest] { phase-rest }
   *[other] { $phase }
}

# -- paquets à la ligne de commande ----------------------------------------------------------------------------------

deck-build-option-conan = Le Conan du paquet, par identifiant de carte ; sans lui, le premier
deck-build-option-style = Le style des manœuvres : blade, grapple, two_handed, ranged ou defence
decks-title-all = Paquets de départ
decks-id = Identifiant
decks-title = Nom
decks-conan = Conan
decks-cards = Cartes
decks-foes = Paquet d’Ennemis
decks-draw = Pioche
decks-renown = Renommée
decks-count = Exemplaires
decks-card = Carte
decks-figures = Chiffres
decks-what = Quoi
decks-figure = Valeur
decks-kinds = Genres
decks-gems = Gemmes des manœuvres
decks-icons = Icônes
decks-majors = Ennemis majeurs
decks-scars = Cicatrices
decks-unplayable = Probabilité qu’un Tirage de 5 Ennemis n’ait aucun Ennemi jouable
decks-imported = Paquet importé
decks-hand = Main de départ
decks-foe-draw = Premier Tirage d’Ennemis
error-unknown-card = Il n’y a pas de carte « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
decks-swap = { $out } → { $into }
decks-weak-dead = { $card } reste souvent en main : elle n’est jouée que { $share } fois sur 100.
decks-weak-dear = Les manœuvres sont chères : { $gem } gemmes en moyenne.
decks-weak-cheap = Les manœuvres sont bon marché et faibles : { $gem } gemmes en moyenne.
decks-weak-icons = Presque aucune de ces icônes : { $icons }.
decks-weak-unplayable = { $share } % des Tirages de 5 Ennemis n’apportent aucun Ennemi jouable.

# -- mots sur les cartes ------------------------------------------------------------------------------------------------

kind-conan = Conan
kind-foe = Ennemi
kind-move = Manœuvre
kind-action = Action
kind-item = Objet
kind-ally = Allié
kind-region = Région
type-human = Humain
type-animal = Animal
type-creature = Créature
type-supernatural = Surnaturel
type-sorcerer = Sorcier
trait-unique = Unique
trait-mounted = Monté
trait-serpent = Serpent
trait-veteran = Vétéran
trait-undead = Mort-vivant
trait-savage = Sauvage
trait-solitary = Solitaire
territory-cimmeria = Cimmérie
territory-aquilonia = Aquilonie
territory-hyrkania = Hyrkanie
territory-khitai = Khitaï
territory-stygia = Stygie
territory-zamora = Zamora
territory-pictland = Pays picte
territory-turan = Turan
territory-nordheim = Nordheim
territory-kush = Kush
territory-koth = Koth
territory-vilayet = Vilayet
keyword-prepare = Préparation
keyword-warrior = Guerrier
keyword-rest = Repos
keyword-any = Toute étape
keyword-foe-prepare = Ennemi : Préparation
keyword-foe-warrior = Ennemi : Guerrier
keyword-foe-rest = Ennemi : Repos
keyword-foe-any = Ennemi : Toute étape
slot-weapon = Arme
slot-shield = Bouclier
slot-body = Armure
style-blade = Lame
style-grapple = Empoignade
style-two_handed = Deux mains
style-ranged = Tir
style-defence = Défense
style-multi = Multiple
style-magic = Magie
style-special = Spécial
rarity-common = Commune
rarity-uncommon = Peu commune
rarity-rare = Rare
rarity-ultra-rare = Très rare
stat-prowess = Prouesse
stat-health = Santé
stat-damage = Dégâts
stat-vitality = Vitalité
stat-renown = Renommée
stat-scars = Cicatrices
stat-gem = Gemme
stat-initiative = Initiative
stat-draw = Pioche
brief-prowess = P
brief-damage = D
brief-health = S
brief-vitality = V
brief-renown = R
brief-scars = C
brief-gem = gemme
brief-initiative = init
brief-draw = pioche
stat-needs = Exige
card-barbarian = BARBARE : { $ability } { $n }
card-needs-scars = Cicatrices { $n }
card-draw = Pioche { $n }

# -- mots sur l’image de la table ---------------------------------------------------------------------------------------

table-won = { $winners ->
    [none] La partie est finie
   *[other] Victoire : { $winners }
}
table-pass = touche
table-block = bloquée
table-leak = 1 passe
table-conan = est Conan
table-you = vous
table-out = vaincu
table-winner = victoire
table-chronicle = Chroniques
table-known = Montrées de la main
table-hand = Main
table-deck = Pioche
table-discard = Défausse
table-foe-deck = Ennemis
table-foe-discard = Déf. Ennemis

# -- les cartes en ligne de commande -----------------------------------------------------------------------------------

cards-found = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
cards-name = Nom
cards-kind = Genre
cards-figures = Valeurs
cards-edges = Icônes
cards-type = Type
cards-trait = Trait
cards-territory = Territoire
cards-slot = Emplacement
cards-keyword = Étape
cards-rarity = Rareté
cards-id = Identifiant
cards-traits = Traits
cards-left = Bord gauche
cards-right = Bord droit
cards-text = Texte
cards-decks = Paquets
cards-rulings = Décisions
cards-rules = Règles
cards-what = Quoi
cards-value = Valeur
error-query-quote = Ce guillemet n’est pas fermé.
error-query-paren-open = Cette parenthèse n’est pas fermée.
error-query-paren-close = Cette parenthèse n’a jamais été ouverte.
error-query-unexpected = « { $given } » n’a rien à faire ici.
error-query-missing = Il manque ici quelque chose à chercher : un mot, une "expression", champ:valeur ou une parenthèse.
error-query-no-field = Il manque un champ devant « { $given } », comme dans renommee>=5.
error-query-no-value = Il manque ici une valeur pour « { $name } ».
error-query-not-a-number = « { $name } » contient des mots : écrivez : ou = ou != au lieu de « { $given } ».
error-query-number = « { $given } » n’est pas un nombre, et « { $name } » en demande un.
error-query-field = Il n’y a pas de champ « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Champs : { $known }.
error-query-value = « { $name } » n’est jamais « { $given } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
} Possibles : { $known }.

# -- textes composés pour les cartes qui n’en ont pas : verbes, conditions et ce qu’ils disent -----------------------

said-colon = {" "}:{" "}
said-then = ,{" "}
said-or = {" "}ou{" "}
said-optional = si vous le voulez
said-limit-round = une fois par round
said-limit-combat = une fois par combat
said-limit-turn = une fois par tour
said-duration-attack = {" "}pour cette attaque
said-duration-round = {" "}pendant ce round
said-duration-combat = {" "}pendant ce combat
said-duration-turn = {" "}pendant ce tour
said-per-hits = {" "}pour chaque icône { $icon } qui touche
said-per-icons = {" "}pour chaque icône { $icon } de la manœuvre
said-filter-max_renown = Renommée { $n } ou moins
said-filter-icon = portant une icône { $icon }
said-filter-wounded = blessé
said-filter-other = un autre
said-filter-zone = dans la même zone
said-who-conan = Conan
said-who-self = ce personnage
said-who-attacker = l’attaquant
said-who-target = la cible
said-who-foe = un Ennemi
said-who-foes = chaque Ennemi
said-who-ally = un Allié
said-who-allies = chaque Allié
said-player-conan_player = le joueur Actif
said-player-foe_player = le joueur Ennemi
said-attack-this_attack = cette attaque
said-attack-one_conan_attack = une attaque de Conan
said-attack-conan_attacks = chaque attaque de Conan
said-attack-foe_attacks = chaque attaque d’un Ennemi
said-attack-one_attack_on_conan = une attaque contre Conan
said-attack-attacks_on_conan = chaque attaque contre Conan
said-move-this_move = cette manœuvre
said-move-own_move = la manœuvre de ce personnage
said-move-touching = chaque manœuvre qui touche celle-ci
said-move-conan_move = une manœuvre de Conan
said-move-conan_moves = chaque manœuvre de Conan
said-move-foe_moves = chaque manœuvre d’un Ennemi
said-move-all_moves = chaque manœuvre
said-stat-prowess = en Prouesse
said-stat-health = en Santé
said-stat-damage = en Dégâts
said-stat-vitality = en Vitalité
said-stat-starting_health = en Santé de départ
said-stat-item_scars = aux Cicatrices que demandent les Objets
said-stat-retreat_loss = à la Renommée perdue en cas de Retraite
said-when-on_play = quand vous la jouez
said-when-start_of_turn = au début du tour
said-when-foe_draw = pendant la phase de Tirage d’Ennemis
said-when-foe_placed = au placement
said-when-after_block = quand une attaque à travers cette manœuvre est entièrement bloquée
said-when-foe_defeated = quand un Ennemi est vaincu
said-when-self_defeated = quand ce personnage est vaincu
said-when-end_of_round = à la fin du round
said-when-prepare = pendant la Préparation
said-when-foe_reveal = quand des Ennemis sont révélés
said-when-survey = pendant la phase d’Observation
said-when-foe_moves_down = quand les manœuvres ennemies sont posées
said-when-placing = pendant le placement des manœuvres
said-when-reveal = quand les manœuvres ennemies sont révélées
said-when-barbarian = pendant la phase Barbare
said-when-before_zone = avant la résolution d’une zone
said-when-before_damage = quand une attaque touche
said-when-after_hit = après une touche
said-when-action_played = quand une Action est jouée
said-when-end_of_combat = à la fin du combat
said-when-rest = pendant la phase de Repos
said-when-warrior_any = en combat
said-when-any_action = dès qu’une Action peut être jouée

if-attacker = si { $who }{ $filter } attaque
if-target = si l’attaque vise { $who }{ $filter }
if-hit_with = si elle touche avec { $min ->
    [one] une icône { $icon }
   *[other] { $min } icônes { $icon }
}
if-through_this_move = si l’attaque passe par cette manœuvre
if-faster = si la manœuvre qui attaque est plus rapide
if-unopposed = si aucune manœuvre ne s’y oppose
if-touches = si cette manœuvre touche { $min ->
    [one] une manœuvre adverse
   *[other] { $min } manœuvres adverses
}
if-with = si un autre Ennemi{ $filter } est dans la même zone
if-in_play = si un autre Ennemi{ $filter } est en jeu
if-self = si c’est un Ennemi{ $filter }
if-move_has = si sa manœuvre porte une icône { $icon }
if-no_item = si Conan n’a pas d’Objet en jeu ({ $slot })
if-round = { $max ->
    [999] à partir du round { $min }
   *[other] { $min ->
        [0] jusqu’au round { $max }
       *[other] du round { $min } au round { $max }
    }
}
if-health = si la Santé de Conan est de { $max } ou moins
if-scars = si Conan a au moins { $min } { $min ->
    [one] Cicatrice
   *[other] Cicatrices
}
if-outshone = si un autre joueur a au moins { $min } de Renommée de plus
if-action_by = si { $player ->
    [owner] vous l’avez
   *[other] { $player } l’a
} jouée
if-action_keyword = si c’est une Action { $keyword }

verb-modify_damage = { $attack }{ $filter }{ $hit_icon ->
    [none] {""}
   *[other] {" "}qui touche avec une icône { $hit_icon }
} inflige { $change } { $n ->
    [one] Dégât
   *[other] Dégâts
}
verb-prevent = prévenez { $n } { $n ->
    [one] Dégât
   *[other] Dégâts
} sur { $attack }{ $filter }{ $hit_icon ->
    [none] {""}
   *[other] {" "}qui touche avec une icône { $hit_icon }
}
verb-heal = { $who }{ $filter } récupère { $n } { $n ->
    [one] point
   *[other] points
} de Santé
verb-wound = { $who }{ $filter } subit { $n } { $n ->
    [one] blessure
   *[other] blessures
}
verb-gain_prowess = { $who }{ $filter } gagne { $n } { $n ->
    [one] point
   *[other] points
} de Prouesse
verb-lose_prowess = { $who }{ $filter } perd { $n } { $n ->
    [one] point
   *[other] points
} de Prouesse
verb-modify_stat = { $who }{ $filter } a { $change } { $stat }
verb-draw = { $player ->
    [owner] piochez
   *[other] { $player } pioche
} { $n } { $n ->
    [one] carte
   *[other] cartes
}
verb-discard = { $player ->
    [owner] défaussez
   *[other] { $player } défausse
} { $n } { $n ->
    [one] carte
   *[other] cartes
}{ $how ->
    [random] {" "}au hasard
   *[other] {""}
}
verb-cycle = { $player ->
    [owner] défaussez
   *[other] { $player } défausse
} jusqu’à { $n } { $n ->
    [one] carte
   *[other] cartes
} et { $player ->
    [owner] piochez-en
   *[other] en pioche
} autant
verb-recover = { $player ->
    [owner] reprenez
   *[other] { $player } reprend
} jusqu’à { $n } { $n ->
    [one] carte
   *[other] cartes
}{ $filter } de { $player ->
    [owner] votre
   *[other] sa
} défausse
verb-search = { $player ->
    [owner] cherchez dans votre
   *[other] { $player } cherche dans sa
} pioche jusqu’à { $n } { $n ->
    [one] carte
   *[other] cartes
}{ $filter }
verb-look = { $what ->
    [foe_deck_top] regardez { $n ->
        [one] la première carte du paquet d’Ennemis
       *[other] les { $n } premières cartes du paquet d’Ennemis et remettez-les dans l’ordre de votre choix
    }
    [conan_hand] regardez la main du joueur Actif
   *[other] regardez { $n } { $n ->
        [one] manœuvre ennemie
       *[other] manœuvres ennemies
    } face cachée
}
verb-return_to_hand = cette manœuvre revient en main
verb-modify_initiative = { $move }{ $filter } a { $change } en Initiative
verb-modify_gem = { $move }{ $filter } a { $change } en coût de Prouesse
verb-turn_icons = les icônes { $from } de { $move }{ $filter } comptent comme des icônes { $to }
verb-ignore_icons = ignorez les icônes { $icon } de { $move }{ $filter }
verb-add_icon = { $move }{ $filter } reçoit une icône { $icon } dans un emplacement vide ({ $edge ->
    [left] bord gauche
    [right] bord droit
    [both] chaque bord
   *[other] un bord au choix
}{ $slot ->
    [chosen] {""}
   *[other] , emplacement { $slot }
})
verb-cancel = annulez cette Action
verb-change_foe_draw = { $change } au Tirage d’Ennemis
verb-major_discount = chaque Ennemi Majeur{ $filter } coûte { $n } { $n ->
    [one] Ennemi Mineur
   *[other] Ennemis Mineurs
} de moins
verb-add_revealed = révélez { $n } { $n ->
    [one] Ennemi
   *[other] Ennemis
} de plus
verb-waive = { $rule ->
    [penalty] ne payez rien pour les manœuvres ennemies que { $move ->
        [none] celles de Conan ne touchent pas
       *[other] { $move } ne touche pas
    }
    [veteran_gap] Conan peut jouer des manœuvres entre des Vétérans adjacents
   *[other] les Ennemis peuvent être placés dans n’importe quelle zone
}
verb-forbid = { $what ->
    [retreat] Conan ne peut pas battre en Retraite
    [barbarian] Conan ne peut pas utiliser de capacités BARBARE
    [vitality] Conan ne peut pas utiliser sa Vitalité
   *[other] les Ennemis{ $filter } ne peuvent pas être joués
}
verb-zone_limit = Conan peut jouer des manœuvres dans { $n } { $n ->
    [one] zone
   *[other] zones
} de plus
verb-move_foe = { $who } se déplace { $to ->
    [flank] sur un Flanc
   *[other] dans n’importe quelle zone
} capable de l’accueillir
verb-remove_foe = { $who }{ $filter } quitte le jeu pour sa défausse d’Ennemis
verb-grant_trait = { $who }{ $filter } est { $trait }
verb-blank = ignorez le texte de { $who }{ $filter }
verb-grant_barbarian = Conan a BARBARE : { $ability } { $n }
verb-discard_from_play = défaussez { $card ->
    [this_card] cette carte
    [item] un Objet
    [ally] un Allié
   *[other] la Région
} du jeu
verb-redirect = l’attaque vise { $to ->
    [self] cet Allié
   *[other] un Allié
} à la place

# -- une partie après coup ---------------------------------------------------------------------------------------------

analysis-combats = Les combats
analysis-turn = Tour
analysis-seat = Conan
analysis-won = Renommée
analysis-lost = Santé perdue
analysis-fallen = Ennemis vaincus
analysis-luck = La chance face aux manœuvres cachées
analysis-luck-damage = Dégâts
analysis-luck-means = La chance : les Dégâts qu’un Conan a infligés ou évités au-delà de ce qu’il fallait attendre des manœuvres face cachée.
analysis-course = Renommée

# -- raisons -----------------------------------------------------------------------------------------------------------

span = { $least } à { $most }
phrase-price = { $paid ->
    [wounds] { $wounds ->
        [0] l’Allié ne paie rien
        [one] l’Allié la paie d’une blessure
       *[other] l’Allié la paie de { $wounds } blessures
    }
   *[prowess] { $price ->
        [0] elle ne coûte rien
       *[other] elle coûte { $price }
    }
}
phrase-takes = { $taken ->
    [0] son propre coup n’inflige rien
   *[other] son propre coup inflige { $takes }, à moins qu’il ne tombe avant
}
phrase-foes = { $n ->
    [one] Un Ennemi est là
   *[other] { $n } Ennemis sont là
}
reason-move-fells = { $foe } tombe : il lui reste { $health } en Santé et il subit { $deals }, pour { $renown } en Renommée ; { phrase-takes }, et { phrase-price }.
reason-move-may-fell = { $foe } peut tomber : il lui reste { $health } en Santé et il subit { $deals }, selon sa manœuvre ; { phrase-takes }, et { phrase-price }.
reason-move-wounds = { $foe } subit { $deals } sur { $health } en Santé ; { phrase-takes }, et { phrase-price }.
reason-move-wards = Elle s’oppose à { $foe } : { phrase-takes }, et { phrase-price }.
reason-move-nothing = Elle ne touche aucun Ennemi, et { phrase-price }.
reason-done-moves = { $free ->
    [0] Aucun Ennemi ne reste sans opposition
    [one] Un Ennemi reste sans opposition
   *[other] { $free } Ennemis restent sans opposition
} ; vous gardez { $prowess } en Prouesse et { $health } en Santé.
reason-done-foes = { phrase-foes } contre Conan, pour { $renown } en Renommée : on ne lui en offre pas plus.
reason-done-loss = { $renown } en Renommée restent dans la Chronique.
reason-done-cards = Vous gardez { $n ->
    [one] votre carte
   *[other] vos { $n } cartes
}.
reason-fight = { phrase-foes } contre vous, avec { $damage } en Dégâts sans compter les icônes, pour { $renown } en Renommée ; vous avez { $prowess } en Prouesse et { $health } en Santé, et une Retraite pourrait coûter { $loss } en Renommée.
reason-retreat = { phrase-foes } contre vous, avec { $damage } en Dégâts sans compter les icônes ; il vous reste { $prowess } en Prouesse et { $health } en Santé, et vous perdez au plus { $loss } en Renommée.
reason-press-on = Il vous reste { $prowess } en Prouesse, { $health } en Santé et { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} ; votre Renommée est de { $mine }, la meilleure des autres de { $best }.
reason-rest = Il vous reste { $prowess } en Prouesse, { $health } en Santé et { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, et votre Renommée de { $mine } est à l’abri ; la meilleure des autres est de { $best }.
reason-vitality = La Santé passe de { $health } à { $after }, pour { $n } en Prouesse.
reason-vitality-none = Vous gardez toute votre Prouesse, et { $health } en Santé.
reason-place = { $foe } inflige { $damage } sans compter les icônes et a { $health } en Santé ; Conan y gagnerait { $renown } en Renommée{ $scars ->
    [0] {""}
    [one] {" "}et une Cicatrice
   *[other] {" "}et { $scars } Cicatrices
}. { $company ->
    [0] Il y est seul
    [one] Un Ennemi y est déjà
   *[other] { $company } Ennemis y sont déjà
}{ $minors ->
    [0] {""}
    [one] , et il coûte un Ennemi Mineur
   *[other] , et il coûte { $minors } Ennemis Mineurs
}.
reason-pay = { $least ->
    [yes] Aucun des Ennemis Mineurs ne vaut moins
   *[no] Il inflige { $damage } sans compter les icônes et a { $health } en Santé
} : { $renown } en Renommée.
reason-name = Il inflige { $damage } sans compter les icônes, a { $health } en Santé et vaut { $renown } en Renommée.
reason-refuse = { $n ->
    [one] L’Ennemi révélé s’en va
   *[other] Les { $n } Ennemis révélés s’en vont
}, et d’autres viennent.
reason-give = { $damage ->
    [0] Si rien ne la rencontre, elle n’inflige rien
   *[other] Si rien ne la rencontre, { $foe } inflige { $damage }
}, avec une Initiative de { $initiative }{ $wounds ->
    [0] {""}
    [one] {" "}; l’Ennemi la paie d’une blessure, il lui reste { $health } en Santé
   *[other] {" "}; l’Ennemi la paie de { $wounds } blessures, il lui reste { $health } en Santé
}.
reason-search = Aucune carte de votre main ne convient à { $foe } : le dessus de la pioche en tient peut-être une.
reason-strike = { $target } en subit { $damage }, avec { $health } en Santé.
reason-text = { $text }
reason-text-attack = Telle quelle, l’attaque inflige { $damage } à { $target }, qui a { $health } en Santé. { $text }
reason-gift = Cela ne coûte rien. { $text }
reason-passive = Cela ne coûte rien et sert à qui exécute la manœuvre.
reason-decline-passive = La manœuvre reste telle qu’elle est imprimée.
reason-vain = La cible tombe de toute façon. { $text }
reason-pass = Vous gardez { $n ->
    [0] votre Prouesse
    [one] votre carte
   *[other] vos { $n } cartes
} pour plus tard.
reason-pass-attack = Telle quelle, l’attaque inflige { $damage } à { $target }, qui a { $health } en Santé.
reason-pass-fells = { $target } tombe de toute façon : l’attaque inflige { $damage }, et il reste { $health } en Santé.
reason-decline = Tout reste tel quel : { $card } n’a pas à servir.
reason-discard-copy = Vous tenez { $n } exemplaires de { $card }.
reason-discard-move = Comme manœuvre, { $card } coûte { $gem }, et votre Conan a { $prowess } en Prouesse.
reason-discard-text = { $card } n’est pas une manœuvre : on ne peut pas la poser au combat.
reason-take-renown = Conan y perd { $renown } en Renommée, sur { $limit } que vous pouvez encore prendre.
reason-take-card = { $text }
reason-top = Il inflige { $damage } sans compter les icônes, a { $health } en Santé et vaut { $renown } en Renommée.
reason-zone = { $n ->
    [one] Un Ennemi s’y trouve
   *[other] { $n } Ennemis s’y trouvent
}, et { $own ->
    [0] aucune manœuvre de Conan
    [one] une manœuvre de Conan
   *[other] { $own } manœuvres de Conan
}.
reason-foe = { $foe } inflige { $damage } sans compter les icônes et a { $health } en Santé ; il vaut { $renown } en Renommée.
reason-cards = { $n ->
    [0] Vous restez à { $held } cartes.
   *[other] Vous tenez { $held } cartes, et puis { $n } de plus.
}
reason-order = Ils viennent au même moment, et le premier peut changer la suite.
reason-thing = { $card } est en jeu.
reason-plain = Conan a { $prowess } en Prouesse et { $health } en Santé.
