/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PaperId, SiteFacts } from "@/experiments/study/papers/paper";
import { LOCALES } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { paperText } from "./a-paper";

const retest = JSON.parse(readFileSync(join(ROOT, "protocols/retest-by-link.json"), "utf8"));

const SAID = {
  en: {
    consent: [
      /has 2 visits/,
      /Visit 2 .*6 to 9 days after visit 1/,
      /does not send reminders/,
      /shows that your visits belong together/,
    ],
    methods: [
      /was to complete 2 visits/,
      /Visit 2 could begin 6 to 9 days after visit 1/,
      /visits: 2/,
    ],
    preregistration: [/will complete 2 visits/, /Visit 2 can begin 6 to 9 days after visit 1/],
    "data-protection": [/shows that your visits belong together/],
  },
  fr: {
    consent: [
      /comporte 2 visites/,
      /Visite 2 .*6 à 9 jours après la visite 1/,
      /pas de rappel/,
      /rapprocher les données de vos visites/,
    ],
    methods: [
      /devait faire 2 visites/,
      /La visite 2 pouvait commencer 6 à 9 jours après/,
      /visites concernées : 2/,
    ],
    preregistration: [/fera 2 visites/, /La visite 2 pourra commencer 6 à 9 jours après/],
    "data-protection": [/rapprocher les données de vos visites/],
  },
} as const;

describe.each(LOCALES)("papers about a study of several visits (%s)", (locale) => {
  it.each(Object.entries(SAID[locale]))("state the visits and their days: %s", (paper, texts) => {
    const said = paperText(paper as never, retest, locale).replace(/[\u00A0\u202F]/g, " ");
    for (const text of texts) expect(said).toMatch(text);
  });

  it("state the duration of each visit, and no duration of a session", () => {
    const lengths = /7 minutes and about 7 minutes|7 min et environ 7 min/;
    for (const paper of ["methods", "cherries"] as const) {
      const said = paperText(paper, retest, locale).replace(/[\u00A0\u202F]/g, " ");
      expect(said).toMatch(lengths);
      expect(said).not.toMatch(/A session took|Une passation durait/);
    }
  });
});

describe.each(LOCALES)(
  "papers about visits in drawn conditions without identifiers (%s)",
  (locale) => {
    const drawn = { ...retest, conditions: ["a", "b"] };
    const ofSession = /random id of the session|identifiant aléatoire de la passation/;
    const text = (...[id, more, site]: [PaperId, object?, Partial<SiteFacts>?]) =>
      paperText(id, { ...drawn, ...more }, locale, site).replace(/[\u00A0\u202F]/g, " ");

    it("state that the random number of the participant determines the draw, and no id of a session", () => {
      const said = {
        en: /(was|will be) determined by the random number of the participant, which the browser/,
        fr: /(était|sera) déterminé par le numéro aléatoire du participant, créé/,
      }[locale];
      for (const id of ["methods", "cherries", "preregistration", "aspredicted"] as const) {
        expect(text(id)).toMatch(said);
        expect(text(id)).not.toMatch(ofSession);
      }
      const number = /each received a random number|chacun recevait un numéro aléatoire/;
      expect(text("methods")).toMatch(number);
    });

    it("state that this number takes the place of a missing identifier if the server balances the groups", () => {
      const said = {
        en: /the random number of the participant took its place.*the identifier or the random number/,
        fr: /le numéro aléatoire du participant le remplaçait.*l’identifiant ou le numéro aléatoire/,
      }[locale];
      const balanced = { assignment: "balanced", delivery: { ids: ["CODE"] } };
      expect(text("methods", balanced)).toMatch(said);
      expect(text("methods", balanced)).not.toMatch(ofSession);
    });

    it("state that the server receives a code of this number", () => {
      const site = { receiverHost: "data.lab.example", isStartSent: true };
      expect(text("data-protection", {}, site)).toMatch(
        /SHA-256 of the random number of the participant|SHA-256 du numéro aléatoire du participant/,
      );
      expect(text("data-protection", {}, site)).toMatch(
        /random number for each participant|pour chaque participant un numéro aléatoire/,
      );
      expect(text("consent", {}, site)).toMatch(/from a random number|d’un numéro aléatoire/);
      expect(text("consent", {}, site)).not.toMatch(/of your session|de votre passation/);
    });
  },
);
