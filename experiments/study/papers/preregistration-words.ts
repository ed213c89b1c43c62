import { defineContent } from "@/lib/i18n/define-content";

/**
 * The headings of the OSF Preregistration, version 3, and of AsPredicted. French headings contain the English name,
 * because both templates are in English (docs/papers.md).
 */
export const preregistrationWords = defineContent("papers/preregistration", {
  osf: {
    title: { en: "Preregistration (OSF)", fr: "Préenregistrement (OSF)" },
    how: {
      en: "The headings are those of the form “OSF Preregistration”. Before you register, complete each answer that is marked “[To complete]”.",
      fr: "Les rubriques sont celles du formulaire « OSF Preregistration ». Avant le dépôt, complétez chaque réponse marquée « [À compléter] ».",
    },
    study: { en: "Study Information", fr: "Informations sur l’étude (Study Information)" },
    studyTitle: { en: "Title", fr: "Titre (Title)" },
    description: { en: "Description", fr: "Description (Description)" },
    hypotheses: { en: "Hypotheses", fr: "Hypothèses (Hypotheses)" },
    designPlan: { en: "Design Plan", fr: "Plan de l’étude (Design Plan)" },
    type: { en: "Study type", fr: "Type d’étude (Study type)" },
    conditionsFromLink: {
      en: "The program will draw a condition at random only where the study link does not name one. The study is an experiment with random assignment only if the program draws all conditions.",
      fr: "Le programme ne tirera une condition au sort que si le lien de l’étude n’en indique pas. L’étude n’est une expérience à assignation aléatoire (Experiment) que si le programme tire toutes les conditions.",
    },
    conditionsBalanced: {
      en: "The data server will assign a condition only where the study link does not name one. It will follow the current number of participants in each condition, and chance will decide only ties and cases without a server answer. The conditions will be assigned in this way only if no link names one.",
      fr: "Le serveur de données n’attribuera une condition que si le lien de l’étude n’en indique pas. Il suivra l’effectif du moment dans chaque condition : le hasard ne décidera qu’en cas d’égalité ou d’absence de réponse. Les conditions ne seront toutes attribuées ainsi que si aucun lien n’en indique.",
    },
    conditionsAreSessions: {
      en: "Each participant will complete all conditions, one in each session. The program will not assign participants to conditions at random.",
      fr: "Chaque participant passera par toutes les conditions, une par séance. Le programme ne répartira pas les participants au hasard entre les conditions.",
    },
    blinding: { en: "Blinding", fr: "Procédure en aveugle (Blinding)" },
    blind: {
      en: "The page will not announce the condition, but participants can see it where the link names it or where a text of one condition shows it.",
      fr: "La page n’annoncera pas la condition, mais les participants pourront la voir si le lien l’indique ou si un texte propre à une condition la montre.",
    },
    noBlinding: {
      en: "The study will have no conditions that participants could be blind to.",
      fr: "L’étude n’aura pas de conditions à cacher aux participants.",
    },
    moreBlinding: {
      en: "Is there any additional blinding in this study?",
      fr: "Autre procédure en aveugle (Is there any additional blinding in this study?)",
    },
    asMethods: {
      en: "The tasks will run as follows, in the words of the Methods section:",
      fr: "Les tâches se dérouleront comme suit, dans les termes de la section Méthode :",
    },
    design: { en: "Study design", fr: "Structure de l’étude (Study design)" },
    randomization: { en: "Randomization", fr: "Randomisation (Randomization)" },
    samplingPlan: { en: "Sampling Plan", fr: "Plan d’échantillonnage (Sampling Plan)" },
    existing: { en: "Existing Data", fr: "Données existantes (Existing Data)" },
    explanation: {
      en: "Explanation of existing data",
      fr: "Explication sur les données existantes (Explanation of existing data)",
    },
    procedures: {
      en: "Data collection procedures",
      fr: "Recueil des données (Data collection procedures)",
    },
    size: { en: "Sample size", fr: "Taille de l’échantillon (Sample size)" },
    rationale: {
      en: "Sample size rationale",
      fr: "Justification de la taille (Sample size rationale)",
    },
    stopping: { en: "Stopping rule", fr: "Règle d’arrêt (Stopping rule)" },
    stop: {
      en: "Recruitment will end when {recruited} participants have been recruited, whether or not they finish.",
      fr: "Le recrutement prendra fin quand {recruited} participants auront été recrutés, qu’ils terminent ou non.",
    },
    noOther: {
      en: "[To complete: other stopping rules, and whether the data will be analysed before then]",
      fr: "[À compléter : autres règles d’arrêt, et analyse éventuelle des données avant la fin]",
    },
    variables: { en: "Variables", fr: "Variables (Variables)" },
    manipulated: {
      en: "Manipulated variables",
      fr: "Variables manipulées (Manipulated variables)",
    },
    condition: {
      en: "Condition, with {n} levels: {names}.",
      fr: "La condition, à {n} modalités : {names}.",
    },
    conditionBetween: {
      en: "Condition, between participants, with {n} levels: {names}.",
      fr: "La condition, facteur interparticipants, à {n} modalités : {names}.",
    },
    conditionWithin: {
      en: "Condition, within participants (one in each session), with {n} levels: {names}.",
      fr: "La condition, facteur intraparticipants (une par séance), à {n} modalités : {names}.",
    },
    within: {
      en: "The variables within a task are described under “Study design”.",
      fr: "Les variables au sein d’une tâche sont décrites sous « Structure de l’étude ».",
    },
    measured: { en: "Measured variables", fr: "Variables mesurées (Measured variables)" },
    indices: { en: "Indices", fr: "Scores composites (Indices)" },
    analysisPlan: { en: "Analysis Plan", fr: "Plan d’analyse (Analysis Plan)" },
    models: { en: "Statistical models", fr: "Modèles statistiques (Statistical models)" },
    transformations: { en: "Transformations", fr: "Transformations (Transformations)" },
    inference: { en: "Inference criteria", fr: "Critères d’inférence (Inference criteria)" },
    exclusion: { en: "Data exclusion", fr: "Exclusion de données (Data exclusion)" },
    missing: { en: "Missing data", fr: "Données manquantes (Missing data)" },
    exploratory: { en: "Exploratory analysis", fr: "Analyse exploratoire (Exploratory analysis)" },
    other: { en: "Other", fr: "Autres informations (Other)" },
  },
  aspredicted: {
    title: { en: "Preregistration (AsPredicted)", fr: "Préenregistrement (AsPredicted)" },
    how: {
      en: "The numbers and names are those of the AsPredicted form. Before you register, complete each answer that is marked “[To complete]”.",
      fr: "Les numéros et les noms sont ceux du formulaire AsPredicted. Avant le dépôt, complétez chaque réponse marquée « [À compléter] ».",
    },
    data: { en: "1) Data collection", fr: "1) Recueil des données (Data collection)" },
    hypothesis: { en: "2) Hypothesis", fr: "2) Hypothèse (Hypothesis)" },
    dependent: { en: "3) Dependent variable", fr: "3) Variable dépendante (Dependent variable)" },
    key: {
      en: "[To complete: which of these is the key dependent variable]",
      fr: "[À compléter : la principale variable dépendante parmi celles-ci]",
    },
    planned: {
      en: "The planned analysis concerns “{measure}”.",
      fr: "L’analyse prévue porte sur « {measure} ».",
    },
    conditions: { en: "4) Conditions", fr: "4) Conditions (Conditions)" },
    analyses: { en: "5) Analyses", fr: "5) Analyses (Analyses)" },
    outliers: {
      en: "6) Outliers and exclusions",
      fr: "6) Valeurs extrêmes et exclusions (Outliers and exclusions)",
    },
    size: { en: "7) Sample size", fr: "7) Taille de l’échantillon (Sample size)" },
    other: { en: "8) Other", fr: "8) Autres informations (Other)" },
    name: { en: "Name", fr: "Nom (Name)" },
    type: { en: "Type of study", fr: "Type d’étude (Type of study)" },
  },
});
