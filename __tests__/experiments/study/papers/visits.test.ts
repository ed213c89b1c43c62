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
      /sends no reminders/,
      /shows that your visits belong together/,
    ],
    methods: [
      /was to do 2 visits/,
      /Visit 2 could begin 6 to 9 days after visit 1/,
      /visit 2 only/,
    ],
    preregistration: [/will do 2 visits/, /Visit 2 can begin 6 to 9 days after visit 1/],
    "data-protection": [/shows that your visits belong together/],
  },
  fr: {
    consent: [
      /comporte 2 visites/,
      /Visite 2 .*6 à 9 jours après la visite 1/,
      /pas de rappel/,
      /vont ensemble/,
    ],
    methods: [
      /devait faire 2 visites/,
      /La visite 2 pouvait commencer 6 à 9 jours après/,
      /visite 2 seulement/,
    ],
    preregistration: [/fera 2 visites/, /La visite 2 peut commencer 6 à 9 jours après/],
    "data-protection": [/vont ensemble/],
  },
} as const;

describe.each(LOCALES)("papers about a study of several visits (%s)", (locale) => {
  it.each(Object.entries(SAID[locale]))("state the visits and their days: %s", (paper, texts) => {
    const said = paperText(paper as never, retest, locale).replace(/[\u00A0\u202F]/g, " ");
    for (const text of texts) expect(said).toMatch(text);
  });
});
