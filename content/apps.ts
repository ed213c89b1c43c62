import { defineContent } from "@/lib/i18n/define-content";

/** Texts with which pages present any app. The texts of a single app are in the folder of the app. */
export const apps = defineContent("apps", {
  families: {
    cognition: { en: "cognition", fr: "cognition" },
    economics: { en: "economics", fr: "économie" },
    survey: { en: "survey", fr: "questionnaire" },
    field: { en: "spatial cognition", fr: "cognition spatiale" },
  },
  settings: {
    lab: { en: "lab", fr: "laboratoire" },
    online: { en: "online", fr: "en ligne" },
    smartphone: { en: "smartphone", fr: "smartphone" },
  },
  devices: {
    phone: { en: "phone", fr: "téléphone" },
    tablet: { en: "tablet", fr: "tablette" },
    computer: { en: "computer", fr: "ordinateur" },
  },
  /** Further devices that an app supports, keyed by the values of `facts.access`. */
  access: { "screen-reader": { en: "a screen reader", fr: "un lecteur d’écran" } },
  /** Names of the facts about an app. Depending on the kind of app, the count is of trials or items. */
  facts: {
    family: { en: "family", fr: "famille" },
    length: { en: "length", fr: "durée" },
    count: {
      timed: { en: "trials", fr: "essais" },
      form: { en: "items", fr: "items" },
    },
    settings: { en: "setting", fr: "cadre" },
    devices: { en: "device", fr: "appareil" },
    languages: { en: "language", fr: "langue" },
    access: { en: "works with", fr: "compatible avec" },
    retest: { en: "test–retest", fr: "test-retest" },
  },
  /** The published reliability of an app's first measure, with its 95 % interval. */
  retest: {
    known: { en: "{r} [{low}, {high}]", fr: "{r} [{low} ; {high}]" },
    unknown: { en: "not known", fr: "non connue" },
  },
  length: {
    seconds: { en: "about {length} s", fr: "environ {length} s" },
    minutes: { en: "about {length} min", fr: "environ {length} min" },
  },
  languages: { en: "English, French", fr: "anglais, français" },
  labels: {
    methods: { en: "Method", fr: "Méthode" },
    measure: { en: "Measure", fr: "Mesure" },
    scoring: { en: "Exclusions", fr: "Exclusions" },
    published: { en: "Published data", fr: "Données publiées" },
    references: { en: "References", fr: "Références" },
  },
  figure: {
    duration: { en: "{ms} ms", fr: "{ms} ms" },
    range: { en: "{low} to {high} ms", fr: "{low} à {high} ms" },
    response: { en: "response, ≤ {ms} ms", fr: "réponse, ≤ {ms} ms" },
    untimed: { en: "no time limit", fr: "sans limite de temps" },
    clock: { en: "{ms} ms", fr: "{ms} ms" },
    exampleClock: { en: "e.g. {ms} ms", fr: "p. ex. {ms} ms" },
    /**
     * Describes the animation of the figure. {examples} lists `responseExample` or `rangeExample` for each screen with
     * a variable duration.
     */
    played: { en: "For example with {examples}.", fr: "Par exemple avec {examples}." },
    responseExample: { en: "a response after {ms} ms", fr: "une réponse après {ms} ms" },
    rangeExample: { en: "a random {ms} ms", fr: "{ms} ms au hasard" },
  },
});
