/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
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
