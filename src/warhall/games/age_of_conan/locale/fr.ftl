# Age of Conan : toutes les phrases que lit une personne, en français.

option-players = Nombre de joueurs (2 à 4)
option-kingdoms = Royaumes dans l’ordre des places, par exemple « aquilonia,turan » ; vide : la combinaison conseillée
option-kingdoms-seat = Royaume
option-ruleset = Règles : faq (anglais avec la FAQ officielle), en (anglais imprimé), fr (français imprimé)
option-require_aquilonia = Un joueur doit-il prendre l’Aquilonie
option-bid_tie_anchor = Le point d’où l’on mesure les royaumes en cas d’égalité de mise
option-court_conan_token = Le pion d’un dé cour+Conan doit-il être pris
option-emissary_enters_enemy_home = Les émissaires entrent-ils dans la province de départ d’un autre
option-discarded_token = Où va un pion aventure manqué
option-raider_axes_in_intrigue = Les pillards comptent-ils les haches aussi dans les intrigues
option-coastal_southern_sea = La Mer du Sud rend-elle une province côtière
option-raider_supply = Nombre de pions pillard
option-sorcery_limit = Une relance de sorcellerie par jet ou par conflit
option-small_game_bonus_deal = La carte bonus Conan est-elle distribuée à deux ou trois joueurs
option-unit_may_move_twice = Les mêmes unités peuvent-elles être déplacées deux fois par un dé
option-collect_gold_neutral = Les émissaires collectent-ils de l’or dans les provinces neutres
option-crown_check = Le lieu de Conan est jugé avant ou après son déplacement pour le couronner
option-marker_supply = Neuf forts et neuf tours sont-ils une limite stricte
option-data = Dossier d’un autre jeu de données ; vide : celui d’origine

odds-option-fight = Ce qui est livré : un jet, ou toute une campagne, un siège, une bataille
odds-option-attack = Dés de l’attaquant pour un jet (celui de Conan compris), unités pour un conflit ; absent : tous les nombres
odds-option-defend = Dés du défenseur pour un jet, valeur pour une campagne ou un siège, unités pour une bataille ; absent : tous les nombres
odds-option-count = Symboles que l’attaquant compte en plus des coups : shield, axe ou both
odds-option-defend_count = Symboles que le défenseur compte en plus des coups
odds-option-conan = Qui Conan aide : attacker ou defender
odds-option-bonus = Succès que les cartes ajoutent à l’attaquant
odds-option-defend_bonus = Succès que les cartes ajoutent au défenseur
odds-option-sorcery = L’attaquant a de la sorcellerie et l’utilise au mieux
odds-option-defend_sorcery = Le défenseur a de la sorcellerie et l’utilise au mieux
odds-option-tokens = Pions sorcellerie de l’attaquant
odds-option-defend_tokens = Pions sorcellerie du défenseur
odds-option-reroll = Dés que des cartes laissent relancer à l’attaquant, un nombre par carte : le Cœur de Tammuz vaut 1, deux cartes 1,2
odds-option-defend_reroll = Dés que des cartes laissent relancer au défenseur
odds-option-hinder = Dés du défenseur que des cartes de l’attaquant font relancer
odds-option-defend_hinder = Dés de l’attaquant que des cartes du défenseur font relancer
odds-option-win_ties = L’attaquant revendique les égalités (Épée d’Atlantis, Couronne du Cobra, cartes)
odds-option-defend_ties = Le défenseur revendique aussi les égalités
odds-option-province = Une province par son nom en code, par exemple argos : sa valeur est attaquée, sa piste parcourue
odds-option-icons = Icônes de la piste de terrain encore à gagner ; absent : toute la piste de la province, ou 1
odds-option-cards = Cartes stratégie de l’attaquant, par exemple axe,both ; par son code (s05), une carte ne vaut que sur ses terrains de la province
odds-option-defend_cards = Cartes stratégie valables du défenseur, dans l’ordre de jeu
odds-option-raiders = Pillards dans la province
odds-option-actions = Actions militaires pour la campagne, marches forcées comprises ; 0 : autant qu’il en faut
odds-option-garrison = Unités d’armée dans la province assiégée
odds-option-refuge = Le défenseur d’une bataille a où se retirer
odds-option-prize = Ce que vaut la victoire
odds-option-unit = Ce que vaut une unité : plus de 0 rend les retraites rentables
odds-option-token = Ce que vaut un pion sorcellerie
bot-steward = joue pour gagner : pèse chaque choix en points d’empire par des chances exactes et répond aux menaces

odds-title-grid = { $fight ->
   *[roll] Chances de gagner un jet de conflit
    [campaign] Chances de gagner toute la campagne
    [siege] Chances de gagner le siège
    [battle] Chances de gagner la bataille
}
odds-title-attack = { $fight ->
   *[roll] Chances de gagner un jet de conflit, dés : { $attack }
    [campaign] Chances de gagner toute la campagne, unités : { $attack }
    [siege] Chances de gagner le siège, unités : { $attack }
    [battle] Chances de gagner la bataille, unités : { $attack }
}
odds-title-roll = Un jet de conflit, { $attack } dés contre { $defend }
odds-title-campaign = Campagne, unités : { $attack }, valeur : { $defend }, icônes à gagner : { $icons }
odds-title-siege = Siège, unités : { $attack }, valeur : { $defend }, garnison : { $garrison }
odds-title-battle = Bataille, unités : { $attack } contre { $defend }
odds-title-province = { $province } : { $title }
odds-title-choices = Chances des choix
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
odds-attacker-spends = L’attaquant dépense de la sorcellerie
odds-defender-spends = Le défenseur dépense de la sorcellerie
odds-victory = Victoire
odds-no-victory = Pas de victoire
odds-by-marches = Victoire en une action, à marches forcées
odds-units-left = Unités
odds-sorcery-left = Sorcellerie
odds-enemies-left = Unités ennemies
odds-action = Choix
odds-this-roll = Ce jet
odds-with-cards = Avec cartes
odds-this-action = Dans cette action
odds-in-the-end = À la fin
error-odds-not-for-this-fight = { $field } ne dit rien d’un conflit du genre « { $fight } ». Il va avec : { $fits }.
error-odds-too-many-units = { $field } : au plus { $most } unités combattent dans une province, pas { $given }.
error-odds-needs-sorcery = { $field } demande aussi { $needed }.
error-odds-unknown-province = { $field } : il n’y a pas de province « { $given } ». Vouliez-vous dire { $suggestion } ? Connues : { $known }.
error-odds-other-rating = { $field } : la valeur de { $province } est { $rating }, pas { $given }. Laissez cette option.
error-odds-short-track = { $field } : la piste de { $province } a { $icons } icônes, pas { $given }.
error-odds-bad-rerolls = { $field } : « { $given } » n’est pas une liste d’au plus { $most } nombres de dés jusqu’à { $dice }, comme 1,2.
error-odds-unknown-card = { $field } : « { $given } » n’est ni une carte stratégie ni l’un de { $known }.

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
word-none = personne
word-hidden = caché
word-conan_bonus = carte bonus Conan

# -- événements --------------------------------------------------------------------------------------------------------

event-objectives-revealed = Objectifs révélés : { $objectives }.
event-cards-drawn = { $seat } pioche { $cards }.
event-cards-drawn-hidden = { $seat } pioche { $number ->
    [one] une carte { $deck }
   *[other] { $number } cartes { $deck }
}.
event-no-card-left = { $seat } ne trouve plus de carte { $deck } à piocher.
event-reshuffled = La défausse Royaume de { $seat } devient une nouvelle pioche de { $number }.
event-reshuffled-strategy = La défausse Stratégie devient une nouvelle pioche de { $number }.
event-cards-discarded = { $seat } perd de sa main : { $cards }.
event-adventure-revealed = Âge { $age }, une nouvelle aventure : { $adventure }. Destination { $province }, longueur { $number }.
event-track-laid = Sur la piste d’aventure : { $tokens }.
event-artifact-assigned = { $seat } détient : { $card }.
event-artifact-unassigned = Personne n’obtient : { $card }.
event-artifacts-returned = Tous les artefacts sont remis en jeu.
event-bonus-card-assigned = { $seat } détient la carte bonus Conan.
event-bonus-card-unassigned = Personne n’obtient la carte bonus Conan.
event-bidding-begins = La mise pour Conan commence.
event-bid-placed = { $seat } a misé.
event-bid-revealed = { $seat } mise le pion { $token } et la carte { $strategy } : { $total }.
event-bid-replaced = { $seat } utilise la carte bonus : avec { $strategy }, cela fait { $total }.
event-bid-won = { $seat } devient le joueur Conan avec { $total }.
event-bid-tokens-recovered = { $seat } reprend tous ses autres pions de mise.
event-turn-begins = C’est à { $seat } de jouer.
event-fate-rolled = { $seat } lance les dés du destin : { $dice }.
event-die-taken = { $seat } prend le dé { $die } : { $use }.
event-extra-die-granted = { $seat } peut prendre un dé de plus ce tour.
event-conan-moved = Conan se rend ici : { $province }.
event-conan-stays = Conan reste ici : { $province }.
event-conan-relocated = Conan est déplacé à sa destination : { $province }.
event-token-taken = { $seat } prend le pion { $token } de la piste.
event-token-missed = Le pion { $token } est manqué.
event-token-found = { $seat } pioche le pion { $token }.
event-token-found-hidden = { $seat } pioche un pion aventure.
event-token-kept = { $seat } garde le pion et en possède maintenant { $number }.
event-token-traded-gold = { $seat } échange { $token } contre { $number } or.
event-token-traded-sorcery = { $seat } échange { $token } contre { $number } sorcellerie.
event-raider-placed = Des pillards se rassemblent : { $province }.
event-raider-removed = { $seat } chasse un pion pillard : { $province }.
event-raider-used-up = Un pion pillard est épuisé : { $province }.
event-table-card-played = { $seat } paie { $gold } or et pose { $card } sur la table.
event-card-refreshed = { $card } ({ $seat }) est de nouveau prête{ $gold ->
    [0] {""}
   *[other] {" "}pour { $gold } or
}.
event-card-used = { $seat } utilise { $card }.
event-table-card-used = { $seat } utilise { $card }.
event-target-chosen = { $seat } désigne { $victim }.
event-gold-gained = { $seat } gagne { $gold } or.
event-gold-taken = { $seat } prend { $gold } or à { $victim }.
event-sorcery-gained = { $seat } gagne { $sorcery } sorcellerie.
event-hand-seen = { $seat } regarde la main de { $victim } : { $cards }.
event-hand-seen-hidden = { $seat } regarde la main de { $victim }.
event-deck-seen = { $seat } regarde le dessus de sa pioche : { $cards }.
event-deck-seen-hidden = { $seat } regarde { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de sa pioche.
event-adventures-seen = { $seat } regarde la pioche Aventure : { $adventures }.
event-adventures-seen-hidden = { $seat } regarde la pioche Aventure.
event-army-moved = { $seat } déplace { $units ->
    [one] une unité
   *[other] { $units } unités
} : { $origin } → { $province }.
event-army-attacks = { $seat } attaque avec { $units ->
    [one] une unité
   *[other] { $units } unités
} : { $origin } → { $province }.
event-army-reduced = { $seat } retire une unité de { $victim } : { $province }.
event-unit-placed = { $seat } place une unité : { $province }.
event-unit-sacrificed = { $seat } sacrifie une unité : { $province }.
event-unit-lost = { $seat } perd une unité ({ $province }) ; il en reste { $left }.
event-loss-prevented = { $seat } ne perd rien.
event-emissary-moved = Un émissaire de { $seat } voyage : { $origin } → { $province }.
event-emissary-placed = { $seat } place un émissaire : { $province }.
event-emissary-expelled = { $seat } retire un émissaire de { $victim } : { $province }.
event-emissary-lost = { $seat } perd son émissaire : { $province }.
event-gold-collected = L’émissaire de { $seat } rapporte { $gold } or ({ $province }).
event-contest-begins = { $seat } engage un conflit ({ $contest }) contre { $defender } : { $province }.
event-contest-begins-neutral = { $seat } engage un conflit ({ $contest }) dans une province neutre : { $province }.
event-strategy-committed = { $seat } pose { $strategy } face cachée.
event-strategy-committed-hidden = { $seat } pose une carte Stratégie face cachée.
event-strategy-declined = { $seat } ne joue pas de carte Stratégie.
event-strategy-revealed = { $seat } révèle { $strategy }.
event-strategy-cancelled = { $seat } annule la carte Stratégie de { $victim }.
event-contest-rolled = { $seat } lance { $faces } : { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
}.
event-province-rolled = { $seat } lance { $faces } pour la province ({ $province }) : { $successes } succès.
event-sorcery-reroll = { $seat } dépense une sorcellerie et relance tous ses dés.
event-contest-won = { $seat } l’emporte { $attack } à { $defence } ({ $province }).
event-contest-lost = { $seat } échoue { $attack } à { $defence } ({ $province }).
event-campaign-advances = L’armée de { $seat } avance à l’icône { $icon } sur { $icons } ({ $province }).
event-subjugated = { $seat } soumet une province ({ $province }) : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
event-forced-march = { $seat } fait une marche forcée ({ $province }).
event-free-march = { $seat } fait une marche forcée sans perdre d’unité ({ $province }).
event-siege-won = { $seat } prend la place ({ $province }) à { $victim } ; la province est neutre.
event-battle-won = { $seat } gagne la bataille contre { $victim } ({ $province }).
event-retreated = { $seat } se replie avec { $units ->
    [one] une unité
   *[other] { $units } unités
} : { $province }.
event-crom = Crom, compte les morts ! Un pion pour { $seat }.
event-allied = { $seat } gagne un allié ({ $province }) : { $gold } or.
event-alliance-broken = { $seat } rompt une alliance de { $victim } ({ $province }).
event-adventure-ends = L’aventure { $adventure } est terminée.
event-age-change-begins = L’âge est terminé ; l’âge { $age } se prépare.
event-age-begins = L’âge { $age } commence.
event-raiders-repelled = { $seat } donne une unité et chasse les pillards ({ $number }) : { $province }.
event-raided = Les pillards ({ $number }) coûtent à { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’empire.
event-raiders-cleared = Tous les pillards quittent la carte.
event-income = { $seat } reçoit { $gold } or (tours et cités : { $towers }).
event-objective-scored = { $seat } remplit { $objective } : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
event-city-built = { $seat } bâtit une cité : { $province }.
event-unit-raised = { $seat } lève une unité : { $province }.
event-cards-bought = { $seat } achète des cartes pour { $gold } or.
event-unit-bought = { $seat } achète une unité : { $province }.
event-emissary-bought = { $seat } achète un émissaire : { $province }.
event-stake-placed = { $seat } a fait son choix.
event-stake-revealed = { $seat } révèle { $category } pour { $total } : { $tokens }.
event-all-refreshed = Toutes les cartes sur la table sont de nouveau prêtes.
event-crowning-declined = { $seat } ne tente pas de couronner Conan.
event-crowning-attempted = { $seat } tente de couronner Conan et nomme : { $category } !
event-category-revealed = { $seat } montre { $category } pour { $total }.
event-conan-crowned = Conan est couronné roi par { $seat } !
event-crowning-failed = Le couronnement échoue : { $seat } est éliminé.
event-final-scoring-begins = La partie se termine ; le décompte final commence.
event-forts-scored = Forts et cités de { $seat } : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
event-towers-paid = Tours et cités de { $seat } : { $gold } or.
event-richest = Le royaume le plus riche, { $seat } avec { $number } or : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
event-crom-bonus = Crom compte les morts de { $seat } ({ $number }) : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
event-dominance = { $seat } domine ({ $category }, { $total }) : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
event-crowning-scored = Pour la couronne, { $seat } reçoit { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
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
prompt-bid = { $seat } : choisissez en secret un pion de mise et une carte Stratégie.
prompt-bid-cards = { $seat } : utilisez une carte pour la mise, ou passez.
prompt-bonus = { $seat } : remplacez votre carte de mise, ou passez.
prompt-conan = { $seat } : déplacez Conan ou laissez-le ; sa destination : { $destination }.
prompt-turn = { $seat } : posez et redressez des cartes, puis prenez un dé du destin.
prompt-extra-die = { $seat } : prenez encore un dé du destin.
prompt-last-cards = { $seat } : utilisez une carte avant la fin du tour, ou passez.
prompt-token = { $seat } : gardez le pion aventure ou échangez-le.
prompt-found-token = { $seat } : gardez le pion aventure ou échangez-le.
prompt-token-choice = { $seat } : prenez le premier pion aventure ou laissez-le.
prompt-court = { $seat } : piochez des cartes ou jouez un événement.
prompt-military = { $seat } : déplacez, attaquez ou placez des unités.
prompt-intrigue = { $seat } : envoyez des émissaires, ouvrez un conflit, collectez de l’or ou recrutez.
prompt-window = { $seat } : utilisez une carte dans ce conflit, ou passez.
prompt-own-roll = { $seat } : une carte ou la sorcellerie après votre jet, ou passez.
prompt-opponent-roll = { $seat } : une carte après le jet adverse, ou passez.
prompt-declare = { $seat } : engagez une carte Stratégie ou renoncez.
prompt-pick-dice = { $seat } : choisissez les dés à relancer.
prompt-march = { $seat } : marche forcée, ou arrêt.
prompt-siege-retreat = { $seat } : poursuivez le siège ou repliez-vous.
prompt-battle-retreat = { $seat } : poursuivez la bataille ou repliez-vous.
prompt-battle-hold = { $seat } : tenez bon ou repliez-vous.
prompt-crown = { $seat } : couronnez Conan dans une catégorie, ou renoncez.
prompt-raids = { $seat } : repoussez les pillards avec une unité, ou terminez.
prompt-raise = { $seat } : levez des unités et bâtissez des cités.
prompt-spend = { $seat } : dépensez votre or.
prompt-stake = { $seat } : choisissez en secret des pions pour les artefacts.
prompt-card = { $seat } : appliquez la carte.

label-pass = Passer
label-done = Terminer
label-bid = Miser { $token } avec { $strategy }
label-bid-bare = Miser { $token }
label-replace = Remplacer la carte de mise par { $strategy }
label-conan = Conan : { $province }
label-conan-stay = Conan reste
label-token-take = Prendre le pion
label-token-leave = Laisser le pion
label-keep = Garder { $token }
label-trade = Échanger { $token }
label-play = Poser { $card } ({ $cost } or)
label-refresh = Redresser { $card } ({ $cost } or)
label-use = Utiliser { $card }
label-event = Jouer l’événement { $card }
label-top = Ensuite sur le dessus : { $card }
label-take = Prendre le dé { $die } : { $use }
label-draw-both = Piocher une carte Royaume et une carte Stratégie
label-draw-strategy = Piocher deux cartes Stratégie
label-raid = Pillards : { $province }
label-move = Déplacer { $units } : { $from } → { $province }
label-attack = Attaquer avec { $units } : { $from } → { $province }
label-fight = Combattre sur place : { $province }
label-place = Placer : { $province }
label-send = Émissaire : { $from } → { $province }
label-contest = Conflit d’intrigues : { $province }
label-collect = Collecter { $gold } or : { $province }
label-recruit = Nouvel émissaire : { $province }
label-commit = Engager { $strategy }
label-decline = Renoncer
label-sorcery = Dépenser une sorcellerie : relancer tous les dés
label-reroll = Relancer : { $face }
label-march = Marche forcée
label-stop = S’arrêter ici
label-press = Poursuivre
label-hold = Tenir bon
label-retreat = Se replier
label-retreat-to = Se replier : { $province }
label-crown = Couronner Conan par : { $category }
label-repel = Donner une unité contre les pillards : { $province }
label-clear = Retirer un pion pillard : { $province }
label-raise = Lever une unité : { $province }
label-city = Bâtir une cité : { $province }
label-buy-army = Acheter une unité : { $province } ({ $price } or)
label-buy-emissary = Acheter un émissaire : { $province } ({ $price } or)
label-buy-cards = Acheter une carte Royaume et une carte Stratégie ({ $price } or)
label-buy-strategy = Acheter une carte Stratégie ({ $price } or)
label-stake = Miser sur : { $category }
label-stake-none = Ne rien miser
label-with = Ajouter { $token }
label-all = Tous les pions de cette catégorie
label-remove = Retirer une unité : { $province }
label-expel = Retirer l’émissaire ({ $kingdom }) : { $province }
label-target = Désigner { $kingdom }
label-sacrifice = Sacrifier une unité : { $province }

menu-move = Déplacer : { $from } → { $province }
menu-attack = Attaquer : { $from } → { $province }
menu-send = Émissaire : { $from } →
menu-bid = Miser { $token } avec
menu-buy-army = Acheter une unité ({ $price } or)
menu-buy-emissary = Acheter un émissaire ({ $price } or)
menu-place = Placer
menu-raid = Pillards
menu-recruit = Nouvel émissaire
menu-conan = Conan
menu-clear = Retirer un pion pillard
menu-remove = Retirer une unité
menu-repel = Donner une unité contre les pillards
menu-raise = Lever une unité
menu-city = Bâtir une cité

# -- à l’écran ---------------------------------------------------------------------------------------------------------

screen-title = Âge { $age }   { $adventure } → { $destination }   Conan : { $conan }
screen-track = Piste
screen-pool = Dés du destin
screen-objectives = Objectifs
screen-hand = Votre main
screen-tokens = Vos pions
screen-contest = { $kind } : { $province }
screen-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
screen-counting = (compte aussi { $symbols })
screen-counts-shield = les boucliers
screen-counts-axe = les haches
screen-counts-conan = Conan en double
screen-successes = { $number } succès
screen-kingdom-cards = { $number } Royaume
screen-strategy-cards = { $number } Stratégie
screen-points = { $points } PE
screen-legend = F fort  T tour  C cité  A3@2 armée, icône 2  e émissaires  r pillards  ~ hors jeu  ! sauvage
screen-conan-player = joueur Conan
screen-table = sur la table
screen-bids-left = mises
picture-title = Age of Conan, âge { $age }
picture-description = Âge { $age }. Conan : { $conan } ; destination : { $destination }. Dés du Destin : { $dice }.
picture-holding = { $seat } ({ $kingdom }), { $points } points d'empire : { $provinces }.
picture-age = Âge
picture-adventure = Aventure
picture-no-adventure = Aucune aventure en cours
picture-left = { $number ->
    [one] encore { $number } dans cet âge
   *[other] encore { $number } dans cet âge
}
picture-length = longueur { $number }
picture-fate = Dés du Destin
picture-no-dice = lancés dès qu'il en faut un
picture-stores = Réserve { $bag } · pioche Stratégie { $deck }, défausse { $discard }
picture-contest = Conflit
picture-last-roll = Le dernier jet
picture-no-roll = Aucun conflit n'a encore eu lieu
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
picture-next = prochaine carte : { $card }
picture-next-adventure = prochaine aventure : { $adventure }
picture-crowned = a couronné Conan
picture-fallen = a échoué à couronner Conan
legend-army = armée
legend-emissary = émissaire
legend-raiders = pillards
legend-destination = destination
legend-campaign = campagne
legend-savage = sauvage
legend-coastal = côtière
legend-rating = valeur
legend-crom = Crom
legend-cards = cartes
legend-points = points d'empire
sea-western = Océan occidental
sea-vilayet = Mer de Vilayet
sea-southern = Mer du Sud
area-north = Le Nord
area-east = L'Est
area-south = Le Sud
area-central = Hyborie Centrale
card-table = sur la table
card-event = événement
card-instant = instantanée
card-artifact = Artefact
card-role = Carte de rôle
card-conan_bonus = Après la révélation des mises, vous pouvez jouer une seconde carte Stratégie : sa valeur d'aventure remplace celle de la première. Les deux cartes sont défaussées.
card-conan_player = Vous déplacez Conan au début de votre tour. Dans sa province, lancez 1 dé de plus et chaque Coup+Conan compte double. Ses pions sont à vous et, au troisième âge, vous pouvez tenter de le couronner.
word-conan_player = Carte Joueur Conan

# -- refus -------------------------------------------------------------------------------------------------------------

error-chance-impossible = « { $given } » ne peut pas se produire maintenant.
error-unknown-name = « { $name } » n’est pas { $kind ->
    [province] une province
    [card] une carte royaume
    [strategy] une carte stratégie
    [token] un pion aventure
    [kingdom] un royaume
    [category] une catégorie
    [face] une face de dé
    [bid] un pion de mise
   *[other] { $kind }
}.{ $suggestion ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
error-die-not-there = Il n’y a pas de dé { $die } dans la réserve, seulement { $pool }.
error-die-blocked = Un dé { $die } ne sert pas à l’action { $use } tant qu’il y a un dé { $other } dans la réserve.
error-card-step-over = Les cartes permanentes se jouent et se redressent à l’étape des cartes de votre tour, avant de prendre un dé.
error-no-table-card = { $card } n’est pas une carte permanente.
error-card-ready = { $card } est prête : seule une carte utilisée se redresse.
error-too-little-gold = Cela coûte { $price } or ; vous en avez { $gold }.
error-card-not-yours = Vous n’avez pas { $card }.
error-card-turned = { $card } a été utilisée et doit d’abord être redressée ({ $price } or à l’étape des cartes).
error-card-not-played = { $card } doit d’abord être posée sur la table ({ $price } or à l’étape des cartes).
error-card-other-moment = Ce n’est pas le moment de { $card } : son texte en désigne un autre.
error-card-conditions = { $card } ne convient pas à ce conflit.
error-card-price = Vous ne pouvez pas payer le prix de { $card } : { $gold } or, { $sorcery } sorcellerie, { $units } unités.
error-card-changes-nothing = { $card } ne changerait rien maintenant.
error-artifact-used = { $card } a déjà servi dans ce jet.
error-no-event = { $card } n’est pas un évènement.
error-event-not-now = Un évènement se joue comme action de cour : prenez d’abord un dé de cour.
error-no-army-there = Vous n’avez pas d’armée en { $province }.
error-no-campaign-there = Votre armée en { $province } ne mène pas de campagne.
error-not-adjacent = { $start } et { $province } ne sont pas adjacentes.
error-home-province = { $province } est une province de départ.
error-out-of-play = { $province } est hors jeu.
error-own-province = { $province } vous est amie.
error-not-friendly = { $province } ne vous est pas amie.
error-too-few-units = Vous avez { $there } unités en { $province } et en déplacez au moins une : { $units } ne peuvent pas partir.
error-moved-already = Ces unités en { $province } ont déjà bougé ; { $there } peuvent encore bouger.
error-province-full = Pas plus de { $most } de vos unités en { $province }.
error-one-option = Vous avez choisi une autre option de ce dé.
error-placed-there = Vous venez de placer une unité en { $province } ; la seconde va ailleurs.
error-no-units-left = Vos { $number } unités sont toutes sur la carte.
error-no-emissaries-left = Vos { $number } émissaires sont tous sur la carte.
error-no-emissary-there = Vous n’avez pas d’émissaire en { $province }.
error-emissary-moved = L’émissaire en { $province } a déjà voyagé ; envoyez-en un autre.
error-beyond-reach = Aucun chemin ne mène de { $start } à { $province } par des provinces amies ou avec vos émissaires.
error-no-enemy-province = L’or se collecte dans les provinces ennemies seulement ; { $province } n’en est pas une.
error-savage-province = Pas d’intrigue en { $province } : elle est sauvage.
error-intrigue-barred = Un fort, une cité ou une armée d’un autre joueur en { $province } s’y oppose.
error-no-tower-left = Il ne vous reste plus de tour.
error-card-does-not-fit = { $card } ne convient pas à ce conflit.
error-strategy-too-late = Les cartes stratégie s’engagent avant tout jet de dés.
error-no-sorcery = Il ne vous reste plus de sorcellerie.
error-sorcery-spent = Vous avez déjà dépensé une sorcellerie : une seule relance est permise.
error-sorcery-not-now = La sorcellerie se dépense juste après votre propre jet.
error-bid-token-spent = Votre pion de mise { $token } est dépensé ; il reste { $left }.
error-bid-needs-card = Une mise est un pion et une carte stratégie : nommez les deux.
error-conan-not-adjacent = Conan est en { $province } et va dans une province adjacente : { $places }.
error-conan-moved = Conan a fait le déplacement de ce dé.
error-conan-not-now = Seul le joueur Conan déplace Conan : au tout début de son tour, avec un dé cour+Conan, ou par une carte.
error-no-conan-part = Un dé joker n’a pas de partie Conan.
error-not-conan-player = Vous n’êtes pas le joueur Conan.
error-raider-placed = Vous avez placé le pion pillard de ce dé.
error-raider-too-far = Les pillards vont là où est Conan ou à côté : { $places }.
error-no-raiders-left = Les { $number } pions pillards sont tous sur la carte.
error-no-passing = On ne peut pas passer son tour : prenez un dé.
error-no-refuge = Votre armée ne peut se retirer que dans une province amie adjacente : { $places }.
error-nothing-to-repel = Vous n’avez pas d’unité en { $province } à donner contre des pillards.
error-settled = { $province } a eu son unité ou sa cité.
error-no-fort-there = Vous n’avez pas de fort en { $province } qui puisse devenir une cité.
error-no-barracks = On lève des unités chez soi et là où l’on a un fort ou une cité, pas en { $province }.
error-no-cards-left = Il ne reste plus de cartes à acheter.
error-token-not-yours = Vous n’avez pas de tel pion à ajouter.
error-kingdom-unknown = Il n’y a pas de royaume « { $name } » ; les royaumes sont { $known }.
error-kingdom-twice = { $name } est nommé deux fois.
error-kingdom-count = { $given } royaumes pour { $players } joueurs.
error-kingdom-aquilonia = Un joueur doit prendre l’Aquilonie.
error-unknown-card = Il n'y a pas de carte « { $given } ».
error-data-pack = { $field } : { $problem }.
error-position-missing = { $field } : ce champ manque.
error-position-number = { $field } : { $given } n’est pas un nombre entier de { $low } à { $high }.
error-position-name = { $field } : « { $given } » n’a pas sa place ici.
error-position-list = { $field } : « { $given } » n’a pas la bonne forme.
error-position-flag = { $field } : « { $given } » n’est ni vrai ni faux.
error-position-not-object = Une position est un objet JSON.
error-position-unknown-field = Il n’y a pas de champ « { $field } ».
error-position-other-game = La position appartient à un autre jeu ou à d’autres royaumes (ici { $known }).
error-position-pool = Il y a { $given } dés du destin.
error-position-stack = Les procédures de la pile ne vont pas ensemble.
error-position-broken = La position enfreint la règle { $broken }.

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
analysis-outcome-retreated = retraite
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
analysis-points-by-age = Points d’empire au fil du temps, par source
analysis-age = Âge { $age }
analysis-line-up = À la table : { $players }.
analysis-source = Origine
analysis-turning-points = Tournants parmi { $turns } tours
analysis-turn = Tour de
analysis-swing = Chances
analysis-story = Ce qui s’est passé
analysis-quiet = Cartes, or et déplacements.
analysis-luck-means = La chance est le nombre de jets gagnés moins ce qu’on pouvait attendre, cartes ouvertes, juste avant les dés ; la chance du défenseur est la malchance de l’attaquant.
analysis-estimate-means = Qui gagnera est estimé d’après les points si le décompte final venait maintenant : { $early } points d’avance multiplient la cote par 2,7 au début, { $late } à la fin.
analysis-ending = Vainqueur après { $turns } tours : { $player } avec { $points } points.
analysis-unfinished = La partie n’a pas été terminée.
analysis-turns-axis = tours
analysis-plot-title = Une partie d’Age of Conan
analysis-plot-points = Points d’empire au fil du temps
analysis-plot-chances = Qui gagnera, une estimation
analysis-plot-sources = { $player } : points d’empire au fil du temps, par source
analysis-plot-luck = Jets comme attaquant : gagnés et attendus
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
