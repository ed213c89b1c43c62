import type { Plan } from "@/experiments/study/document/schema";
import type { Aside } from "@/experiments/study/findings/findings";
import type { Bilingual } from "@/lib/i18n/define-content";

/** The fields of a plan that a test depends on. */
export const PLAN_FIELDS: readonly (readonly [keyof Plan, Bilingual])[] = [
  ["question", { en: "Question", fr: "Question" }],
  ["measure", { en: "Measure", fr: "Mesure" }],
  ["other", { en: "Other measure", fr: "Autre mesure" }],
  ["when", { en: "Both are measured", fr: "Les deux sont mesurées" }],
  ["days", { en: "Days between the sessions", fr: "Jours entre les passations" }],
  ["goal", { en: "Aim", fr: "But" }],
  ["effect", { en: "Smallest effect size of interest", fr: "Plus petit effet d’intérêt" }],
  ["observed", { en: "Observed correlation", fr: "Corrélation observée" }],
  [
    "observedWith",
    {
      en: "Reliabilities in the original study",
      fr: "Fidélités dans l’étude d’origine",
    },
  ],
  ["width", { en: "Width of the interval", fr: "Largeur de l’intervalle" }],
  ["reference", { en: "Reference value", fr: "Valeur de référence" }],
  ["alpha", { en: "Alpha", fr: "Seuil alpha" }],
  ["tests", { en: "Number of tests", fr: "Nombre de tests" }],
  ["sides", { en: "One- or two-sided", fr: "Unilatéral ou bilatéral" }],
  ["power", { en: "Power", fr: "Puissance" }],
  ["people", { en: "Participants to analyse", fr: "Participants à analyser" }],
  ["compare", { en: "Groups or measures compared", fr: "Groupes ou mesures comparés" }],
  ["groups", { en: "Groups", fr: "Groupes" }],
  ["sd", { en: "SD", fr: "Écart type" }],
  ["reliability", { en: "Reliability", fr: "Fidélité" }],
  ["retest", { en: "Test–retest reliability", fr: "Fidélité test-retest" }],
  [
    "rho",
    {
      en: "Correlation of the true scores (ρ)",
      fr: "Corrélation des scores vrais (ρ)",
    },
  ],
  [
    "loss",
    {
      en: "Expected proportion recruited but not analysed",
      fr: "Part prévue des participants recrutés mais non analysés",
    },
  ],
];

/** The reasons for which sessions and participants are set aside. A number follows. */
export const ASIDE_WORDS: Readonly<Record<Aside, Bilingual>> = {
  otherProtocol: {
    en: "Sessions of other studies, not counted",
    fr: "Passations d’autres études, non comptées",
  },
  simulated: { en: "Simulated sessions, not counted", fr: "Passations simulées, non comptées" },
  rehearsal: { en: "Rehearsals, not counted", fr: "Passations d’essai, non comptées" },
  withdrawn: { en: "Withdrawn sessions", fr: "Passations retirées" },
  edited: {
    en: "Sessions set aside because the data differ from their receipt",
    fr: "Passations écartées, dont les données diffèrent de l’accusé de réception",
  },
  incomplete: {
    en: "Participants who did not finish",
    fr: "Participants qui n’ont pas terminé",
  },
  endedByRule: {
    en: "Participants whose session ended by a rule of the study",
    fr: "Participants dont une règle de l’étude a mis fin à la passation",
  },
  laterRun: {
    en: "Later sessions of the same participant, set aside",
    fr: "Passations ultérieures d’une même personne, écartées",
  },
  noScore: {
    en: "Participants without a score on a planned measure",
    fr: "Participants sans score à une mesure prévue",
  },
  excluded: {
    en: "Participants excluded by the rules of the plan",
    fr: "Participants exclus par les règles du plan",
  },
};

/** The sentences of `DEVIATIONS.md`. */
export const DEVIATION_WORDS = {
  title: { en: "Deviations from the plan", fr: "Écarts par rapport au plan" },
  simulated: {
    en: "Simulated data: nobody took part.",
    fr: "Données simulées : personne n’a participé.",
  },
  noHash: {
    en: "The study file is missing or does not contain a plan, so there is no hash of the plan.",
    fr: "Le fichier d’étude manque ou ne contient pas de plan : le plan n’a donc pas d’empreinte.",
  },
  hash: { en: "SHA-256 of the plan: `{hash}`.", fr: "Empreinte SHA-256 du plan : `{hash}`." },
  withoutHash: {
    en: "Sessions analysed whose records do not name a plan: {n}.",
    fr: "Passations analysées dont les enregistrements ne mentionnent pas de plan : {n}.",
  },
  withHash: {
    en: "Sessions analysed whose records name the plan `{hash}`: {n}, from {first} to {last}.",
    fr: "Passations analysées dont les enregistrements mentionnent le plan `{hash}` : {n}, du {first} au {last}.",
  },
  said: { en: "What was planned", fr: "Ce que prévoyait le plan" },
  noPlan: {
    en: "The files that were read do not contain a plan.",
    fr: "Les fichiers lus ne contiennent pas de plan.",
  },
  hypotheses: { en: "Hypotheses", fr: "Hypothèses" },
  field: { en: "- {name}: {value}", fr: "- {name} : {value}" },
  rule: {
    en: "- Exclusion rule (`{name}`): {rule}",
    fr: "- Règle d’exclusion (`{name}`) : {rule}",
  },
  done: { en: "What was done", fr: "Ce qui a été fait" },
  /** Where a person has several sessions, as in a study with visits. The reasons below then count sessions, too. */
  countsOfEach: {
    en: "- Sessions that began: {began} (participants: {people}); analysed: {analysed} (participants: {peopleAnalysed}). Each session of a participant is counted, also in the lines below.",
    fr: "- Passations commencées : {began} (participants : {people}) ; analysées : {analysed} (participants : {peopleAnalysed}). Chaque passation d’un participant est comptée, y compris dans les lignes ci-dessous.",
  },
  counts: {
    en: "- Participants who began: {began}; analysed: {analysed}.",
    fr: "- Participants qui ont commencé : {began} ; analysés : {analysed}.",
  },
  aside: { en: "- {reason}: {n}.", fr: "- {reason} : {n}." },
  noAnswer: {
    en: "- The planned question cannot be answered (`{reason}`).",
    fr: "- La question prévue reste sans réponse (`{reason}`).",
  },
  answer: {
    en: "- {measures}, method `{method}`: {value}, {level}% confidence interval from {low} to {high}. Decision from the interval: `{decision}`.",
    fr: "- {measures}, méthode `{method}` : {value}, intervalle de confiance à {level} % de {low} à {high}. Décision d’après l’intervalle : `{decision}`.",
  },
  measure: { en: "Measure `{measure}`", fr: "Mesure `{measure}`" },
  twoMeasures: {
    en: "Measures `{measure}` and `{other}`",
    fr: "Mesures `{measure}` et `{other}`",
  },
  noInterval: { en: "no interval", fr: "sans intervalle" },
  exploratory: {
    en: "- All other results in `results.json` are exploratory.",
    fr: "- Tous les autres résultats de `results.json` sont exploratoires.",
  },
  reasons: { en: "Reasons for deviations", fr: "Raisons des écarts" },
} as const satisfies Record<string, Bilingual>;

/** The empty headings below which the authors write their reasons. */
export const REASON_HEADINGS: readonly Bilingual[] = [
  { en: "Number of participants", fr: "Nombre de participants" },
  { en: "Exclusions", fr: "Exclusions" },
  { en: "Measures and tests", fr: "Mesures et tests" },
  { en: "Other deviations", fr: "Autres écarts" },
];

/** The rules of a plan. `{place}` names the steps to which a rule applies. */
export const RULE_WORDS = {
  planned: { en: "the planned steps", fr: "les étapes prévues" },
  step: { en: "the step `{step}`", fr: "l’étape `{step}`" },
  percent: {
    en: "`{flag}` in more than {n}% of the test trials of {place}",
    fr: "`{flag}` dans plus de {n} % des essais expérimentaux, pour {place}",
  },
  sittings: {
    en: "sittings in {place}: more than {n}",
    fr: "nombre de reprises (`sittings`) : {n} ou plus, pour {place}",
  },
  failedChecks: {
    en: "failed attention checks in {place}: more than {n}",
    fr: "nombre de contrôles de l’attention manqués : plus de {n}, pour {place}",
  },
  accuracy: {
    en: "accuracy below {n}% in {place}",
    fr: "moins de {n} % de réponses correctes, pour {place}",
  },
  input: {
    en: "an input device other than `{input}` in {place}",
    fr: "moyen de réponse autre que `{input}`, pour {place}",
  },
} as const satisfies Record<string, Bilingual>;
