/** @jest-environment node */
import { guide } from "@/content/guide";
import { stroopParameters } from "@/experiments/apps/stroop/parameters";
import { LOCALES, type Locale } from "@/lib/routes";
import { allTexts } from "./all-texts";

/** The modules whose texts are on the screens that the guide leads through. */
const SCREENS =
  /^content\/(?:editor|editor-form|bench|launch|planner|simulation|gallery|running-study)\.ts /;

/** Beginnings of the paragraphs of the last step, which are not names on the screen. */
const PARAGRAPHS = ["Read.", "Pay.", "Publish.", "Analyser.", "Rémunérer.", "Publier."];

const shown = [
  ...allTexts().filter(({ key }) => SCREENS.test(key)),
  stroopParameters.definitions.trials.label,
];

/** Names on the screen in one language; a button with a size, "(zip, about …)", is named without it. */
const namesIn = (locale: Locale) =>
  new Set(shown.flatMap((text) => [text[locale], text[locale].replace(/ \(zip, .*$/, "")]));

const boldIn = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);

it.each(LOCALES)("every name in bold is a name on the screen, %s", (locale) => {
  const known = namesIn(locale);
  const unknown = guide.steps.flatMap(({ id, body }) =>
    boldIn(body[locale])
      .filter((name) => !PARAGRAPHS.includes(name) && !known.has(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("each step names what to press, in both languages equally often", () => {
  for (const { id, body } of guide.steps) {
    expect([id, boldIn(body.fr).length]).toEqual([id, boldIn(body.en).length]);
    expect([id, boldIn(body.en).length > 1]).toEqual([id, true]);
  }
});
