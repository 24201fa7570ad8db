# Age of Conan : toutes les phrases que lit une personne, en français.

option-players = Nombre de joueurs (2 à 4)
option-kingdoms = Royaumes dans l’ordre des places, par exemple « aquilonia,turan » ; laissez vide pour ceux que l’on conseille
option-kingdoms-seat = Royaume
option-ruleset = Règles : faq (anglaises avec la FAQ officielle), en (anglaises, telles qu’imprimées), fr (françaises, telles qu’imprimées)
option-require_aquilonia = Quelqu’un doit-il jouer l’Aquilonie ?
option-bid_tie_anchor = À mise égale, l’emporte le royaume le plus proche de ce point
option-court_conan_token = Faut-il prendre le pion d’un dé cour+Conan, ou peut-on le laisser ?
option-emissary_enters_enemy_home = Un émissaire peut-il entrer dans la province de départ d’un autre joueur ?
option-discarded_token = Où va un pion aventure manqué
option-raider_axes_in_intrigue = Les haches comptent-elles pour les pillards dans les intrigues aussi ?
option-coastal_southern_sea = Une province au bord de la Mer du Sud est-elle côtière ?
option-raider_supply = Nombre de pions pillard
option-sorcery_limit = Une relance par sorcellerie à chaque jet, ou par conflit
option-token_refill = Les pions hors du jeu reviennent-ils dès que le récipient est vide, ou seulement s’il en manque pour piocher ?
option-small_game_bonus_deal = Distribue-t-on la carte bonus Conan à deux ou trois joueurs ?
option-unit_may_move_twice = Un même dé peut-il déplacer deux fois les mêmes unités ?
option-collect_gold_neutral = Un émissaire peut-il collecter de l’or dans une province neutre ?
option-crown_check = Pour le couronner, regarde-t-on où est Conan avant ou après son déplacement à destination ?
option-marker_supply = Neuf forts et neuf tours sont-ils une limite stricte ?
option-data = Dossier de vos propres cartes et provinces ; laissez vide pour celles d’origine

odds-option-fight = Ce que vous livrez : un jet, ou toute une campagne, un siège, une bataille
odds-option-attack = Dés de l’attaquant pour un jet (celui de Conan compris), ou unités pour un combat ; sans valeur : tous les nombres
odds-option-defend = Dés du défenseur pour un jet, valeur pour une campagne ou un siège, unités pour une bataille ; sans valeur : tous les nombres
odds-option-count = Ce que l’attaquant compte en plus des coups : shield, axe ou both
odds-option-defend_count = Ce que le défenseur compte en plus des coups
odds-option-conan = Qui Conan aide : attacker ou defender
odds-option-bonus = Succès que ses cartes donnent à l’attaquant
odds-option-defend_bonus = Succès que ses cartes donnent au défenseur
odds-option-sorcery = L’attaquant a de la sorcellerie et s’en sert au mieux
odds-option-defend_sorcery = Le défenseur a de la sorcellerie et s’en sert au mieux
odds-option-tokens = Pions sorcellerie de l’attaquant
odds-option-defend_tokens = Pions sorcellerie du défenseur
odds-option-reroll = Dés que ses cartes laissent l’attaquant relancer, un nombre par carte : 1 pour le Cœur de Tammuz, 1,2 pour deux cartes
odds-option-defend_reroll = Dés que ses cartes laissent le défenseur relancer
odds-option-hinder = Dés que les cartes de l’attaquant font relancer au défenseur
odds-option-defend_hinder = Dés que les cartes du défenseur font relancer à l’attaquant
odds-option-win_ties = L’attaquant gagne les égalités (Épée d’Atlantis, Couronne du Cobra, cartes)
odds-option-defend_ties = Le défenseur peut lui aussi prendre les égalités
odds-option-province = Une province par son identifiant, par exemple argos : vous affrontez sa valeur et parcourez son échelle
odds-option-icons = Icônes de l’échelle encore à gagner ; sans valeur : toute l’échelle de la province, ou 1
odds-option-cards = Cartes Stratégie de l’attaquant, par exemple axe,both ; une carte nommée par son identifiant ne vaut que sur ses terrains
odds-option-defend_cards = Cartes Stratégie du défenseur qui conviennent, dans l’ordre où elles sont jouées
odds-option-raiders = Pillards dans la province
odds-option-actions = Actions militaires pour la campagne, marches forcées comprises ; 0 : autant qu’il en faut
odds-option-garrison = Unités dans la province assiégée
odds-option-refuge = Le défenseur d’une bataille sait où se retirer
odds-option-prize = Ce que vaut la victoire
odds-option-unit = Ce que vaut une unité : au-dessus de 0, une retraite peut payer
odds-option-token = Ce que vaut un pion sorcellerie
bot-champion = pense comme l’intendant ; ce que vaut chaque chose, il l’a appris au fil de nombreuses parties
bot-steward = joue pour gagner : pèse chaque choix en points d’empire d’après des chances exactes, et pare les menaces

odds-title-grid = { $fight ->
   *[roll] Chances de gagner un jet de conflit
    [campaign] Chances de gagner toute la campagne
    [siege] Chances de gagner le siège
    [battle] Chances de gagner la bataille
}
odds-title-attack = { $fight ->
   *[roll] Chances de gagner un jet de conflit avec { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    }
    [campaign] Chances de gagner toute la campagne avec { phrase-attack }
    [siege] Chances de gagner le siège avec { phrase-attack }
    [battle] Chances de gagner la bataille avec { phrase-attack }
}
phrase-attack = { $attack ->
    [one] { $attack } unité
   *[other] { $attack } unités
}
odds-title-roll = Un jet de conflit, { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} contre { $defend }
odds-title-campaign = Campagne avec { phrase-attack } contre une valeur de { $defend }, { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
} à gagner
odds-title-siege = Siège avec { phrase-attack }, valeur { $defend }, garnison { $garrison }
odds-title-battle = Bataille, { phrase-attack } contre { $defend }
odds-title-province = { $province } : { $title }
odds-title-choices = Les chances de chaque choix
odds-attack = { $fight ->
   *[roll] Dés
    [campaign] Unités
    [siege] Unités
    [battle] Unités
}
odds-defence = { $fight ->
   *[roll] Dés du défenseur
    [campaign] Valeur
    [siege] Valeur
    [battle] Unités du défenseur
}
odds-against = { $fight ->
   *[roll] contre { $defend }
    [campaign] valeur { $defend }
    [siege] valeur { $defend }
    [battle] contre { $defend }
}
odds-chance = Chances
odds-result = Résultat
odds-attacker-wins = L’attaquant gagne
odds-defender-wins = Le défenseur gagne
odds-attacker-spends = L’attaquant use de sorcellerie
odds-defender-spends = Le défenseur use de sorcellerie
odds-victory = Victoire
odds-no-victory = Pas de victoire
odds-by-marches = Victoire en une action, à marches forcées
odds-units-left = Unités
odds-sorcery-left = Sorcellerie
odds-enemies-left = Unités ennemies
odds-action = Choix
odds-this-roll = Ce jet
odds-with-cards = Avec les cartes
odds-this-action = Dans cette action
odds-in-the-end = À la fin
error-odds-not-for-this-fight = { $field } n’a pas de sens ici ({ $fight }). Cela va avec : { $fits }.
error-odds-too-many-units = { $field } : une province n’accueille que { $most } unités au combat, pas { $given }.
error-odds-needs-sorcery = { $field } demande aussi { $needed }.
error-odds-unknown-province = { $field } : il n’y a pas de province « { $given } ». Vouliez-vous dire { $suggestion } ? Il y a { $known }.
error-odds-other-rating = { $field } : { $province } a une valeur de { $rating }, pas de { $given }. Laissez cette option de côté.
error-odds-short-track = { $field } : l’échelle ({ $province }) compte { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
}, pas { $given }.
error-odds-bad-rerolls = { $field } : « { $given } » n’est pas une liste comme 1,2 : au plus { $most } nombres, chacun jusqu’à { $dice }.
error-odds-unknown-card = { $field } : « { $given } » n’est ni une carte Stratégie, ni l’un de ces mots : { $known }.

# -- mots --------------------------------------------------------------------------------------------------------------

word-aquilonia = Aquilonie
word-turan = Turan
word-stygia = Stygie
word-hyperborea = Hyperborée
word-monsters = monstres
word-treasures = trésors
word-women = femmes
word-campaign = campagne
word-siege = siège
word-battle = bataille
word-intrigue = intrigue
word-military = militaire
word-court = cour
word-mixed = militaire/intrigue
word-wild = libre
word-kingdom = Royaume
word-strategy = Stratégie
word-fort = fort
word-tower = tour
word-city = cité
word-hit = coup
word-conan = Conan
word-attacker = attaque
word-shield = bouclier
word-axe = hache
word-miss = raté
word-gold = or
word-sorcery = sorcellerie
word-plains = plaines
word-woods = bois
word-hills = collines
word-urban = ville
word-north = nord
word-east = est
word-south = sud
word-central = centre
word-none = personne
word-hidden = caché
word-conan_bonus = carte bonus Conan
place = { $id ->
    [aquilonia] l’Aquilonie
    [argos] l’Argos
    [black_kingdoms] les Royaumes noirs
    [border_kingdoms] le Royaume Frontière
    [brythunia] la Brythunie
    [cimmeria] la Cimmérie
    [corinthia] la Corinthie
    [darfar] le Darfar
    [eastern_desert] le Désert oriental
    [hyperborea] l’Hyperborée
    [hyrkania] l’Hyrkanie
    [iranistan] l’Iranistan
    [keshan] le Keshan
    [khauran] le Khauran
    [khoraja] le Khoraja
    [koth] le Koth
    [kush] le Kush
    [nemedia] la Némédie
    [nordheim] le Nordheim
    [ophir] l’Ophir
    [pictish_wilderness] la Terre sauvage picte
    [punt] le Punt
    [shem] le Shem
    [steppes] les Steppes
    [stygia] la Stygie
    [turan] le Turan
    [zamora] la Zamora
    [zembabwei] le Zembabwei
    [zingara] la Zingara
   *[other] { $name }
}
place-in = { $id ->
    [aquilonia] en Aquilonie
    [argos] en Argos
    [black_kingdoms] dans les Royaumes noirs
    [border_kingdoms] au Royaume Frontière
    [brythunia] en Brythunie
    [cimmeria] en Cimmérie
    [corinthia] en Corinthie
    [darfar] au Darfar
    [eastern_desert] dans le Désert oriental
    [hyperborea] en Hyperborée
    [hyrkania] en Hyrkanie
    [iranistan] en Iranistan
    [keshan] au Keshan
    [khauran] en Khauran
    [khoraja] en Khoraja
    [koth] en Koth
    [kush] au Kush
    [nemedia] en Némédie
    [nordheim] au Nordheim
    [ophir] en Ophir
    [pictish_wilderness] en Terre sauvage picte
    [punt] au Punt
    [shem] au Shem
    [steppes] dans les Steppes
    [stygia] en Stygie
    [turan] au Turan
    [zamora] en Zamora
    [zembabwei] au Zembabwei
    [zingara] en Zingara
   *[other] à { $name }
}
place-from = { $id ->
    [aquilonia] d’Aquilonie
    [argos] d’Argos
    [black_kingdoms] des Royaumes noirs
    [border_kingdoms] du Royaume Frontière
    [darfar] du Darfar
    [eastern_desert] du Désert oriental
    [hyperborea] d’Hyperborée
    [hyrkania] d’Hyrkanie
    [iranistan] d’Iranistan
    [keshan] du Keshan
    [kush] du Kush
    [nordheim] du Nordheim
    [ophir] d’Ophir
    [pictish_wilderness] de la Terre sauvage picte
    [punt] du Punt
    [shem] du Shem
    [steppes] des Steppes
    [turan] du Turan
    [zembabwei] du Zembabwei
   *[other] de { $name }
}
token-monsters = Monstres
token-treasures = Trésors
token-women = Femmes
phrase-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
phrase-back = { $back ->
    [0] { "" }
    [one] { "" } ; une retourne dans la réserve
   *[other] { "" } ; { $back } retournent dans la réserve
}
phrase-points = { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}
phrase-successes = { $successes ->
    [0] aucun succès
   *[other] { $successes } succès
}
phrase-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
phrase-die = { $die ->
    [military] un dé militaire
    [intrigue] un dé d’intrigue
    [court] un dé de cour
    [mixed] un dé militaire/intrigue { phrase-use }
   *[wild] un dé libre { phrase-use }
}
phrase-use = { $use ->
    [military] pour une action militaire
    [intrigue] pour une action d’intrigue
   *[court] pour une action de cour
}
phrase-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
phrase-cost = { $cost ->
    [0] gratuit
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
}
phrase-tokens = { $category ->
    [monsters] pions Monstres
    [treasures] pions Trésors
   *[women] pions Femmes
}

# -- événements --------------------------------------------------------------------------------------------------------

event-objectives-revealed = Les objectifs de la partie : { $objectives }.
event-cards-drawn = { $seat } pioche { $cards }.
event-cards-drawn-hidden = { $seat } pioche { $number ->
    [one] une carte { $deck }
   *[other] { $number } cartes { $deck }
}.
event-no-card-left = Il n’y a plus de carte { $deck } à piocher pour { $seat }.
event-reshuffled = { $seat } remélange sa défausse Royaume : nouvelle pioche de { phrase-cards }.
event-reshuffled-strategy = La défausse Stratégie est remélangée : nouvelle pioche de { phrase-cards }.
event-cards-discarded = { $seat } défausse { $cards }.
event-adventure-revealed = Âge { $age }, une nouvelle aventure : { $adventure }. Conan part pour { $the } (longueur { $number }).
event-bag-refilled = Le récipient des pions est vide : { $number ->
    [one] le pion retiré du jeu y retourne
   *[other] les { $number } pions retirés du jeu y retournent
}.
event-track-laid = Sur l’échelle d’aventure : { $tokens }.
event-artifact-assigned = { $seat } reçoit l’artefact { $card }.
event-artifact-unassigned = Personne n’obtient l’artefact { $card }.
event-artifacts-returned = Tous les artefacts sont remis en jeu.
event-bonus-card-assigned = { $seat } reçoit la carte bonus Conan.
event-bonus-card-unassigned = Personne n’obtient la carte bonus Conan.
event-bidding-begins = Les mises pour Conan sont ouvertes.
event-bid-placed = { $seat } a misé.
event-bid-revealed = { $seat } mise { $token } { $strategy ->
    [none] sans carte
   *[other] avec { $strategy }
} : { $total } en tout.
event-bid-replaced = { $seat } joue la carte bonus Conan : avec { $strategy }, cela fait { $total }.
event-bid-won = { $seat } remporte la mise avec { $total } et devient le joueur Conan.
event-bid-tokens-recovered = { $seat } reprend tous ses autres pions de mise.
event-turn-begins = C’est à { $seat } de jouer.
event-fate-rolled = { $seat } lance les dés du destin : { $dice }.
event-die-taken = { $seat } prend { phrase-die }.
event-extra-die-granted = { $seat } pourra prendre un autre dé ce tour-ci.
event-conan-moved = Conan se rend { $in }.
event-conan-stays = Conan reste { $in }.
event-conan-relocated = Conan est conduit à destination, { $in }.
event-token-taken = { $seat } prend le pion { $token } sur l’échelle.
event-token-missed = { $seat } laisse échapper le pion { $token }.
event-token-found = { $seat } pioche le pion { $token }.
event-token-found-hidden = { $seat } pioche un pion aventure.
event-token-kept = { $seat } le garde et possède maintenant { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}.
event-token-traded-gold = { $seat } échange le pion { $token } contre { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} d’or.
event-token-traded-sorcery = { $seat } échange le pion { $token } contre { $number ->
    [one] { $number } point
   *[other] { $number } points
} de sorcellerie.
event-raider-placed = Des pillards se rassemblent { $in }.
event-raider-removed = { $seat } chasse un pillard { $in }.
event-raider-used-up = Un pillard de moins { $in }.
event-table-card-played = { $seat } joue { $card } pour { phrase-gold }.
event-card-refreshed = { $seat } réactive { $card } { $gold ->
    [0] gratuitement
   *[other] pour { phrase-gold }
}.
event-card-used = { $seat } utilise { $card }.
event-table-card-used = { $seat } utilise { $card }.
event-target-chosen = { $seat } désigne { $victim }.
event-gold-gained = { $seat } gagne { phrase-gold }.
event-gold-taken = { $seat } prend { phrase-gold } à { $victim }.
event-sorcery-gained = { $seat } gagne { $sorcery ->
    [one] { $sorcery } point
   *[other] { $sorcery } points
} de sorcellerie.
event-hand-seen = { $seat } regarde la main que tient { $victim } : { $cards }.
event-hand-seen-hidden = { $seat } regarde la main que tient { $victim }.
event-deck-seen = { $seat } regarde le dessus de sa pioche : { $cards }.
event-deck-seen-hidden = { $seat } regarde { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de sa pioche.
event-adventures-seen = { $seat } regarde le dessus de la pioche Aventure : { $adventures }.
event-adventures-seen-hidden = { $seat } regarde le dessus de la pioche Aventure.
event-army-moved = { $seat } déplace { phrase-units } { $origin } { $in }.
event-army-attacks = { $seat } lance { phrase-units } { $origin } sur { $the }.
event-excess-returned = Pas plus de cinq unités de { $seat } { $in } : { $units ->
    [one] une retourne
   *[other] { $units } retournent
} dans la réserve.
event-army-reduced = { $seat } retire une unité à { $victim } { $in }.
event-unit-placed = { $seat } place une unité { $in }.
event-unit-sacrificed = { $seat } sacrifie une unité { $in }.
event-unit-lost = { $seat } perd une unité { $in } ; il { $left ->
    [0] n’en reste aucune
    [one] en reste une
   *[other] en reste { $left }
}.
event-loss-prevented = { $seat } ne perd rien.
event-emissary-moved = { $seat } envoie un émissaire { $origin } { $in }.
event-emissary-placed = { $seat } place un émissaire { $in }.
event-emissary-expelled = { $seat } chasse un émissaire envoyé { $in } par { $victim }.
event-emissary-lost = { $seat } perd un émissaire { $in }.
event-gold-collected = { $seat } collecte { phrase-gold } { $in } ; l’émissaire rentre.
event-contest-begins = { $seat } { $contest ->
   *[siege] assiège { $the }, que tient { $defender }
    [battle] livre bataille à { $defender } { $in }
    [intrigue] intrigue contre { $defender } { $in }
}.
event-contest-begins-neutral = { $seat } { $contest ->
   *[campaign] fait campagne { $in }
    [intrigue] cherche une alliance avec { $the }
}.
event-strategy-committed = { $seat } pose { $strategy } face cachée.
event-strategy-committed-hidden = { $seat } pose une carte Stratégie face cachée.
event-strategy-declined = { $seat } ne joue pas de carte Stratégie.
event-strategy-revealed = { $seat } révèle { $strategy }.
event-strategy-cancelled = { $seat } annule la carte Stratégie jouée par { $victim }.
event-contest-rolled = { $seat } obtient { $faces } : { phrase-successes }.
event-province-rolled = { $seat } obtient { $faces } pour { $the } : { phrase-successes }.
event-sorcery-reroll = { $seat } dépense un point de sorcellerie et relance tous ses dés.
event-contest-won = { $seat } l’emporte { $attack } à { $defence } { $in }.
event-contest-lost = { $seat } perd { $attack } à { $defence } { $in }.
event-campaign-advances = { $seat } fait avancer son armée { $in } : icône { $icon } sur { $icons }.
event-subjugated = { $seat } soumet { $the } et marque { phrase-points }.
event-forced-march = { $seat } fait une marche forcée { $in }.
event-free-march = { $seat } fait une marche forcée { $in } sans perdre d’unité.
event-siege-won = { $seat } prend { $the } d’assaut ; { $victim } perd cette province, qui redevient neutre.
event-battle-won = { $seat } bat { $victim } { $in }.
event-retreated = { $seat } se replie { $in } avec { phrase-units }.
event-crom = Crom, compte les morts ! { $seat } prend un pion Crom.
event-allied = { $seat } se fait un allié { $in } et gagne { phrase-gold }.
event-alliance-broken = { $seat } brise l’alliance entre { $victim } et { $the }.
event-adventure-ends = L’aventure est terminée : { $adventure }.
event-age-change-begins = L’âge s’achève ; l’âge { $age } approche.
event-age-begins = L’âge { $age } commence.
event-raiders-repelled = { $seat } sacrifie une unité { $in } pour chasser { $number ->
    [one] un pillard
   *[other] { $number } pillards
}.
event-raided = { $points ->
    [0] { $seat } n’a aucun point d’empire que des pillards puissent prendre.
   *[other] { $number ->
        [one] Un pillard coûte
       *[other] { $number } pillards coûtent
    } { phrase-points } à { $seat }.
}
event-raiders-cleared = Tous les pillards quittent la carte.
event-income = { $seat } reçoit { phrase-gold }{ $towers ->
    [0] {""}
    [one] {" "}avec { $towers } tour ou cité
   *[other] {" "}avec { $towers } tours et cités
}.
event-objective-scored = { $seat } atteint l’objectif { $objective } et marque { phrase-points }.
event-city-built = { $seat } bâtit une cité { $in }.
event-unit-raised = { $seat } lève une unité { $in }.
event-cards-bought = { $seat } achète des cartes pour { phrase-gold }.
event-unit-bought = { $seat } achète une unité { $in }.
event-emissary-bought = { $seat } achète un émissaire { $in }.
event-stake-placed = { $seat } a fait son choix.
event-stake-revealed = { $seat } mise des { phrase-tokens } pour { $total } : { $tokens }.
event-all-refreshed = Toutes les cartes permanentes sont réactivées.
event-crowning-declined = { $seat } renonce à couronner Conan.
event-crowning-attempted = { $seat } tente de couronner Conan avec ses { phrase-tokens } !
event-category-revealed = { $seat } montre des { phrase-tokens } pour { $total }.
event-conan-crowned = { $seat } couronne Conan !
event-crowning-failed = Le couronnement échoue ; la partie est finie pour { $seat }.
event-final-scoring-begins = La partie se termine. Place au décompte final.
event-forts-scored = { $seat } marque { phrase-points } pour ses forts et cités.
event-towers-paid = { $seat } reçoit { phrase-gold } pour ses tours et cités.
event-richest = { $seat } a le plus d’or ({ $number }) et marque { phrase-points }.
event-crom-bonus = Crom a compté : { $seat } a le plus de morts ({ $number }) et marque { phrase-points }.
event-dominance = { $seat } domine avec ses { phrase-tokens } ({ $total }) et marque { phrase-points }.
event-crowning-scored = { $seat } marque { phrase-points } pour avoir couronné Conan.
event-game-over = La partie est terminée. { $shared ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} ({ $scores }).

# -- ce que l’on peut faire --------------------------------------------------------------------------------------------

prompt-over = La partie est terminée. { $shared ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
prompt-chance = Les dés et les cartes décident.
prompt-bid = { $seat } : misez en secret, avec un pion et une carte Stratégie.
prompt-bid-cards = { $seat } : utilisez une carte pour la mise, ou passez.
prompt-bonus = { $seat } : changez de carte de mise, ou passez.
prompt-conan = { $seat } : déplacez ou laissez Conan, en route pour { $destination }.
prompt-turn = { $seat } : jouez ou réactivez des cartes, puis prenez un dé du destin.
prompt-extra-die = { $seat } : prenez un autre dé du destin.
prompt-last-cards = { $seat } : une dernière carte avant la fin du tour, ou passez.
prompt-token = { $seat } : gardez le pion aventure, ou échangez-le.
prompt-found-token = { $seat } : gardez le pion aventure, ou échangez-le.
prompt-token-choice = { $seat } : prenez le premier pion aventure, ou laissez-le.
prompt-court = { $seat } : piochez des cartes, ou jouez un événement.
prompt-military = { $seat } : déplacez, attaquez ou placez des unités.
prompt-intrigue = { $seat } : envoyez, recrutez, intriguez ou collectez de l’or.
prompt-window = { $seat } : utilisez une carte dans ce conflit, ou passez.
prompt-own-roll = { $seat } : votre jet est fait. Une carte, la sorcellerie, ou passez.
prompt-opponent-roll = { $seat } : l’autre camp a lancé. Utilisez une carte, ou passez.
prompt-declare = { $seat } : posez une carte Stratégie face cachée, ou faites sans.
prompt-pick-dice = { $seat } : choisissez les dés à relancer.
prompt-march = { $seat } : faites une marche forcée, ou arrêtez-vous là.
prompt-siege-retreat = { $seat } : poursuivez le siège, ou repliez-vous.
prompt-battle-retreat = { $seat } : continuez la bataille, ou repliez-vous.
prompt-battle-hold = { $seat } : tenez bon, ou repliez-vous.
prompt-crown = { $seat } : couronnez Conan avec une sorte de pions, ou renoncez.
prompt-raids = { $seat } : sacrifiez des unités contre les pillards, ou restez-en là.
prompt-raise = { $seat } : levez des unités et bâtissez des cités.
prompt-spend = { $seat } : dépensez votre or.
prompt-stake = { $seat } : misez en secret des pions pour les artefacts.
prompt-army-placement = { $seat } : placez une unité.
prompt-army-move = { $seat } : déplacez une armée.
prompt-army-loss = { $seat } : choisissez l’armée qui perd une unité.
prompt-emissary-placement = { $seat } : placez un émissaire.
prompt-emissary-move = { $seat } : envoyez un émissaire.
prompt-emissary-loss = { $seat } : choisissez l’émissaire à chasser.
prompt-conan-move = { $seat } : déplacez Conan, ou laissez-le où il est.
prompt-raider-placement = { $seat } : placez des pillards.
prompt-raider-removal = { $seat } : chassez des pillards.
prompt-refresh = { $seat } : réactivez une carte permanente.
prompt-target = { $seat } : choisissez un joueur.
prompt-sacrifice = { $seat } : choisissez l’unité à sacrifier.
prompt-order-deck = { $seat } : choisissez la carte suivante de votre pioche.
prompt-card = { $seat } : faites ce que dit votre carte.

label-pass = Passer
label-done = Terminer
label-bid = Miser { $token } avec { $strategy }
label-bid-bare = Miser { $token }
label-replace = Prendre { $strategy } comme carte de mise
label-conan = Déplacer Conan { $in }
label-conan-stay = Laisser Conan où il est
label-token-take = Prendre le pion
label-token-leave = Laisser le pion
label-keep = Garder le pion { $token }
label-trade = Échanger le pion { $token }
label-play = Jouer { $card } ({ phrase-cost })
label-refresh = Réactiver { $card } ({ phrase-cost })
label-use = Utiliser { $card }
label-event = Jouer l’événement { $card }
label-event-in-vain = Jouer l’événement { $card }, qui ne changerait rien pour l’instant
label-top = Ensuite, sur le dessus : { $card }
label-take = Prendre { phrase-die }
label-draw-both = Piocher une carte Royaume et une carte Stratégie
label-draw-strategy = Piocher deux cartes Stratégie
label-raid = Placer un pillard { $in }
label-move = Déplacer { phrase-units } { $origin } { $in }{ phrase-back }
label-attack = Lancer { phrase-units } { $origin } sur { $the }{ phrase-back }
label-fight = Poursuivre le combat { $in }
label-place = Placer une pièce { $in }
label-send = Envoyer un émissaire { $origin } { $in }
label-contest = Engager un conflit { $in }
label-collect = Collecter { phrase-gold } { $in }
label-recruit = Recruter un émissaire { $in }
label-commit = Poser { $strategy } face cachée
label-decline = Renoncer
label-sorcery = Dépenser un point de sorcellerie pour relancer tous vos dés
label-reroll = Relancer : { $face }
label-march = Faire une marche forcée
label-stop = S’arrêter ici
label-press = Poursuivre le combat
label-hold = Tenir bon
label-retreat = Se replier
label-retreat-to = Se replier { $in }
label-crown = Couronner Conan avec vos { phrase-tokens }
label-repel = Sacrifier une unité { $in } pour chasser les pillards
label-clear = Chasser un pillard { $in }
label-raise = Lever une unité { $in }
label-city = Bâtir une cité { $in }
label-buy-army = Acheter une unité { $in } ({ phrase-cost })
label-buy-emissary = Acheter un émissaire { $in } ({ phrase-cost })
label-buy-cards = Acheter une carte Royaume et une carte Stratégie ({ phrase-cost })
label-buy-strategy = Acheter une carte Stratégie ({ phrase-cost })
label-stake = Miser des { phrase-tokens } pour { $total } : { $tokens }
label-stake-none = Ne rien miser
label-remove = Retirer une unité { $in }
label-expel = Chasser un émissaire { $of } { $in }
label-target = Choisir { $the }
label-sacrifice = Sacrifier une unité { $in }

menu-move = Déplacer des unités { $origin } { $in }
menu-attack = Lancer des unités { $origin } sur { $the }
menu-units = { $back ->
    [0] { $units }
   *[other] { $units } (dont { $back } en réserve)
}
menu-send = Envoyer un émissaire { $origin }
menu-bid = Miser { $token } avec
menu-buy-army = Acheter une unité ({ phrase-cost })
menu-buy-emissary = Acheter un émissaire ({ phrase-cost })
menu-stake = Miser des { phrase-tokens }
menu-stake-tokens = { $total } : { $tokens }
menu-there = { $in }
menu-place = Placer une pièce
menu-raid = Placer un pillard
menu-recruit = Recruter un émissaire
menu-conan = Déplacer Conan
menu-clear = Chasser un pillard
menu-remove = Retirer une unité
menu-repel = Sacrifier une unité pour chasser les pillards
menu-raise = Lever une unité
menu-city = Bâtir une cité

# -- à l’écran ---------------------------------------------------------------------------------------------------------

screen-title = Âge { $age }   { $adventure } → { $destination }   Conan : { $conan }
screen-track = Échelle
screen-pool = Dés du destin
screen-objectives = Objectifs
screen-hand = Votre main
screen-tokens = Vos pions
screen-contest = { $kind } : { $province }
screen-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
screen-counting = (compte aussi { $symbols })
screen-counts-shield = les boucliers
screen-counts-axe = les haches
screen-counts-conan = Conan en double
screen-successes = { $number ->
    [0] aucun succès
   *[other] { $number } succès
}
screen-kingdom-cards = { $number } Royaume
screen-strategy-cards = { $number } Stratégie
screen-points = { $points } PE
screen-legend = F fort  T tour  C cité  A3@2 armée, icône 2  e émissaires  r pillards  ~ hors jeu  ! sauvage
screen-conan-player = joueur Conan
screen-table = sur la table
screen-bids-left = mises
picture-title = Age of Conan, âge { $age }
picture-description = Âge { $age }. Conan est ici : { $conan } ; destination : { $destination }. Dés du destin : { $dice }.
picture-holding = { $seat } ({ $kingdom }), { phrase-points } : { $provinces }.
picture-age = Âge
picture-adventure = Aventure
picture-no-adventure = Aucune aventure en cours
picture-left = encore { $number } dans cet âge
picture-length = longueur { $number }
picture-fate = Dés du destin
picture-no-dice = lancés dès qu’il en faut un
picture-stores = Réserve { $bag } · pioche Stratégie { $deck }, défausse { $discard }
picture-contest = Conflit
picture-last-roll = Le dernier jet
picture-no-roll = Personne ne s’est encore battu
picture-province = la province
picture-you = vous
picture-to-play = à jouer
picture-winner = victoire
picture-first-player = premier
picture-used = utilisée
picture-table = Sur la table
picture-supply = en réserve
picture-bid = mise
picture-stake = artefacts
picture-hidden = face cachée
picture-next = prochaine carte : { $card }
picture-next-adventure = prochaine aventure : { $adventure }
picture-crowned = a couronné Conan
picture-fallen = n’a pas pu couronner Conan
legend-army = armée
legend-emissary = émissaire
legend-raiders = pillards
legend-destination = destination
legend-savage = sauvage
legend-coastal = côtière
legend-rating = valeur
legend-crom = Crom
sea-western = Océan occidental
sea-vilayet = Mer de Vilayet
sea-southern = Mer du Sud
area-north = Le Nord
area-east = L’Est
area-south = Le Sud
area-central = Hyborie Centrale
card-table = sur la table
card-event = événement
card-instant = instantanée
card-artifact = Artefact
card-role = Carte de rôle
card-conan_bonus = Après la révélation des mises, vous pouvez jouer une seconde carte Stratégie : sa valeur d’aventure remplace celle de la première. Défaussez les deux cartes.
card-conan_player = Vous déplacez Conan au début de votre tour. Dans sa province, vous lancez 1 dé de plus et chaque Coup+Conan compte double. Ses pions sont à vous et, au troisième âge, vous pouvez tenter de le couronner.
word-conan_player = Carte Joueur Conan

# -- refus -------------------------------------------------------------------------------------------------------------

error-chance-impossible = « { $given } » ne peut pas arriver maintenant.
error-unknown-name = Il n’y a pas de { $kind ->
    [province] province
    [card] carte Royaume
    [strategy] carte Stratégie
    [token] pion aventure
    [kingdom] royaume
    [category] catégorie
    [face] face de dé
    [bid] pion de mise
   *[other] { $kind }
} « { $name } ».{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-die-not-there = Il n’y a pas de dé de ce genre à prendre.
error-die-blocked = Vous avez la même action avec { $other ->
    [military] un dé militaire
    [intrigue] un dé d’intrigue
    [court] un dé de cour
   *[mixed] un dé militaire/intrigue
} : prenez celui-là.
error-card-step-over = Vous avez pris votre dé : il est trop tard pour jouer ou réactiver des cartes permanentes.
error-no-table-card = Ce n’est pas une carte permanente.
error-card-ready = Cette carte est active : on ne réactive qu’une carte utilisée.
error-card-used-now = Vous avez utilisé cette carte pendant ce tour : réactivez-la au début d’un de vos prochains tours.
error-too-little-gold = Cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} ; vous { $gold ->
    [0] n’en avez pas
   *[other] en avez { $gold }
}.
error-card-not-yours = Vous n’avez pas cette carte.
error-card-turned = Cette carte a servi ; réactivez-la d’abord, pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, au début d’un de vos tours.
error-card-not-played = Mettez d’abord cette carte en jeu, pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, avant de prendre un dé.
error-card-other-moment = Ce n’est pas le moment de jouer cette carte : son texte dit quand.
error-card-conditions = Cette carte ne convient pas à ce conflit.
error-card-price = Vous ne pouvez pas payer cette carte : elle demande { phrase-gold }, { $sorcery ->
    [one] { $sorcery } point
   *[other] { $sorcery } points
} de sorcellerie et { phrase-units }.
error-card-changes-nothing = Cette carte ne changerait rien maintenant.
error-artifact-used = Cet artefact a déjà servi pour ce jet.
error-no-event = Cette carte n’est pas un événement.
error-event-not-now = Un événement est une action de cour : prenez d’abord un dé de cour.
error-no-army-there = Vous n’y avez pas d’armée.
error-no-campaign-there = Votre armée n’y fait pas campagne.
error-not-adjacent = Ces deux provinces ne sont pas adjacentes.
error-home-province = C’est une province de départ.
error-out-of-play = Cette province est hors jeu.
error-own-province = Cette province vous est amie.
error-not-friendly = Cette province ne vous est pas amie.
error-too-few-units = { $units ->
    [0] Il faut envoyer au moins une unité.
   *[other] Il n’y a pas assez d’unités : vous en avez { $there }.
}
error-moved-already = Ces unités ont déjà bougé ; { $there ->
    [0] aucune ne peut
    [one] { $there } seule peut
   *[other] { $there } peuvent
} encore bouger.
error-province-full = Cette province n’accueille que { $most } de vos unités.
error-one-option = Vous avez déjà commencé autre chose avec ce dé.
error-placed-there = Vous venez d’y placer une unité ; la seconde va ailleurs.
error-no-units-left = Vos { $number } unités sont toutes sur la carte.
error-no-emissaries-left = Vos { $number } émissaires sont tous sur la carte.
error-no-emissary-there = Vous n’y avez pas d’émissaire.
error-emissary-moved = Cet émissaire a déjà voyagé ; envoyez-en un autre.
error-beyond-reach = Votre émissaire ne peut pas y aller : le chemin doit passer par des provinces amies, ou par celles où vous avez un émissaire.
error-no-enemy-province = On ne collecte de l’or que dans les provinces ennemies.
error-savage-province = Cette province est sauvage : on n’y intrigue pas.
error-intrigue-barred = Le fort, la cité ou l’armée d’un autre joueur vous en empêche.
error-no-tower-left = Il ne vous reste plus de tour.
error-card-does-not-fit = Cette carte ne convient pas à ce conflit.
error-strategy-too-late = Les cartes Stratégie se jouent avant les dés.
error-no-sorcery = Il ne vous reste plus de sorcellerie.
error-sorcery-spent = Vous avez déjà usé de sorcellerie : une seule relance est permise.
error-sorcery-not-now = On n’use de sorcellerie que juste après son propre jet.
error-bid-token-spent = Votre pion de mise { $token } est dépensé ; il vous reste { $left }.
error-bid-needs-card = Une mise, c’est un pion et une carte Stratégie : nommez les deux.
error-conan-not-adjacent = Conan ne va que dans une province voisine de la sienne : { $places }.
error-conan-moved = Conan s’est déjà déplacé avec ce dé.
error-conan-not-now = Seul le joueur Conan déplace Conan : au début de son tour, avec un dé cour+Conan, ou par une carte.
error-no-conan-part = Un dé libre n’a pas de partie Conan.
error-not-conan-player = Vous n’êtes pas le joueur Conan.
error-raider-placed = Vous avez déjà placé le pillard de ce dé.
error-raider-too-far = Les pillards vont là où est Conan, ou à côté : { $places }.
error-no-raiders-left = Les { $number } pillards sont tous sur la carte.
error-no-passing = Vous ne pouvez pas passer votre tour : prenez un dé.
error-no-refuge = Votre armée ne peut se replier que dans une province amie voisine : { $places }.
error-nothing-to-repel = Vous n’y avez pas d’unité à sacrifier, ou il n’y a pas de pillards.
error-settled = Vous y avez déjà levé une unité ou bâti une cité.
error-no-fort-there = Vous n’y avez pas de fort à changer en cité.
error-no-barracks = On ne lève des unités que chez soi, ou là où l’on a un fort ou une cité.
error-no-cards-left = Il ne reste plus de cartes à acheter.
error-stake = Vous pouvez miser vos propres pions d’une seule sorte, ou rien.
error-kingdom-unknown = Il n’y a pas de royaume « { $name } » : choisissez parmi { $known }.
error-kingdom-twice = { $name } ne peut être joué qu’une fois.
error-kingdom-count = Il y a { $given ->
    [one] { $given } royaume
   *[other] { $given } royaumes
} pour { $players } joueurs.
error-kingdom-aquilonia = Quelqu’un doit jouer l’Aquilonie.
error-unknown-card = Il n’y a pas de carte « { $given } ».
error-data-pack = { $field } : { $problem }.
error-position-kingdoms = kingdoms : les royaumes de cette partie sont { $known }.
error-position-bid-token = { $field } : il n’y a pas de pion d’enchère { $given } ; il y a { $known }.
error-position-phase-and-stack = phase : la pile dit ce qui se passe ; donnez « { $given } » ou une pile, pas les deux.
error-position-no-contest = contest : cette phase demande un conflit et sa province.
error-position-contest-elsewhere = contest : un conflit n’a lieu que dans la phase « contest ».
error-position-contest-begun = { $field } : un conflit qui commence n’a pas encore d’étape ; ne la donnez pas.
error-position-no-contest-here = { $field } : il n’y a pas de conflit en { $province }.
error-position-attacker = { $field } : l’attaquant est le siège dont c’est le tour : { $turn }.
error-position-defender = { $field } : personne ne s’attaque soi-même.
error-position-too-many-dice = { $field } : un camp lance { $most } dés au plus.
error-position-too-many-units = { $field } : le siège { $seat } a { $given } unités sur la carte ; il y en a { $most }.
error-position-too-many-emissaries = { $field } : { $given } émissaires sont sur la carte ; il y en a { $most }.
error-position-too-many-raiders = { $field } : { $given } pillards sont sur la carte ; il y en a { $most }.
error-position-army-or-units = { $field } : une armée demande son siège (« army ») et son nombre (« units »).
error-position-army-too-large = { $field } : { $given } unités ; hors de la province d’origine, { $most } au plus se tiennent ensemble.
error-position-no-army-here = { $field } : une armée du siège { $seat } ne peut pas se tenir dans cette province.
error-position-army-of-another = { $field } : une armée du siège { $seat } ne peut pas se tenir dans une province du siège { $owner }.
error-position-icon = { $field } : une armée fait campagne dans une province neutre, sur une icône de 1 à { $icons }, et nulle part ailleurs.
error-position-home-owner = { $field } : c’est la province d’origine du siège { $owner }.
error-position-marker-or-owner = { $field } : une province amie demande son propriétaire et son marqueur : fort, tower ou city.
error-position-no-marker-here = { $field } : aucun marqueur n’est jamais placé dans cette province.
error-position-too-often = { $field } : ici et ailleurs, { $card } se trouve { $given } fois ; il { $most ->
    [0] n’y en a pas ici
   *[other] y en a { $most }
}.
error-position-missing-piece = { $field } : ici et ailleurs, { $card } se trouve { $given } fois ; il y en a { $most }. Sans { $field }, ce champ contient ce qui n’est nulle part ailleurs.
error-position-too-many-objectives = { $field } : { $given } objectifs sont découverts ; il y en a { $most } au plus.
error-position-destination = { $field } : { $card } mène en { $province }.
error-position-track-too-long = { $field } : { $given } pions ; { $card } est de longueur { $most }.
error-position-adventures-left = { $field } : il reste { $given } cartes, et { $least } sont encore à venir.
error-position-not-in-deck = { $field } : { $card } n’est pas parmi les aventures à venir.
error-position-crowned-early = { $field } : Conan n’est couronné qu’au troisième âge, et c’est l’âge { $age }.
error-position-crown-category = { $field } : une catégorie est nommée quand quelqu’un est couronné ou éliminé, et alors seulement.
error-position-below-zero = { $field } : points, or et sorcellerie ne sont jamais inférieurs à 0.
error-position-no-table-card = { $field } : { $card } ne se joue pas sur la table.
error-position-bid-three = { $field } : le 3 revient toujours.
error-position-not-used = { $field } : { $card } n’est pas une carte utilisée posée sur la table.
error-position-not-in-hand = { $field } : { $card } n’est pas parmi les cartes Stratégie en main.
error-position-token-not-held = { $field } : tous ont vu { $card }, mais il n’est pas détenu.
error-position-stake = { $field } : { $card } n’est pas un pion de ce siège et de la catégorie misée.
error-position-emissary-in-home = { $field } : les émissaires n’entrent pas dans la province d’origine d’un autre royaume.
error-position-conan-step = { $field } : l’étape de Conan revient au joueur Conan, le siège { $player }, pas au siège { $seat }.
error-position-campaign = { $field } : une campagne en { $province } demande une armée du siège { $seat } qui y fait campagne ; elle n’a ni défenseur ni « force ».
error-position-siege = { $field } : un siège en { $province } demande des unités attaquantes (« force ») et un marqueur du défenseur.
error-position-battle = { $field } : une bataille en { $province } demande des unités attaquantes (« force ») et une armée du défenseur dans cette province neutre.
error-position-intrigue = { $field } : un conflit d’intrigues en { $province } y demande un émissaire du siège { $seat }, et vise son propriétaire.
error-position-intrigue-barred = { $field } : pas de conflit d’intrigues en { $province } tant qu’une armée d’un autre siège s’y trouve.
error-position-origin = { $field } : l’armée attaquante ne peut pas venir de { $province }.
error-position-last-age = { $field } : aucun changement d’âge ne suit à l’âge { $age }.
error-position-no-destination = { $field } : il n’y en a pas ; donnez l’aventure en cours.
error-position-roles = { $field } : turn, first_player et conan_player sont connus ensemble, après la première enchère.
error-position-other-turn = { $field } : la pile parle du tour d’un autre siège que { $turn }.
error-position-no-adventure = { $field } : les mises et les tours portent sur une aventure ; donnez sa carte.
error-position-stack = { $field } : selon les règles, cela ne peut pas arriver.

# -- raisons : ce qui parle pour un choix ------------------------------------------------------------------------------

phrase-goal = { $goal ->
    [fulfils] , et cela remplit « { $objective } » ({ $reward })
    [towards] , et cela compte pour « { $objective } »
   *[none] { "" }
}
phrase-more = { $other ->
    [0] les autres n’en ont montré aucun
   *[other] les autres en ont montré pour { $other } au plus
}
reason-campaign = Vous finissez par soumettre { $the } dans { $chance } des cas : { phrase-points } tout de suite, et autant si le fort tient jusqu’à la fin{ phrase-goal }.
reason-siege = Le siège réussit dans { $chance } des cas, et alors { $kingdom } perd ce qui s’élève { $in } : { $marker }.
reason-battle = Vous gagnez dans { $chance } des cas contre { $kingdom }, qui a là { phrase-units }.
reason-guard = { $units ->
    [one] Une unité veille
   *[other] { $units } unités veillent
} alors { $in } : juste à côté, { $kingdom } a { $enemies ->
    [one] une unité
   *[other] { $enemies } unités
}.
reason-reach = Avec { phrase-units } { $in }, vous pouvez attaquer { $target } (valeur { $rating }).
reason-stand = Vous aurez { phrase-units } { $in }.
reason-roll = Vous gagnez ce jet dans { $chance } des cas.
reason-roll-better = Vous gagnez ce jet dans { $chance } des cas ; le meilleur des autres choix donne { $other }.
reason-roll-as-it-is = Vous gagnez ce jet dans { $chance } des cas sans rien ajouter ; au mieux, vous arriveriez à { $other }.
reason-odds = Au bout du compte, vous réussissez dans { $chance } des cas.
reason-march = Vous gagnez tout dans cette action même dans { $chance } des cas.
reason-stop = L’armée garde ses unités, et avec de la patience vous réussissez dans { $chance } des cas.
reason-retreat = Vous épargnez vos unités ; continuer réussirait dans { $other } des cas.
reason-reroll = { $whose ->
    [own] Ce dé vous apporte { phrase-successes } : un autre jet ne peut guère être pire.
   *[other] Ce dé apporte { phrase-successes } à l’adversaire.
}
reason-court = L’alliance se fait dans { $chance } des cas : { phrase-gold } tout de suite, et une tour qui rapporte à chaque changement d’âge{ phrase-goal }.
reason-plot = Vous brisez dans { $chance } des cas l’alliance que { $kingdom } a { $in }.
reason-send-collect = Il pourra y récolter { phrase-gold }.
reason-send-contest = Il pourra y engager un conflit pour { $the }.
reason-send-help = De là, il aide votre émissaire { $there } d’un dé de plus.
reason-send = Votre émissaire va plus loin, vers { $the }.
reason-recruit = { $number ->
    [0] Vous n’avez aucun émissaire sur la carte.
    [one] Vous n’avez qu’un émissaire sur la carte.
   *[other] Vous avez { $number } émissaires sur la carte ; un de plus ouvre d’autres voies.
}
reason-collect = Cela rapporte { phrase-gold }, et vous en avez { $purse }.
reason-conan = { $distance ->
    [0] Conan est alors où il veut aller : { $destination }.
    [one] Conan est alors à une province de son but, { $destination }.
   *[other] Conan est alors à { $distance } provinces de son but, { $destination }.
}
reason-conan-earns = Vous gagnez ainsi { $token } sur la piste.
reason-conan-home = Vous renoncez à { $token }, mais Conan reste près de chez vous, où il pourrait être couronné.
reason-conan-misses = Vous renoncez à { $token }, et Conan se trouve { $in }.
reason-keep = Vos { phrase-tokens } valent alors { $total } ; { phrase-more }.
reason-trade = Cela rapporte { $number } en { $what }, et vous en avez { $purse }.
reason-token-take = Vous gagnez { $token }.
reason-token-leave = { $token } reste sur la piste, et l’aventure dure plus longtemps.
reason-bid-back = Quoi qu’il arrive, vos pions dépensés vous reviennent{ $number ->
    [0] { "" }
   *[other] { " : " }{ $tokens }
}.
reason-bid-sure = Personne d’autre ne peut dépasser { $most } : { $total } l’emporte.
reason-bid = Cela fait { $total } en tout ; les autres peuvent atteindre { $most }, pour une aventure de { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}.
reason-replace = Cela fait { $total } ; la meilleure des autres mises est { $other }.
reason-stake = Vous misez { $total } pour « { $card } » ; parmi les { phrase-tokens }, { phrase-more }.
reason-stake-none = Personne ne voit quels pions vous avez.
reason-crown = Vos { phrase-tokens } valent { $total } ; { phrase-more }.
reason-no-crown = Qui échoue est éliminé : vos { phrase-tokens } valent { $total }, et { phrase-more }.
reason-take = Cela vous permet ceci : { $next }.
reason-take-odds = Cela vous permet ceci, avec { $chance } de chances : { $next }.
reason-card = La carte dit : { $text }
reason-card-cost = Pour { phrase-cost }, vous avez ceci : { $text }
reason-draw = En main : { $kingdom ->
    [0] aucune carte Royaume
    [one] { $kingdom } carte Royaume
   *[other] { $kingdom } cartes Royaume
} et { $strategy ->
    [0] aucune carte Stratégie
    [one] { $strategy } carte Stratégie
   *[other] { $strategy } cartes Stratégie
}.
reason-raid = Des pillards défendent { $the } : les haches y comptent contre l’attaquant.
reason-raid-kingdom = Des pillards { $in } coûtent un point à leur propriétaire ({ $name }), ou une unité pour les chasser.
reason-repel = Une unité chasse { $number ->
    [one] le pillard qui vous coûterait un point
   *[other] { $number } pillards qui vous coûteraient { $number } points
}.
reason-clear = Il y a { $number ->
    [one] { $number } pillard
   *[other] { $number } pillards
} { $in }, et chacun coûte un point au décompte des pillages.
reason-remove = On voit { $in } { phrase-units } ennemies : { $name }.
reason-sacrifice = Vous avez { phrase-units } { $in }.
reason-expel = { $own ->
    [yes] Cet émissaire ({ $name }) pourrait briser votre alliance { $in }.
   *[no] Cet émissaire ({ $name }) est venu de loin, jusque { $in }.
}
reason-target = { $name } : { phrase-points } et { phrase-gold }.
reason-city = Une cité compte comme un fort et rapporte comme une tour : { $income } pièces d’or à chaque changement d’âge.
reason-buy-emissary = Cela coûte { $cost } de vos { $purse } pièces d’or, et vous avez { $number ->
    [one] { $number } émissaire
   *[other] { $number } émissaires
} sur la carte.
reason-buy-cards = Cela coûte { $cost } de vos { $purse } pièces d’or. { reason-draw }
reason-buy-strategy = Cela coûte { $cost } de vos { $purse } pièces d’or. { reason-draw }
reason-save = Vous gardez { $purse } en or ; à la fin, le royaume le plus riche gagne { $points } points.
reason-suffer = Vos unités restent où elles sont ; les pillards vous coûtent { phrase-points }.
reason-reserve = Vous gardez { $units ->
    [0] zéro unité
    [one] { $units } unité
   *[other] { $units } unités
} en réserve.
reason-kept = Vous gardez pour plus tard : { $cards }.
reason-rest = { $number ->
    [0] Il n’y a rien d’autre à faire ici.
   *[other] Vous en restez là, et rien ne change.
}

# -- analyse -----------------------------------------------------------------------------------------------------------

analysis-contests = Tous les conflits
analysis-number = N°
analysis-player = Joueur
analysis-contest = Conflit
analysis-chance = Premier jet
analysis-rolls = Jets
analysis-outcome = Issue
analysis-outcome-subjugated = soumise
analysis-outcome-siege-won = siège gagné
analysis-outcome-battle-won = bataille gagnée
analysis-outcome-allied = alliée
analysis-outcome-alliance-broken = alliance rompue
analysis-outcome-retreated = repli
analysis-outcome-advance = avancée
analysis-outcome-beaten = repoussé
analysis-luck = Chance
analysis-luck-title = La chance aux dés
analysis-attacks = Jets comme attaquant
analysis-won = Gagnés
analysis-expected = Attendus
analysis-luck-attack = Chance comme attaquant
analysis-luck-defence = Chance comme défenseur
analysis-points = Points d’empire par origine
analysis-points-by-age = Points d’empire au fil du temps, par origine
analysis-age = Âge { $age }
analysis-line-up = À la table : { $players }.
analysis-source = Origine
analysis-turning-points = Tournants de ces { $turns } tours
analysis-turn = Au tour de
analysis-swing = Chances
analysis-story = Ce qui s’est passé
analysis-quiet = Rien que des cartes, de l’or et des déplacements.
analysis-luck-means = La chance, ce sont les jets gagnés, moins ceux que l’on pouvait espérer gagner, toutes cartes visibles, juste avant les dés. La chance du défenseur est la malchance de l’attaquant.
analysis-estimate-means = Qui va gagner : une estimation d’après les points qu’il y aurait si le décompte final venait maintenant ; { $early } points d’avance multiplient la cote par 2,7 au début, { $late } à la fin.
analysis-ending = { $player } a gagné avec { $points } points après { $turns } tours.
analysis-unfinished = Cette partie n’a pas été terminée.
analysis-turns-axis = tours
analysis-plot-title = Une partie d’Age of Conan
analysis-plot-points = Points d’empire au fil du temps
analysis-plot-chances = Qui va gagner, une estimation
analysis-plot-sources = { $player } : points d’empire au fil du temps, par origine
analysis-plot-luck = Jets comme attaquant : gagnés et attendus
points-subjugated = Soumissions
points-forts-scored = Forts et cités à la fin
points-objective-scored = Objectifs
points-richest = Royaume le plus riche
points-crom-bonus = Crom, compte les morts
points-dominance = Pions aventure
points-crowning-scored = Couronnement de Conan
points-raided = Pillages
points-crowning-failed = Couronnement manqué
points-total = Total

# Ce que fait une carte dont les données n’ont pas de texte : moment (conditions) : prix et verbes.

card-composed = { $moment } : { $deeds }.
card-moment-if = { $moment } ({ $conditions })
card-then = { $first } ; { $next }
when-turn_start = Au début de votre tour
when-any_own_turn = Durant votre tour
when-court_action = Comme action de cour
when-military_action = Quand vous choisissez une action militaire, avant de la réaliser
when-intrigue_action = Quand vous choisissez une action d’intrigue, avant de la réaliser
when-contest_start = Avant la déclaration des cartes Stratégie d’un conflit
when-before_contest_dice = Avant que les dés soient lancés dans un conflit
when-after_own_roll = Après votre jet dans un conflit
when-after_opponent_roll = Après le jet de l’autre camp dans un conflit
when-comparison = En cas d’égalité de succès dans un conflit
when-after_contest = Après un jet de conflit
when-bid_reveal = Après la révélation des mises
when-on_adventure_token = Quand vous recevez un pion aventure
when-age_change_raids = À l’étape des pillages d’un changement d’âge ou du décompte final
when-age_change_gold = À l’étape de dépense d’un changement d’âge
if-contest = { $of }
if-attacker = vous attaquez
if-defender = vous défendez
if-against_player = contre un autre joueur
if-won = vous avez gagné le jet
if-lost = vous avez perdu le jet
if-terrain = terrain : { $of }
if-coastal = dans une province côtière
where-home = dans votre province de départ
where-friendly = dans vos provinces amies
where-near = dans des provinces qui vous sont amies ou qui en bordent une
where-neutral_adjacent = dans des provinces neutres qui bordent vos provinces amies
where-enemy = dans des provinces ennemies
where-conan_or_adjacent = dans la province de Conan ou une province adjacente
where-any = dans n’importe quelle province
verb-pay_gold = payez { $n ->
    [one] 1 pièce d’or
   *[other] { $n } pièces d’or
}
verb-pay_sorcery = payez { $n } sorcellerie
verb-pay_army = retirez { $n } de vos unités militaires de provinces amies
verb-add_success = ajoutez { $n } succès
verb-add_dice = lancez { $n ->
    [one] 1 dé
   *[other] { $n } dés
} de plus
verb-reroll = { $whose ->
    [own] relancez jusqu’à { $n } de vos dés
   *[opponent] choisissez jusqu’à { $n } des dés de l’autre camp, ils sont relancés
}
verb-count_symbol = { $symbol ->
    [shield] vos boucliers comptent comme des succès pour ce jet
    [axe] vos haches comptent comme des succès pour ce jet
   *[conan] chaque coup avec Conan compte pour deux succès dans ce jet
}
verb-cancel_strategy = la carte Stratégie adverse est sans effet
verb-ignore_terrain = votre carte Stratégie pour ce jet peut ignorer le terrain
verb-win_tie = vous gagnez le jet
verb-prevent_loss = vous gardez { $piece ->
    [army] l’unité militaire que vous deviez perdre
   *[any] l’unité militaire, l’émissaire ou le marqueur de contrôle que vous deviez perdre
}
verb-free_march = faites une marche forcée sans perdre d’unité
verb-retreat_without_crom = si vous retraitez maintenant, l’adversaire ne prend pas de pion Crom
verb-gain_gold = { $source ->
    [player] prenez jusqu’à { $n ->
        [one] 1 pièce d’or
       *[other] { $n } pièces d’or
    } à un autre joueur
   *[pool] recevez { $n ->
        [one] 1 pièce d’or
       *[other] { $n } pièces d’or
    }
}
verb-gain_sorcery = recevez { $n } sorcellerie
verb-draw_kingdom = piochez { $n ->
    [one] 1 carte Royaume
   *[other] { $n } cartes Royaume
}
verb-draw_strategy = piochez { $n ->
    [one] 1 carte Stratégie
   *[other] { $n } cartes Stratégie
}
verb-discard_opponent = un autre joueur défausse { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} { $deck ->
    [kingdom] Royaume
   *[strategy] Stratégie
} au hasard
verb-peek = { $what ->
    [hand] regardez la main d’un autre joueur
    [own_deck] { $n ->
        [one] regardez la première carte de votre paquet Royaume
       *[other] regardez les { $n } premières cartes de votre paquet Royaume et remettez-les dans l’ordre de votre choix
    }
   *[adventure_deck] { $n ->
        [one] regardez la première carte du paquet Aventure
       *[other] regardez les { $n } premières cartes du paquet Aventure
    }
}
verb-refresh_table_card = réactivez gratuitement jusqu’à { $n } de vos cartes permanentes
verb-place_army = placez { $n ->
    [one] 1 unité militaire
   *[other] jusqu’à { $n } unités militaires
} { $where }
verb-move_army = redéployez jusqu’à { $n ->
    [one] 1 armée
   *[other] { $n } armées
} sur une distance de { $range ->
    [one] 1 province
   *[other] { $range } provinces au plus
}
verb-remove_enemy_army = retirez { $n ->
    [one] 1 unité
   *[other] jusqu’à { $n } unités
} d’une armée d’au moins deux unités d’un autre joueur { $where }, mais pas dans une province de départ
verb-place_emissary = placez { $n ->
    [one] 1 émissaire
   *[other] jusqu’à { $n } émissaires
} { $where }
verb-move_emissary = déplacez jusqu’à { $n ->
    [one] 1 émissaire
   *[other] { $n } émissaires
}
verb-remove_enemy_emissary = retirez { $n ->
    [one] 1 émissaire
   *[other] jusqu’à { $n } émissaires
} d’un autre joueur { $where }, mais pas dans sa propre province de départ
verb-move_conan = déplacez Conan de { $n ->
    [one] 1 province
   *[other] { $n } provinces
} au plus
verb-place_raider = placez jusqu’à { $n ->
    [one] 1 pion pillard
   *[other] { $n } pions pillard
} { $where }
verb-remove_raider = retirez jusqu’à { $n ->
    [one] 1 pion pillard
   *[other] { $n } pions pillard
} { $where }
verb-take_adventure_token = { $source ->
    [track] prenez { $n ->
        [one] le premier pion aventure
       *[other] les { $n } premiers pions aventure
    } de la piste
   *[bag] piochez { $n ->
        [one] 1 pion aventure
       *[other] { $n } pions aventure
    } dans la réserve
}
verb-extra_fate_die = prenez un dé du destin de plus durant ce tour
verb-bid_bonus = ajoutez { $n } à votre mise
