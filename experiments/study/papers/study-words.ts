import { defineContent } from "@/lib/i18n/define-content";

/** The texts that several papers share: procedure, participants and the destination of the data. */
export const studyWords = defineContent("papers/study", {
  length: {
    seconds: { en: "about {length} seconds", fr: "environ {length} s" },
    minutes: { en: "about {length} minutes", fr: "environ {length} min" },
  },
  takes: {
    en: "A session takes {length}, without breaks, information and consent.",
    fr: "Une session dure {length}, sans les pauses, l’information ni le consentement.",
  },
  lengthOf: {
    en: "{length} in condition {condition}",
    fr: "{length} dans la condition {condition}",
  },
  language: {
    either: {
      en: "Participants choose English or French.",
      fr: "Les participants choisissent le français ou l’anglais.",
    },
    english: { en: "The study is in English.", fr: "L’étude est en anglais." },
    french: { en: "The study is in French.", fr: "L’étude est en français." },
  },
  order: {
    one: { en: "There is one task.", fr: "Il y a une seule tâche." },
    fixed: {
      en: "All participants do the tasks in the same order.",
      fr: "Tous les participants font les tâches dans le même ordre.",
    },
    shuffled: {
      en: "The order of the tasks is drawn at random for each participant.",
      fr: "L’ordre des tâches est tiré au sort pour chaque participant.",
    },
    "latin-square": {
      en: "Each participant gets a row, drawn at random, of a Williams square: over all its rows, each task appears equally often in each position, and equally often directly after each other task (Williams, 1949). Rows are not balanced between participants.",
      fr: "Chaque participant reçoit une ligne, tirée au sort, d’un carré de Williams : sur l’ensemble des lignes, chaque tâche occupe chaque place le même nombre de fois et suit immédiatement chacune des autres le même nombre de fois (Williams, 1949). Les lignes ne sont pas équilibrées entre les participants.",
    },
    keep: { en: "Steps that keep their place: {steps}.", fr: "Étapes à place fixe : {steps}." },
    texts: {
      en: "A text moves with the task after it, unless it is set to keep its place. Texts after the last task stay at the end.",
      fr: "Un texte se déplace avec la tâche qui le suit, sauf s’il est réglé pour garder sa place. Les textes qui suivent la dernière tâche restent à la fin.",
    },
  },
  conditions: {
    none: {
      en: "The study has no conditions: all participants do the same tasks.",
      fr: "L’étude n’a pas de conditions : tous les participants font les mêmes tâches.",
    },
    some: {
      en: "Each session has one of {n} conditions: {names}.",
      fr: "Chaque session se déroule dans l’une des {n} conditions : {names}.",
    },
    label: { en: "{name} ({label})", fr: "{name} ({label})" },
    groups: {
      en: "The plan compares two groups of people, one per condition.",
      fr: "Le plan compare deux groupes de personnes, un par condition.",
    },
    unknown: {
      en: "The document does not say whether they are groups of different people or sessions of the same people.",
      fr: "Le document n’indique pas s’il s’agit de groupes de personnes différentes ou de sessions des mêmes personnes.",
    },
    address: {
      en: "A link can name the condition (condition= in its address). Where the link names no condition, the page draws one: each is equally likely. The data say whether the condition comes from the link or from the draw.",
      fr: "Le lien peut indiquer la condition (condition= dans son adresse). Si le lien n’en indique pas, la page en tire une au sort : toutes ont la même probabilité. Les données disent si la condition vient du lien ou du tirage.",
    },
    byIdentifier: {
      en: "The draw follows from the SHA-256 of the protocol id and the participant’s identifier ({id}), so the same identifier always gives the same condition. Anybody who knows both can compute the condition beforehand: the allocation is not concealed. For a participant without an identifier, the random id of the session takes its place, and starting again may give another condition.",
      fr: "Le tirage découle du SHA-256 de l’identifiant du protocole et de l’identifiant du participant ({id}) : un même identifiant donne toujours la même condition. Toute personne qui connaît les deux peut calculer la condition à l’avance : l’assignation n’est pas secrète. À défaut d’identifiant, l’identifiant aléatoire de la session le remplace, et recommencer peut donner une autre condition.",
    },
    bySession: {
      en: "The draw follows from the SHA-256 of the protocol id and the random id of the session, which is made in the browser when the session starts. The allocation is not concealed: the rule is public, and a person who starts again may get another condition.",
      fr: "Le tirage découle du SHA-256 de l’identifiant du protocole et de l’identifiant aléatoire de la session, créé dans le navigateur au début de la session. L’assignation n’est pas secrète : la règle est publique, et une personne qui recommence peut avoir une autre condition.",
    },
    sizes: {
      en: "Nothing balances the sizes of the conditions.",
      fr: "Rien n’équilibre les effectifs des conditions.",
    },
    imbalance: {
      en: "With {people} participants, the size of any one condition lies between {low} and {high} in at least 95% of studies, if the page draws all conditions.",
      fr: "Avec {people} participants, une condition donnée en compte entre {low} et {high} dans au moins 95 % des études, si la page tire toutes les conditions.",
    },
    textOf: {
      en: "{step}, condition {conditions} only:",
      fr: "{step}, condition {conditions} seulement :",
    },
    settingsOf: {
      en: "{step}, condition {conditions} only.",
      fr: "{step}, condition {conditions} seulement.",
    },
    only: {
      en: "Only in condition {condition}: {steps}.",
      fr: "Condition {condition} seulement : {steps}.",
    },
    same: {
      en: "All conditions have the same steps.",
      fr: "Toutes les conditions ont les mêmes étapes.",
    },
    setting: { en: "Setting ({app})", fr: "Réglage ({app})" },
  },
  aText: { en: "Text “{id}”", fr: "Texte « {id} »" },
  trials: {
    own: {
      en: "Random draws within the tasks are made for each session.",
      fr: "Les tirages au sort au sein des tâches sont refaits à chaque session.",
    },
    same: {
      en: "Random draws within the tasks are the same for all participants (seed {seed}).",
      fr: "Les tirages au sort au sein des tâches sont les mêmes pour tous les participants (graine {seed}).",
    },
  },
  counts: {
    trials: { en: "{app}: {n} trials", fr: "{app} : {n} essais" },
    answers: { en: "{app}: {n} answers", fr: "{app} : {n} réponses" },
    answer: { en: "{app}: 1 answer", fr: "{app} : 1 réponse" },
  },
  leave: {
    rule: {
      en: "After {step}, the study ends for participants whose “{measure}” ({of}) is {comparison} (exit: {exit}).",
      fr: "Après {step}, l’étude s’arrête pour les participants dont la mesure « {measure} » ({of}) est {comparison} (sortie : {exit}).",
    },
    accuracyRule: {
      en: "After {step}, the study ends for participants with {comparison} correct responses in {of} (exit: {exit}).",
      fr: "Après {step}, l’étude s’arrête pour les participants qui ont {comparison} de réponses correctes dans la tâche {of} (sortie : {exit}).",
    },
    shares: {
      is: { en: "exactly {value}%", fr: "exactement {value} %" },
      isNot: { en: "a share other than {value}% of", fr: "une part autre que {value} %" },
      below: { en: "fewer than {value}%", fr: "moins de {value} %" },
      above: { en: "more than {value}%", fr: "plus de {value} %" },
    },
    stays: {
      en: "The study goes on where the value could not be measured.",
      fr: "Si la valeur n’a pas pu être mesurée, l’étude continue.",
    },
    none: {
      en: "No rule of the document ends the study early.",
      fr: "Aucune règle du document ne met fin à l’étude avant son terme.",
    },
    accuracy: { en: "proportion correct", fr: "proportion de réponses correctes" },
    is: { en: "equal to {value}", fr: "égale à {value}" },
    isNot: { en: "other than {value}", fr: "différente de {value}" },
    below: { en: "below {value}", fr: "inférieure à {value}" },
    above: { en: "above {value}", fr: "supérieure à {value}" },
    exits: {
      completed: { en: "completed", fr: "étude terminée" },
      declined: { en: "declined", fr: "refus" },
      screenedOut: { en: "screened out", fr: "non admissible" },
      failedCheck: { en: "failed check", fr: "échec à un contrôle" },
      unsent: { en: "not sent", fr: "données non envoyées" },
    },
  },
  measure: { en: "Measure.", fr: "Mesure." },
  exclusions: { en: "Exclusions.", fr: "Exclusions." },
  settings: {
    published: {
      en: "All settings are the defaults of {app} {version}.",
      fr: "Tous les réglages ont les valeurs par défaut de l’application {app} {version}.",
    },
    changed: {
      en: "Settings changed from the defaults of {app} {version}: {settings}.",
      fr: "Réglages qui s’écartent des valeurs par défaut de l’application {app} {version} : {settings}.",
    },
    setting: { en: "“{label}” ({value})", fr: "« {label} » ({value})" },
    yes: { en: "yes", fr: "oui" },
    no: { en: "no", fr: "non" },
  },
  lateFrames: {
    en: "In timed tasks, a run with a late frame on {caution}% or more of its scored trials carries a caution; from {limit}%, its result says not to use it.",
    fr: "Dans les tâches chronométrées, une passation où une image est affichée en retard dans {caution} % ou plus des essais notés porte une mise en garde ; à partir de {limit} %, son résultat indique qu’il ne faut pas l’utiliser.",
  },
  participants: {
    age: {
      en: "The study asks participants to be {age} or older.",
      fr: "L’étude demande aux participants d’avoir au moins {age} ans.",
    },
    usualAge: {
      en: "The document states no minimum age; the consent page asks participants to be {age} or older.",
      fr: "Le document n’indique pas d’âge minimal ; la page de consentement demande d’avoir au moins {age} ans.",
    },
    identifiers: {
      en: "The address that participants open contains these identifiers: {ids}. The first one identifies the person.",
      fr: "L’adresse que les participants ouvrent contient ces identifiants : {ids}. Le premier désigne la personne.",
    },
    identifier: {
      en: "The address that participants open contains an identifier of the person: {ids}.",
      fr: "L’adresse que les participants ouvrent contient un identifiant de la personne : {ids}.",
    },
    noIdentifiers: {
      en: "The document names no identifiers of participants: each session has a random id.",
      fr: "Le document n’indique aucun identifiant de participant : chaque session a un identifiant aléatoire.",
    },
    consent: {
      en: "Participants read an information sheet and agree by pressing “{start}” before anything is recorded.",
      fr: "Les participants lisent une notice d’information et consentent en appuyant sur « {start} » avant tout enregistrement.",
    },
  },
  data: {
    device: {
      en: "Answers are kept in the browser, on the participant’s device, until the participant erases them. Some browsers delete what a site has saved after seven days without a visit.",
      fr: "Les réponses sont gardées dans le navigateur, sur l’appareil du participant, jusqu’à ce qu’il les efface. Certains navigateurs suppriment ce qu’un site a enregistré après sept jours sans visite.",
    },
    sent: {
      en: "When a task is finished, {site} sends its data to {host}.",
      fr: "Quand une tâche est terminée, {site} envoie ses données à {host}.",
    },
    notSent: {
      en: "{site} does not send them to anybody; participants can download them at the end.",
      fr: "{site} ne les envoie à personne ; les participants peuvent les télécharger à la fin.",
    },
    receiver: {
      en: "The document names {receiver} as its data server: a standalone archive of the study sends the data of each finished task there.",
      fr: "Le document désigne {receiver} comme serveur de données : une archive autonome de l’étude y envoie les données de chaque tâche terminée.",
    },
    noReceipts: {
      en: "{host} gives no receipts: a completion code shows that it accepted the data, not that all of them are stored there.",
      fr: "{host} n’envoie pas d’accusé de réception : un code de fin montre que les données y ont été acceptées, mais pas qu’elles y sont toutes enregistrées.",
    },
  },
  software: {
    runs: {
      en: "The study runs in participants’ web browsers, with {site}, release {release}: {url}.",
      fr: "L’étude se déroule dans le navigateur des participants, avec {site}, version {release} : {url}.",
    },
    runsUnknown: {
      en: "The study runs in participants’ web browsers, with {site}: {url}.",
      fr: "L’étude se déroule dans le navigateur des participants, avec {site} : {url}.",
    },
    source: { en: "Source code: {url}.", fr: "Code source : {url}." },
    apps: { en: "Versions of the apps: {apps}.", fr: "Versions des applications : {apps}." },
    timing: {
      en: "Response times run from the time stamp of the frame that shows the stimulus to that of the response event. They include the lag of the screen and of the input device, which is unknown.",
      fr: "Les temps de réponse vont de l’horodatage de l’image qui montre le stimulus à celui de l’événement de réponse. Ils comprennent le retard, inconnu, de l’écran et du clavier, de la souris ou de la dalle tactile.",
    },
    protocol: {
      en: "Protocol id, of what is done: {short}",
      fr: "Identifiant du protocole (ce qui est fait) : {short}",
    },
    document: {
      en: "Document id, of the whole: {short}",
      fr: "Identifiant du document entier : {short}",
    },
    full: { en: "in full: {id}", fr: "en entier : {id}" },
    inData: {
      en: "Both ids are in every row of the data, so any edit of the document shows.",
      fr: "Les deux identifiants sont dans chaque ligne des données : un document modifié se voit.",
    },
  },
  plan: {
    people: {
      en: "The plan is to analyse {people} participants.",
      fr: "Il est prévu d’analyser {people} participants.",
    },
    recruited: {
      en: "It expects that {loss}% of the people recruited will not be analysed, so {recruited} are to be recruited.",
      fr: "On s’attend à ce que {loss} % des personnes recrutées ne soient pas analysées : il faut donc en recruter {recruited}.",
    },
    recruitmentIs: {
      en: "How participants are found and chosen:",
      fr: "Comment les participants sont trouvés et choisis :",
    },
    noRecruitment: {
      en: "The document does not say how participants are found and chosen.",
      fr: "Le document n’indique pas comment les participants sont trouvés et choisis.",
    },
    ratio: {
      en: "The second group has {ratio} people for each one in the first.",
      fr: "Le second groupe compte {ratio} personnes pour une dans le premier.",
    },
    equalGroups: {
      en: "The calculation assumes groups of equal size.",
      fr: "Le calcul suppose des groupes de même effectif.",
    },
    moreForDraw: {
      en: "About {more} more people to analyse would make up for the imbalance that the draw leaves in 95% of studies.",
      fr: "Environ {more} personnes de plus à analyser compenseraient le déséquilibre que laisse le tirage au sort dans 95 % des études.",
    },
    comparison: { en: "Planned comparison: {what}.", fr: "Comparaison prévue : {what}." },
    questions: {
      effect: {
        en: "the mean of “{measure}” against zero",
        fr: "la moyenne de « {measure} » par rapport à zéro",
      },
      groups: {
        en: "“{measure}” between two groups of people",
        fr: "« {measure} » entre deux groupes de personnes",
      },
      change: {
        en: "“{measure}” between two days or conditions",
        fr: "« {measure} » entre deux jours ou deux conditions",
      },
      proportions: { en: "two proportions", fr: "deux proportions" },
      proportion: {
        en: "a proportion against {reference}",
        fr: "une proportion par rapport à {reference}",
      },
      mean: {
        en: "the mean of “{measure}” against {reference}",
        fr: "la moyenne de « {measure} » par rapport à {reference}",
      },
    },
    correlation: {
      en: "Planned correlation: “{measure}” with “{other}”.",
      fr: "Corrélation prévue : « {measure} » et « {other} ».",
    },
    estimate: { en: "Planned estimate: {what}.", fr: "Estimation prévue : {what}." },
    estimates: {
      effect: { en: "the mean of “{measure}”", fr: "la moyenne de « {measure} »" },
      mean: { en: "the mean of “{measure}”", fr: "la moyenne de « {measure} »" },
      groups: {
        en: "the difference in “{measure}” between two groups of people",
        fr: "la différence de « {measure} » entre deux groupes de personnes",
      },
      change: { en: "the change in “{measure}”", fr: "le changement de « {measure} »" },
      proportions: {
        en: "the difference between two proportions",
        fr: "la différence de deux proportions",
      },
      proportion: { en: "a proportion", fr: "une proportion" },
    },
    aMeasure: { en: "a measure not stated", fr: "une mesure non indiquée" },
    goals: {
      power: {
        en: "The plan asks for a power of {power}.",
        fr: "Le plan demande une puissance de {power}.",
      },
      width: {
        en: "The plan asks for a confidence interval with a width of {width}.",
        fr: "Le plan demande un intervalle de confiance d’une largeur de {width}.",
      },
      equivalence: {
        en: "The plan asks for a power of {power} to show equivalence.",
        fr: "Le plan demande une puissance de {power} pour montrer une équivalence.",
      },
      smallestEffect: {
        en: "The sample size is given; the smallest effect is the one that it finds with a power of {power}.",
        fr: "La taille de l’échantillon est fixée d’avance ; le plus petit effet est celui qu’elle détecte avec une puissance de {power}.",
      },
    },
    effect: {
      en: "Smallest effect that would matter: {effect}.",
      fr: "Plus petit effet d’intérêt : {effect}.",
    },
    standardised: {
      en: "d = {d} (SD {sd} at {trials} trials per condition)",
      fr: "d = {d} (écart type {sd} pour {trials} essais par condition)",
    },
    whyEffect: {
      en: "Why a smaller one would not matter:",
      fr: "Pourquoi un effet plus petit serait sans intérêt :",
    },
    whyOneSided: { en: "Why one side only:", fr: "Pourquoi un test unilatéral :" },
    test: { en: "Planned test: {test}.", fr: "Test prévu : {test}." },
    noTest: {
      en: "No test is planned: the result is a confidence interval.",
      fr: "Aucun test n’est prévu : le résultat est un intervalle de confiance.",
    },
    inference: {
      en: "The test is {sides}, with α = {alpha}.",
      fr: "Le test est {sides}, avec α = {alpha}.",
    },
    equivalence: {
      en: "Two one-sided tests, each with α = {alpha}: equivalence is concluded if both are significant, which is the case if the {level}% confidence interval of the effect lies entirely within the equivalence bounds (± the smallest effect that would matter).",
      fr: "Deux tests unilatéraux, chacun avec α = {alpha} : on conclut à l’équivalence si les deux sont significatifs, c’est-à-dire si l’intervalle de confiance à {level} % de l’effet est entièrement compris entre les bornes d’équivalence (± le plus petit effet d’intérêt).",
    },
    width: {
      en: "The interval is a {level}% confidence interval (α = {alpha}).",
      fr: "L’intervalle est un intervalle de confiance à {level} % (α = {alpha}).",
    },
    sides: {
      two: { en: "two-sided", fr: "bilatéral" },
      one: {
        en: "one-sided (in the direction of the planned effect)",
        fr: "unilatéral (dans le sens de l’effet prévu)",
      },
      /** For a plan without an effect that searches for the smallest effect above 0. */
      oneUp: {
        en: "one-sided (for a positive effect)",
        fr: "unilatéral (pour un effet positif)",
      },
      /** For a plan without an effect that searches for the smallest effect on either side of 0. */
      oneEither: { en: "one-sided", fr: "unilatéral" },
    },
    tests: {
      en: "This α is an equal share (Bonferroni) of {alpha} for {n} tests or intervals.",
      fr: "Cet α est la part égale (Bonferroni) de {alpha} pour {n} tests ou intervalles.",
    },
    exclude: {
      en: "The plan excludes participants who exceed any of these shares of their test trials:",
      fr: "Le plan exclut les participants chez qui la part d’essais mesurés dépasse l’un de ces seuils :",
    },
    above: { en: "{flag}: more than {percent}%", fr: "{flag} : plus de {percent} %" },
    flags: {
      untrusted: { en: "answers made by a program", fr: "réponses données par un programme" },
      tooSoon: {
        en: "response times below {ms} ms",
        fr: "temps de réponse inférieurs à {ms} ms",
      },
      pasted: { en: "pasted answers", fr: "réponses collées" },
      stillMouse: {
        en: "answers by a mouse that never moved",
        fr: "réponses données avec une souris immobile",
      },
    },
    pay: {
      en: "Planned pay: {pay} per hour.",
      fr: "Rémunération prévue : {pay} de l’heure.",
    },
    payIs: {
      en: "What participants read of their pay:",
      fr: "Ce que les participants lisent sur la rémunération :",
    },
    payOnly: {
      en: "Planned pay: {pay} per hour, in a currency that is not stated.",
      fr: "Rémunération prévue : {pay} de l’heure, dans une monnaie non indiquée.",
    },
  },
});
