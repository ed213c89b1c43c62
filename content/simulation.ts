import { defineContent, type Localized } from "@/lib/i18n/define-content";

/** Texts around simulated participants. The texts about their behaviour in a task are in the folder of the app. */
export const simulationWords = defineContent("simulation", {
  region: { en: "Simulated participants", fr: "Participants simulés" },
  heading: {
    en: "{n} simulated participants: the reliability of the measure is {reliability}",
    fr: "{n} participants simulés : la fidélité de la mesure est de {reliability}",
  },
  headingNone: {
    en: "{n} simulated participants: too few have a score to compute the reliability of the measure",
    fr: "{n} participants simulés : trop peu de scores pour calculer la fidélité de la mesure",
  },
  honesty: {
    en: "These data are plausible, but not real: every row is marked as simulated.",
    fr: "Ces données sont plausibles, mais pas réelles : chaque ligne est signalée comme simulée.",
  },
  reliability: {
    en: "Reliability is the squared correlation between true and measured scores: {reliability} (95% interval {low} to {high}) among the {n} participants who are not careless.",
    fr: "Chez les {n} participants qui répondent avec attention, le score vrai et le score mesuré sont corrélés ; le carré de cette corrélation est la fidélité : {reliability} (intervalle à 95 % de {low} à {high}).",
  },
  scores: {
    title: { en: "Their scores", fr: "Leurs scores" },
    summary: {
      en: "{n} scores, mean {mean}, SD {sd}.",
      fr: "{n} scores, moyenne {mean}, écart type {sd}.",
    },
    fitted: {
      en: "The curve is the published distribution of {n} participants, mean {mean}, SD {sd}. The model was fitted to these data, so the simulated scores agree with them by construction.",
      fr: "La courbe est la distribution publiée de {n} participants, moyenne {mean}, écart type {sd}. Le modèle a été ajusté à ces données : les scores simulés s’accordent donc avec elles par construction.",
    },
    unpublished: {
      en: "There are no published data for these settings.",
      fr: "Il n’y a pas de données publiées pour ces réglages.",
    },
    description: {
      en: "{label} of {n} simulated participants: mean {mean}, SD {sd}, from {least} to {most}.",
      fr: "{label} de {n} participants simulés : moyenne {mean}, écart type {sd}, de {least} à {most}.",
    },
  },
  recovery: {
    title: { en: "True and measured", fr: "Vrai et mesuré" },
    true: { en: "True score", fr: "Score vrai" },
    measured: { en: "Measured score", fr: "Score mesuré" },
    line: {
      en: "On the line, measured and true scores are equal.",
      fr: "Sur la ligne, le score mesuré est égal au score vrai.",
    },
    careless: {
      en: "Hollow squares are careless participants, who are excluded from the reliability.",
      fr: "Les carrés vides sont les participants inattentifs, exclus du calcul de la fidélité.",
    },
    description: {
      en: "True and measured {label} of {n} simulated participants and {careless} careless ones; reliability {reliability}.",
      fr: "{label}, valeur vraie et valeur mesurée, de {n} participants simulés et de {careless} inattentifs ; fidélité {reliability}.",
    },
  },
  excluded: {
    title: { en: "Without a score", fr: "Sans score" },
    none: { en: "All participants have a score.", fr: "Tous les participants ont un score." },
    withoutScore: {
      en: "Participants without a score: {n} of {people}",
      fr: "Participants sans score : {n} sur {people}",
    },
    exits: {
      failedCheck: {
        en: "a failed check ended the study",
        fr: "échec à un contrôle",
      },
      screenedOut: { en: "screened out", fr: "non admissible" },
      completed: {
        en: "a rule ended the study early",
        fr: "étude terminée plus tôt par une règle",
      },
      declined: {
        en: "a rule ended the study (“declined”)",
        fr: "refus, par une règle",
      },
      unsent: {
        en: "a rule ended the study (“data not sent”)",
        fr: "données non envoyées, par une règle",
      },
    },
    careless: {
      en: "Careless participants: {n}, of whom {scored} have a score.",
      fr: "Participants inattentifs : {n}, dont {scored} avec un score.",
    },
    flagged: {
      en: "The plan’s rules would exclude {n} participants with a score; power is computed without them.",
      fr: "Participants qui ont un score mais que les règles du plan excluent : {n}. La puissance est calculée sans eux.",
    },
    source: {
      en: "Exclusion rates come from MTurk participants in 2016; yours may be higher.",
      fr: "Les taux d’exclusion viennent de participants recrutés sur MTurk en 2016 ; les vôtres peuvent être plus élevés.",
    },
  },
  conditions: {
    title: { en: "By condition", fr: "Par condition" },
    condition: { en: "Condition", fr: "Condition" },
    people: { en: "Participants", fr: "Participants" },
    scored: { en: "With a score", fr: "Avec un score" },
    mean: { en: "Mean", fr: "Moyenne" },
    sd: { en: "SD", fr: "Écart type" },
    reliability: { en: "Reliability", fr: "Fidélité" },
    none: { en: "none", fr: "aucune" },
  },
  settings: {
    unseen: {
      en: "The simulation ignores this setting: {names}. The simulated participants behave as if it had not been changed.",
      fr: "La simulation ne tient pas compte de ce réglage : {names}. Les participants sont simulés avec sa valeur par défaut.",
    },
    unseenMany: {
      en: "The simulation ignores these settings: {names}. The simulated participants behave as if they had not been changed.",
      fr: "La simulation ne tient pas compte de ces réglages : {names}. Les participants sont simulés avec leurs valeurs par défaut.",
    },
    notSimulated: {
      en: "{names}: not simulated, because we do not have a model of the answers that is fitted to published data.",
      fr: "{names} : pas de simulation, car nous n’avons pas de modèle des réponses ajusté à des données publiées.",
    },
    nothing: {
      en: "No step of this study can be simulated, because we do not have a model of the answers that is fitted to published data.",
      fr: "Aucune étape de cette étude ne peut être simulée, car nous n’avons pas de modèle des réponses ajusté à des données publiées.",
    },
    surveys: {
      en: "Simulated participants do not answer questionnaires: we do not have a published distribution of the answers.",
      fr: "Les participants simulés ne répondent pas aux questionnaires : nous n’avons pas de distribution publiée des réponses.",
    },
    devices: {
      en: "Simulated participants do not do the device check, so no rule about the device screens them out: we do not have a published distribution of participants’ devices.",
      fr: "Les participants simulés ne font pas le contrôle de l’appareil, et aucune règle sur l’appareil ne les écarte : nous n’avons pas de distribution publiée des appareils des participants.",
    },
    apart: {
      en: "Each step is simulated on its own: correlations between a participant’s scores in different tasks are not included.",
      fr: "Chaque étape est simulée à part : les corrélations entre les scores d’un même participant dans différentes tâches ne sont pas prises en compte.",
    },
  },
  controls: {
    step: { en: "Step", fr: "Étape" },
    seed: { en: "Seed", fr: "Graine aléatoire" },
    seedHelp: {
      en: "The same seed gives the same participants.",
      fr: "La même graine donne les mêmes participants.",
    },
    effect: { en: "True mean", fr: "Moyenne vraie" },
    effectHelp: {
      en: "{typical} in the published data.",
      fr: "{typical} dans les données publiées.",
    },
    difference: {
      en: "Difference added in {condition}",
      fr: "Différence ajoutée dans la condition {condition}",
    },
    other: { en: "Another {n}", fr: "{n} autres" },
    many: { en: "Simulate {n}", fr: "En simuler {n}" },
    stop: { en: "Stop", fr: "Arrêter" },
    download: { en: "Download the simulated data", fr: "Télécharger les données simulées" },
    progress: { en: "{done} of {of}", fr: "{done} sur {of}" },
    working: { en: "Simulating…", fr: "Simulation en cours…" },
    packing: { en: "Making the archive…", fr: "Préparation de l’archive…" },
    done: { en: "Done.", fr: "Terminé." },
    stopped: { en: "Stopped.", fr: "Arrêté." },
    lost: {
      en: "The simulation could not be loaded. Check your connection and try again.",
      fr: "La simulation n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
    },
    ended: {
      en: "The simulation stopped before it was done; the device may have run out of memory. Try again.",
      fr: "La simulation s’est interrompue avant la fin, peut-être faute de mémoire. Réessayez.",
    },
    failed: {
      en: "The simulation could not be run: {message} Reload the page and try again.",
      fr: "La simulation a échoué : {message} Rechargez la page et réessayez.",
    },
    wrongSeed: {
      en: "The seed must be a whole number from 0 to 4294967295.",
      fr: "La graine doit être un nombre entier de 0 à 4 294 967 295.",
    },
    wrongNumber: {
      en: "Enter a number, such as {example}.",
      fr: "Écrivez un nombre, par exemple {example}.",
    },
  },
  power: {
    title: { en: "Power by simulation", fr: "Puissance par simulation" },
    run: { en: "Simulate {studies} studies", fr: "Simuler {studies} études" },
    question: {
      mean: {
        en: "Does the mean differ from {reference}?",
        fr: "La moyenne diffère-t-elle de {reference} ?",
      },
      groups: { en: "Do two groups differ?", fr: "Deux groupes diffèrent-ils ?" },
      correlation: {
        en: "Does it correlate with another measure?",
        fr: "La mesure est-elle corrélée à une autre ?",
      },
    },
    asks: { en: "Question", fr: "Question" },
    effect: { en: "True effect", fr: "Effet vrai" },
    people: {
      en: "Participants recruited, all groups together",
      fr: "Participants recrutés, tous groupes réunis",
    },
    otherReliability: { en: "Reliability of the other measure", fr: "Fidélité de l’autre mesure" },
    notSimulated: {
      goal: {
        en: "The plan asks for an interval width, equivalence or the smallest effect. A simulation shows only how often studies detect an effect, so the power is not simulated.",
        fr: "Le plan porte sur une largeur, une équivalence ou le plus petit effet détectable. Une simulation montre seulement combien d’études détectent un effet : la puissance n’est donc pas simulée.",
      },
      question: {
        en: "The plan asks about a change or about proportions. Simulated participants do the study once and have one score each, so the power is not simulated.",
        fr: "Le plan porte sur un changement ou sur des proportions. Les participants simulés font l’étude une seule fois et ont chacun un score : la puissance n’est donc pas simulée.",
      },
      anotherDay: {
        en: "The plan asks about lasting differences. Simulated participants do a single session, so the power is not simulated.",
        fr: "Le plan porte sur des différences durables. Les participants simulés ne font qu’une passation : la puissance n’est donc pas simulée.",
      },
      observed: {
        en: "The plan states an observed correlation without the reliabilities of the study that observed it. Simulation needs the true correlation, so the power is not simulated.",
        fr: "Le plan donne une corrélation observée sans les fidélités de l’étude d’origine. La simulation a besoin de la corrélation vraie : la puissance n’est donc pas simulée.",
      },
      ownFigures: {
        en: "The plan has a standard deviation or reliability of its own. Simulated participants have the published one, so the power is not simulated.",
        fr: "Vous avez indiqué un écart type ou une fidélité dans le plan. Les participants simulés ont ceux des données publiées : la puissance n’est donc pas simulée.",
      },
      twoMeasures: {
        en: "The plan compares two different measures. Simulated participants have one measure, so the power is not simulated.",
        fr: "Le plan compare deux mesures différentes. Les participants simulés n’ont qu’une mesure : la puissance n’est donc pas simulée.",
      },
      spread: {
        en: "The plan expects two groups with different standard deviations. Simulated groups have the same standard deviation, so the power is not simulated.",
        fr: "Le plan prévoit deux groupes d’écarts types différents. Les groupes simulés ont le même écart type : la puissance n’est donc pas simulée.",
      },
      otherReliability: {
        en: "The reliability of the other measure is not known. State it in the plan to see the power by simulation.",
        fr: "La fidélité de l’autre mesure n’est pas connue. Indiquez-la dans le plan pour obtenir la puissance par simulation.",
      },
      people: {
        en: "The plan recruits more participants than can be simulated (10,000), so the power is not simulated.",
        fr: "Le plan prévoit de recruter plus de participants qu’on ne peut en simuler (10 000) : la puissance n’est donc pas simulée.",
      },
      measure: {
        en: "The plan is about another measure of this task. Only the first measure is simulated, so the power is not simulated.",
        fr: "Le plan porte sur une autre mesure de cette tâche. Seule la première mesure est simulée : la puissance n’est donc pas simulée.",
      },
      notLoaded: {
        en: "The published data are still loading. The power of the plan appears after that.",
        fr: "Les données publiées sont en cours de chargement. La puissance du plan s’affichera ensuite.",
      },
    },
    unreachable: {
      en: "Simulated participants cannot have this mean, because the score has bounds. Enter a smaller effect.",
      fr: "Les participants simulés ne peuvent pas avoir cette moyenne, car le score a des limites. Indiquez un effet plus petit.",
    },
    wrongPeople: {
      en: "The number of participants must be a whole number from {fewest} to {most}.",
      fr: "Le nombre de participants doit être un nombre entier de {fewest} à {most}.",
    },
    noFormulaAtAll: {
      en: "Too few of these participants have a score for the formula.",
      fr: "Trop peu de scores pour appliquer la formule.",
    },
    alpha: { en: "Alpha, two-sided", fr: "Alpha, bilatéral" },
    alphaOneSided: { en: "Alpha, one-sided", fr: "Alpha, unilatéral" },
    result: {
      en: "With {people} participants, {power} of {studies} simulated studies detect the effect (95% interval {low} to {high}, sampling variation included).",
      fr: "Avec {people} participants, {power} des {studies} études simulées détectent l’effet (intervalle à 95 % de {low} à {high}, fluctuations d’échantillonnage comprises).",
    },
    analysed: {
      en: "On average, {analysed} of these participants are analysed: the others have no score.",
      fr: "En moyenne, {analysed} de ces participants sont analysés : les autres n’ont pas de score.",
    },
    analysedAll: {
      en: "All or nearly all of these participants are analysed.",
      fr: "Tous ces participants ou presque sont analysés.",
    },
    analysedByRules: {
      en: "On average, {analysed} of these participants are analysed: the others have no score, or the plan’s rules exclude them.",
      fr: "En moyenne, {analysed} de ces participants sont analysés : les autres n’ont pas de score, ou les règles du plan les excluent.",
    },
    dropout: {
      en: "{dropouts} participant does not finish: this is the part of the plan’s expected loss that missing scores do not explain.",
      fr: "{dropouts} participant n’achève pas l’étude : c’est la part de la perte prévue par le plan que les scores manquants n’expliquent pas.",
    },
    dropouts: {
      en: "{dropouts} participants do not finish: this is the part of the plan’s expected loss that missing scores do not explain.",
      fr: "{dropouts} participants n’achèvent pas l’étude : c’est la part de la perte prévue par le plan que les scores manquants n’expliquent pas.",
    },
    planned: {
      en: "The plan, and so the formula, expects {planned} participants to be analysed.",
      fr: "La formule suppose, comme le plan, {planned} participants analysés.",
    },
    notInIt: {
      en: "Participants who do not finish are not included.",
      fr: "La simulation ne compte pas les abandons.",
    },
    /** The sentence about a plan whose test leaves out the participants of some conditions. */
    inStudy: {
      en: "The simulation leaves out the other conditions: the plan recruits {all} participants in all.",
      fr: "La simulation laisse de côté les autres conditions : le plan prévoit de recruter {all} participants en tout.",
    },
    rulesNotInIt: {
      en: "The plan’s rules on {flags} are not included, because they do not exclude any simulated participants.",
      fr: "La simulation ne tient pas compte des règles du plan sur {flags} : elles n’excluent aucun participant simulé.",
    },
    flags: {
      untrusted: { en: "answers made by software", fr: "les réponses données par un programme" },
      pasted: { en: "pasted answers", fr: "les réponses collées" },
      stillMouse: {
        en: "a mouse that never moves",
        fr: "la souris qui ne bouge jamais",
      },
      lateFrames: { en: "dropped frames", fr: "les images manquées" },
      hidden: {
        en: "trials in which the page was hidden",
        fr: "les essais pendant lesquels la page n’était pas affichée",
      },
      sittings: { en: "the number of sittings", fr: "le nombre de reprises" },
      failedChecks: {
        en: "failed attention checks",
        fr: "les contrôles de l’attention",
      },
      input: { en: "the kind of input", fr: "le moyen de réponse" },
      otherStep: { en: "another task", fr: "une autre tâche" },
    },
    formula: {
      en: "By the formula with the published SD ({figure}): {formula}.",
      fr: "Selon la formule, avec l’écart type publié ({figure}) : {formula}.",
    },
    formulaReliability: {
      en: "By the formula with the published reliability ({figure}): {formula}.",
      fr: "Selon la formule, avec la fidélité publiée ({figure}) : {formula}.",
    },
    noFormula: {
      en: "There are no published values for the formula at these settings; with the values of these simulated participants, it yields {own}.",
      fr: "Aucune valeur publiée ne permet d’appliquer la formule à ces réglages ; avec les valeurs de ces participants simulés, elle donne {own}.",
    },
    within: {
      en: "This value is within the interval.",
      fr: "Cette valeur est dans l’intervalle.",
    },
    gap: {
      en: "This value is outside the interval, because of: {reasons}.",
      fr: "Cette valeur est hors de l’intervalle. En cause : {reasons}.",
    },
    gapUnexplained: {
      en: "This value is outside the interval; no known reason changes the power by a percentage point or more.",
      fr: "Cette valeur est hors de l’intervalle ; aucune des raisons connues ne change la puissance d’un point ou plus.",
    },
    reasons: {
      exclusions: {
        en: "participants without a score ({by})",
        fr: "participants sans score ({by})",
      },
      spread: {
        en: "an SD or reliability other than the published one ({by})",
        fr: "écart type ou fidélité différents des valeurs publiées ({by})",
      },
      careless: { en: "careless participants ({by})", fr: "participants inattentifs ({by})" },
      shape: { en: "skewed scores ({by})", fr: "scores asymétriques ({by})" },
    },
    points: { en: "{points} percentage points", fr: "{points} points" },
  },
});

export type SimulationWords = Localized<typeof simulationWords>;
