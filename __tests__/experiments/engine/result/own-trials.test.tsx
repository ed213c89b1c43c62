import { render, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { OwnTrials } from "@/experiments/engine/result/own-trials";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const row = (
  trial: number,
  condition: string | null,
  rt_ms: number | null,
  excluded: string | null = null,
) => ({ trial, phase: "test", condition, rt_ms, excluded }) as TrialRow;

const STROOP = [
  { ...row(1, "congruent", 1500), phase: "practice" } as TrialRow,
  row(2, "congruent", 500),
  row(3, "incongruent", 700),
  row(4, "congruent", 600),
  row(5, "incongruent", 900),
  row(6, "incongruent", 480, "error"),
  row(7, "congruent", 90, "anticipation"),
  row(8, "congruent", null, "omission"),
];

function show(app: "stroop" | "go-no-go" | "simple-rt", rows: TrialRow[], locale: Locale = "en") {
  const { facts, words } = appPayload(app, locale);
  if (!facts.centre) throw new Error(`${app} draws no trials`);
  return render(
    <OwnTrials
      rows={rows}
      centre={facts.centre}
      app={words.result}
      words={localize(runWords, locale).trials}
      locale={locale}
    />,
  ).container;
}

const circles = (container: Element, name: string) => [...container.querySelectorAll(`.${name}`)];
const across = (element: Element | undefined, name: string) =>
  Number.parseFloat(element?.getAttribute(name) ?? "");
const nameOfPicture = () => screen.getByRole("img").getAttribute("aria-label")?.replace(/\s/g, " ");
const caption = (container: Element) =>
  container.querySelector("figcaption")?.textContent?.replace(/\s/g, " ");

it("each response time of a test trial is drawn as a dot, hollow if excluded; practice trials are not drawn", () => {
  const container = show("stroop", STROOP);
  expect(circles(container, "dot")).toHaveLength(4);
  expect(circles(container, "excluded")).toHaveLength(2);
});

it("the tooltip of a dot states the trial number, the response time and the reason for an exclusion", () => {
  const container = show("stroop", STROOP);
  expect(circles(container, "excluded").map(({ textContent }) => textContent)).toEqual([
    "trial 7: 90\u00A0ms, excluded: too early",
    "trial 6: 480\u00A0ms, excluded: wrong",
  ]);
  expect(circles(container, "dot")[0]).toHaveTextContent("trial 2: 500 ms");
});

it("the accessible name of the plot states the number of trials, the range and the mean of each condition", () => {
  show("stroop", STROOP);
  expect(nameOfPicture()).toBe(
    "Your trials: congruent: 2 included, from 500 ms to 600 ms, mean 550 ms. Excluded: 1 too early. incongruent: 2 included, from 700 ms to 900 ms, mean 800 ms. Excluded: 1 wrong.",
  );
});

it.each([
  [
    "en",
    "Your 6 response times, one dot each; the lines are means. Hollow dots: excluded (1 wrong, 1 too early). Without a time: 1 unanswered.",
  ],
  [
    "fr",
    "Vos 6 temps de réponse, un point chacun ; les traits sont les moyennes. Points vides : exclus (1 faux, 1 trop tôt). Sans temps de réponse : 1 sans réponse.",
  ],
] as const)(
  "the caption states the numbers of hollow dots and of trials without a response time (%s)",
  (locale, text) => {
    expect(caption(show("stroop", STROOP, locale))).toBe(text);
  },
);

it("the line of a condition is drawn at the mean of the condition's scored trials", () => {
  const container = show("stroop", [
    row(1, "congruent", 400),
    row(2, "congruent", 800),
    row(3, "congruent", 200, "error"),
    row(4, "incongruent", 600),
  ]);
  const [line, other] = circles(container, "centre");
  // The mean of 400 and 800 ms equals the response time of the only trial in the other condition.
  expect(across(line, "x1")).toBe(across(circles(container, "dot")[2], "cx"));
  expect(across(other, "x1")).toBe(across(line, "x1"));
});

it("the dots of one condition do not overlap", () => {
  const rows = Array.from({ length: 40 }, (_, index) =>
    row(index + 1, "congruent", 500 + (index % 7)),
  );
  const places = circles(show("stroop", rows), "dot").map(
    (dot) => `${dot.getAttribute("cx")} ${dot.getAttribute("cy")}`,
  );
  expect(new Set(places).size).toBe(40);
});

it("the caption states the number of go/no-go trials without a press, because they have no response time", () => {
  const container = show("go-no-go", [
    row(1, "go", 300),
    row(2, "no-go", null),
    row(3, "no-go", 250),
    row(4, "no-go", null),
  ]);
  expect(caption(container)).toMatch(/Without a time: 2 without a press\.$/);
  expect(screen.getByText("squares")).toBeVisible();
});

it("the dots of simple response times are drawn in one row, with their median", () => {
  show("simple-rt", [row(1, null, 300), row(2, null, 320), row(3, null, 900)]);
  expect(nameOfPicture()).toBe(
    "Your trials: all trials: 3 included, from 300 ms to 900 ms, median 320 ms.",
  );
});

it("the plot is not displayed if a run does not contain any response time", () => {
  expect(show("stroop", [row(1, "congruent", null, "omission")])).toBeEmptyDOMElement();
});
