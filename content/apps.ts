import { defineContent } from "./define-content";

/** The words by which pages present any app; an app's own words are in its folder. */
export const apps = defineContent("apps", {
  families: {
    cognition: { en: "cognition", fr: "cognition" },
    economics: { en: "economics", fr: "économie" },
    survey: { en: "survey", fr: "questionnaire" },
    field: { en: "field", fr: "terrain" },
  },
  settings: {
    lab: { en: "lab", fr: "labo" },
    online: { en: "online", fr: "en ligne" },
    smartphone: { en: "smartphone", fr: "smartphone" },
  },
  trials: { en: "{trials} trials", fr: "{trials} essais" },
  length: { en: "about {seconds} s", fr: "environ {seconds} s" },
  languages: { en: "English, French", fr: "anglais, français" },
  figure: {
    duration: { en: "{ms} ms", fr: "{ms} ms" },
    response: { en: "response, ≤ {ms} ms", fr: "réponse, ≤ {ms} ms" },
  },
});
