import { defineContent } from "@/lib/i18n/define-content";

/**
 * The headings of the OSF Preregistration, version 3, and of AsPredicted. French headings keep the English name, because
 * both forms are in English (docs/papers.md).
 */
export const preregistrationWords = defineContent("papers/preregistration", {
  osf: {
    title: { en: "Preregistration (OSF)", fr: "Préenregistrement (OSF)" },
    how: {
      en: "The headings are those of the form “OSF Preregistration”. Where the study document has no answer, this text says “not stated”: fill that in before you register.",
      fr: "Les rubriques sont celles du formulaire « OSF Preregistration ». Là où le document de l’étude ne répond pas, ce texte dit « non indiqué » : complétez-le avant le dépôt.",
    },
    study: { en: "Study Information", fr: "Informations sur l’étude (Study Information)" },
    studyTitle: { en: "Title", fr: "Titre (Title)" },
    description: { en: "Description", fr: "Description (Description)" },
    hypotheses: { en: "Hypotheses", fr: "Hypothèses (Hypotheses)" },
    designPlan: { en: "Design Plan", fr: "Plan de l’étude (Design Plan)" },
    type: { en: "Study type", fr: "Type d’étude (Study type)" },
    conditionsFromLink: {
      en: "The page draws a condition only where the link names none, and the document does not say which links participants get. It is an experiment with random assignment only if the page draws all conditions.",
      fr: "La page ne tire une condition au sort que si le lien n’en indique pas, et le document n’indique pas quels liens les participants reçoivent. Ce n’est une expérience à assignation aléatoire (Experiment) que si la page tire toutes les conditions.",
    },
    blinding: { en: "Blinding", fr: "Procédure en aveugle (Blinding)" },
    blind: {
      en: "The page does not announce the condition, but participants can see it where the link names it (in the address) or where a text of one condition shows it. The document does not say who else knows it.",
      fr: "La page n’annonce pas la condition, mais les participants peuvent la voir si le lien l’indique (dans l’adresse) ou si un texte propre à une condition la montre. Le document n’indique pas qui d’autre la connaît.",
    },
    noBlinding: {
      en: "The study has no conditions that participants could be blind to.",
      fr: "L’étude n’a pas de conditions que les participants pourraient ignorer.",
    },
    moreBlinding: {
      en: "Is there any additional blinding in this study?",
      fr: "Autre procédure en aveugle (Is there any additional blinding in this study?)",
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
      en: "Recruitment ends when {recruited} people have been recruited, whether or not they finish.",
      fr: "Le recrutement prend fin quand {recruited} personnes ont été recrutées, qu’elles terminent ou non.",
    },
    noOther: {
      en: "The document states no other stopping rule, nor whether the data are analysed before then.",
      fr: "Le document n’indique pas d’autre règle d’arrêt, ni si les données sont analysées avant.",
    },
    variables: { en: "Variables", fr: "Variables (Variables)" },
    manipulated: {
      en: "Manipulated variables",
      fr: "Variables manipulées (Manipulated variables)",
    },
    condition: {
      en: "Condition, with {n} levels: {names}. The document does not say whether it varies between participants or between sessions of the same participant.",
      fr: "La condition, à {n} modalités : {names}. Le document n’indique pas si elle varie entre participants ou entre sessions d’un même participant.",
    },
    conditionBetween: {
      en: "Condition, between participants according to the plan, with {n} levels: {names}.",
      fr: "La condition, facteur interparticipants selon le plan, à {n} modalités : {names}.",
    },
    within: {
      en: "What varies within a task is described under “Study design”.",
      fr: "Ce qui varie au sein d’une tâche est décrit sous « Structure de l’étude ».",
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
      en: "The numbers and names are those of the AsPredicted form. Where the study document has no answer, this text says “not stated”: fill that in before you register.",
      fr: "Les numéros et les noms sont ceux du formulaire AsPredicted. Là où le document de l’étude ne répond pas, ce texte dit « non indiqué » : complétez-le avant le dépôt.",
    },
    data: { en: "1) Data collection", fr: "1) Recueil des données (Data collection)" },
    hypothesis: { en: "2) Hypothesis", fr: "2) Hypothèse (Hypothesis)" },
    dependent: { en: "3) Dependent variable", fr: "3) Variable dépendante (Dependent variable)" },
    key: {
      en: "The document does not say which of these is the key dependent variable.",
      fr: "Le document n’indique pas laquelle est la principale variable dépendante.",
    },
    planned: {
      en: "The planned analysis is of “{measure}”.",
      fr: "Le plan porte sur « {measure} ».",
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
