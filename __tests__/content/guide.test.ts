/** @jest-environment node */
import { labCommand } from "@/components/features/editor/launch/way-settings";
import { guide } from "@/content/guide";
import { stroopParameters } from "@/experiments/apps/stroop/parameters";
import { LOCALES, type Locale } from "@/lib/routes";
import { allTexts } from "./all-texts";

/** Matches the modules whose texts are on the pages that the guide explains. */
const SCREENS =
  /^content\/(?:editor|editor-form|bench|launch|planner|simulation|gallery|running-study|findings|payment)\.ts /;

/**
 * The first words of the paragraphs in the last step of the guide. These words are bold, but they are not names on the
 * screen.
 */
const PARAGRAPHS = ["Read.", "Pay.", "Publish.", "Analyser.", "Rémunérer.", "Publier."];

const shown = [
  ...allTexts().filter(({ key }) => SCREENS.test(key)),
  stroopParameters.definitions.trials.label,
];

/**
 * Returns the names of buttons and fields on the screen in one language. The guide names a button without the size in
 * its label, such as "(zip, about …)".
 */
const namesIn = (locale: Locale) =>
  new Set(shown.flatMap((text) => [text[locale], text[locale].replace(/ \(zip, .*$/, "")]));

const boldIn = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);

it.each(LOCALES)("every name in bold in the guide is a name of a visible element, %s", (locale) => {
  const known = namesIn(locale);
  const { title: _, intro, services } = guide.severalDays;
  const texts = [...guide.steps, { id: "several-days", body: intro }, ...services];
  const unknown = texts.flatMap(({ id, body }) =>
    boldIn(body[locale])
      .filter((name) => !PARAGRAPHS.includes(name) && !known.has(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("each step of the guide contains at least two names of visible elements, and equally many in both languages", () => {
  for (const { id, body } of guide.steps) {
    expect([id, boldIn(body.fr).length]).toEqual([id, boldIn(body.en).length]);
    expect([id, boldIn(body.en).length > 1]).toEqual([id, true]);
  }
});

it.each(LOCALES)(
  "the guide names the command of a lab with a return to Prolific, and the file of its token, %s",
  (locale) => {
    const bodyOf = (step: string) => guide.steps.find(({ id }) => id === step)?.body[locale];
    expect(bodyOf("collect")).toContain(labCommand("app.prolific.com"));
    expect(bodyOf("publish")).toContain("lab-data/token");
  },
);
