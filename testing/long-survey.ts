const both = (en: string, fr: string) => ({ en, fr });

/** Returns the placeholder that an answer replaces in a text. */
const answerTo = (item: string) => `$\{${item}}`;

const numbered = (n: number, en: string, fr: string) =>
  Array.from({ length: n }, (_, index) => ({
    value: index + 1,
    label: both(`${en} ${index + 1}`, `${fr} ${index + 1}`),
  }));

const rows = (ids: string, n: number, en: string, fr: string) =>
  Array.from({ length: n }, (_, index) => ({
    id: `${ids}${index + 1}`,
    label: both(`${en} ${index + 1}.`, `${fr} ${index + 1}.`),
    required: "ask",
  }));

/** A survey of 60 questions of all types, with rules, shuffled pages and questions, an attention check and scales. */
export const LONG_SURVEY = {
  title: both("Insomnia and caffeine", "Insomnie et caféine"),
  choices: {
    drinks: [
      { value: "tea", label: both("Tea", "Thé") },
      { value: "coffee", label: both("Coffee", "Café") },
      { value: "water", label: both("Water", "Eau") },
      { value: "else", label: both("Another drink", "Une autre boisson"), other: true },
    ],
    breaks: [
      { value: "walk", label: both("A walk", "Une promenade") },
      { value: "nap", label: both("A nap", "Une sieste") },
      { value: "talk", label: both("A talk with a friend", "Une discussion avec un ami") },
    ],
    freq: [
      { value: 1, label: both("never", "jamais") },
      { value: 2, label: both("rarely", "rarement") },
      { value: 3, label: both("sometimes", "parfois") },
      { value: 4, label: both("often", "souvent") },
      { value: 5, label: both("always", "toujours") },
    ],
    agree: [
      { value: 1, label: both("Strongly disagree", "Pas du tout d’accord") },
      { value: 2, label: both("Disagree", "Pas d’accord") },
      { value: 3, label: both("Agree", "D’accord") },
      { value: 4, label: both("Strongly agree", "Tout à fait d’accord") },
    ],
    regions: numbered(20, "Region", "Région"),
  },
  pages: [
    {
      id: "you",
      fixed: true,
      label: both("About you", "À propos de vous"),
      items: [
        {
          id: "hello",
          type: "note",
          label: both(
            "This survey is about your **sleep**.\n\n- There are no right answers.\n- Take your time.",
            "Ce questionnaire porte sur votre **sommeil**.\n\n- Il n’y a pas de bonne réponse.\n- Prenez votre temps.",
          ),
        },
        {
          id: "age",
          type: "integer",
          label: both("How old are you?", "Quel âge avez-vous ?"),
          hint: both("In years.", "En années."),
          required: true,
          min: 18,
          max: 120,
        },
        {
          id: "nickname",
          type: "text",
          label: both("Which name may we use?", "Quel prénom pouvons-nous utiliser ?"),
        },
        {
          id: "height",
          type: "decimal",
          label: both("How tall are you, in metres?", "Quelle est votre taille, en mètres ?"),
          min: 0.5,
          max: 2.5,
        },
        {
          id: "doctor",
          type: "date",
          label: both(
            "When did you last see a doctor?",
            "Quand avez-vous vu un médecin pour la dernière fois ?",
          ),
        },
        {
          id: "region",
          type: "one",
          choices: "regions",
          label: both("Where do you live?", "Où habitez-vous ?"),
        },
      ],
    },
    {
      id: "drinks",
      label: both(
        `${answerTo("nickname")}, what do you drink?`,
        `${answerTo("nickname")}, que buvez-vous ?`,
      ),
      items: [
        {
          id: "morning",
          type: "one",
          choices: "drinks",
          order: "shuffled",
          required: "ask",
          label: both("What do you drink in the morning?", "Que buvez-vous le matin ?"),
        },
        {
          id: "weekly",
          type: "many",
          choices: "drinks",
          label: both(
            "Which of these do you drink every week?",
            "Lesquelles de ces boissons buvez-vous chaque semaine ?",
          ),
          hint: both("Choose all that apply.", "Plusieurs réponses sont possibles."),
        },
        {
          id: "ranking",
          type: "rank",
          choices: "breaks",
          label: both(
            "Put these breaks in the order in which you like them.",
            "Classez ces pauses selon vos préférences.",
          ),
        },
        {
          id: "liking",
          type: "slider",
          min: 0,
          max: 100,
          labels: [both("not at all", "pas du tout"), both("very much", "énormément")],
          required: "ask",
          label: both("How much do you like coffee?", "À quel point aimez-vous le café ?"),
        },
        {
          id: "mood",
          type: "slider",
          min: 0,
          max: 100,
          labels: [
            both("very bad", "très mauvaise"),
            both("neither good nor bad", "ni bonne ni mauvaise"),
            both("very good", "très bonne"),
          ],
          label: both("How is your mood now?", "Quelle est votre humeur actuelle ?"),
        },
        {
          id: "why",
          type: "long",
          label: both("Why do you drink it?", "Pourquoi en buvez-vous ?"),
          show: {
            any: [
              { item: "weekly", includes: "coffee" },
              { item: "age", atLeast: 100 },
            ],
          },
        },
      ],
    },
    {
      id: "minors",
      show: { all: [{ item: "age", below: 25 }, { not: { item: "age", above: 30 } }] },
      items: [{ id: "school", type: "text", label: both("Your school", "Votre école") }],
    },
    {
      id: "sleep",
      matrix: "freq",
      order: "shuffled",
      label: both(
        "In the last seven days, how often …",
        "Ces sept derniers jours, à quelle fréquence …",
      ),
      items: [
        ...rows(
          "sleep",
          23,
          "did you sleep badly for reason",
          "avez-vous mal dormi pour la raison",
        ),
        {
          id: "check",
          label: both("Please choose “always” here.", "Choisissez ici « toujours »."),
          required: true,
          expect: 5,
        },
      ],
    },
    {
      id: "traits",
      matrix: "agree",
      label: both("Do you agree?", "Êtes-vous d’accord ?"),
      items: rows(
        "trait",
        24,
        "I see myself as described in sentence",
        "Je me reconnais dans la phrase",
      ),
    },
  ],
  order: "shuffled",
  scales: [
    {
      id: "sleep_mean",
      items: ["sleep1", "sleep2", "sleep3"],
      reversed: ["sleep2"],
      score: "mean",
    },
    { id: "trait_sum", items: ["trait1", "trait2"], score: "sum", answered: 0.5 },
  ],
};
