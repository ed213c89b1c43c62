/** The placeholder that the answer to the question `age` replaces in a label. */
const AGE = "$" + "{age}";

/** A survey with every type of question, rules, random orders, an attention check, scales and sources. */
export const WORRY = {
  title: { en: "Worry and sleep", fr: "Inquiétude et sommeil" },
  choices: {
    sex: [
      { value: "f", label: { en: "female", fr: "femme" } },
      { value: "m", label: { en: "male", fr: "homme" } },
      { value: "o", label: { en: "another", fr: "autre" }, other: true },
    ],
    freq: [
      { value: 1, label: { en: "never", fr: "jamais" } },
      { value: 2, label: { en: "sometimes", fr: "parfois" } },
      { value: 3, label: { en: "often", fr: "souvent" } },
      { value: 4, label: { en: "always", fr: "toujours" } },
    ],
    days: [
      { value: "sat", label: { en: "Saturday", fr: "samedi" } },
      { value: "sun", label: { en: "Sunday", fr: "dimanche" } },
    ],
  },
  pages: [
    {
      id: "you",
      fixed: true,
      items: [
        { id: "hello", type: "note", label: { en: "About you.", fr: "À propos de vous." } },
        {
          id: "age",
          type: "integer",
          required: true,
          min: 18,
          max: 120,
          label: { en: "How old are you?", fr: "Quel âge avez-vous ?" },
          problem: { en: "In years, please.", fr: "En années, s’il vous plaît." },
        },
        {
          id: "sex",
          type: "one",
          choices: "sex",
          required: "ask",
          label: { en: "What is your sex?", fr: "Quel est votre sexe ?" },
        },
        {
          id: "pain",
          type: "slider",
          min: 0,
          max: 100,
          labels: [
            { en: "none", fr: "aucune" },
            { en: "the worst", fr: "la pire" },
          ],
          label: { en: `Your pain at ${AGE}?`, fr: `Votre douleur à ${AGE} ans ?` },
          show: { all: [{ item: "age", atLeast: 40 }, { not: { item: "sex", is: "o" } }] },
        },
        { id: "height", type: "decimal", min: 0.5, label: { en: "Height, m", fr: "Taille, m" } },
        { id: "born", type: "date", max: "2020-01-31", label: { en: "Born", fr: "Naissance" } },
        { id: "job", type: "text", label: { en: "Your work", fr: "Votre métier" } },
        { id: "more", type: "long", label: { en: "Anything else?", fr: "Autre chose ?" } },
        {
          id: "free",
          type: "many",
          choices: "days",
          order: "shuffled",
          label: { en: "Days off", fr: "Jours libres" },
        },
        {
          id: "best",
          type: "rank",
          choices: "days",
          label: { en: "Best day", fr: "Meilleur jour" },
        },
      ],
    },
    {
      id: "worry",
      matrix: "freq",
      order: "shuffled",
      label: { en: "How often?", fr: "À quelle fréquence ?" },
      items: [
        { id: "w1", required: true, label: { en: "I worry.", fr: "Je m’inquiète." } },
        { id: "w2", required: true, label: { en: "I am calm.", fr: "Je suis calme." } },
        { id: "w3", required: true, label: { en: "I fret.", fr: "Je me tracasse." } },
        {
          id: "check",
          expect: 4,
          label: { en: "Choose “always”.", fr: "Choisissez « toujours »." },
        },
      ],
    },
    {
      id: "sleep",
      show: {
        any: [
          { item: "w1", is: 4 },
          { item: "free", includes: "sun" },
        ],
      },
      items: [
        { id: "hours", type: "decimal", label: { en: "Hours of sleep", fr: "Heures de sommeil" } },
      ],
    },
  ],
  order: "shuffled",
  scales: [
    {
      id: "worry_mean",
      label: { en: "Worry", fr: "Inquiétude" },
      items: ["w1", "w2", "w3"],
      reversed: ["w2"],
      score: "mean",
      answered: 0.6,
    },
    { id: "rest", items: ["hours"], score: "sum" },
  ],
  sources: [
    { citation: "Doe (2020). Worry. J. Worry, 1, 2–3", url: "https://doi.org/10.1000/worry" },
    { citation: "Roe (1999). Sleep" },
  ],
};

export const surveyStep = (changes: object = {}, survey: object = WORRY) => ({
  id: "about-you",
  version: "1.0",
  survey,
  ...changes,
});

/** A document whose only step is a survey. */
export const aSurvey = (changes: object = {}, survey: object = WORRY) => ({
  protocol: 1,
  steps: [surveyStep({}, survey)],
  title: "Sleep",
  ...changes,
});
