/** @jest-environment node */
import {
  right,
  type SpanParticipant,
  scripted,
  silent,
  spanRows,
} from "@/__tests__/experiments/engine/span/span-runs";
import { recomputed } from "@/__tests__/experiments/recompute";
import { SIMULATED_SPREAD } from "@/experiments/apps/spatial-span/interval";
import { spatialSpanModel } from "@/experiments/apps/spatial-span/model";
import {
  type SpatialSpanParameters,
  spatialSpanParameters,
} from "@/experiments/apps/spatial-span/parameters";
import type { SpatialSpanTrial } from "@/experiments/apps/spatial-span/sequence";
import { BACKWARD_STRATEGY } from "@/experiments/apps/spatial-span/tested";
import { spatialSpanWords } from "@/experiments/apps/spatial-span/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Scored } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";

type Person = SpanParticipant<SpatialSpanTrial>;

const parameters = { ...defaultsOf(spatialSpanParameters), direction: "backward" } as const;
const changed = (changes: Partial<SpatialSpanParameters>) =>
  spatialSpanModel({ ...parameters, ...changes });
const model = changed({});

const runAs = (person: Person, seed = 1): TrialRow[] => spanRows(person, model.blocks(seed));

const reasonsOf = (person: Person) =>
  new Set(
    Array.from({ length: 200 }, (_, seed) => {
      const score = model.score(runAs(person, seed));
      return score.status === "no-score" ? score.reason : score.status;
    }),
  );

/** A participant who ignores the direction, and presses the squares in the order in which they lit up. */
const inTheOrderShown: Person = ({ sequence }) => ({ pressed: sequence });
const sameSquare: Person = ({ sequence }) => ({ pressed: sequence.map(() => 12) });
const onlyTheLast: Person = ({ sequence }) => ({ pressed: sequence.slice(-1) });

it("a backward run has the same squares as a forward run with the same seed", () => {
  const forward = changed({ direction: "forward" });
  const stimuli = (rows: readonly TrialRow[]) => rows.map(({ stimulus }) => stimulus);
  expect(stimuli(runAs(right, 5))).toEqual(stimuli(spanRows(right, forward.blocks(5))));
});

it("the scripted participant, who recalls at most five squares in reverse order, has a mean span of 5.7", () => {
  const rows = runAs(({ sequence }) => {
    const given = BACKWARD_STRATEGY.answer(sequence.join(" "), { block: 1, index: 0 });
    if (!Array.isArray(given)) throw new Error("no presses");
    return { pressed: given.map((act) => Number(act?.response)) };
  });
  expect(model.score(rows)).toMatchObject({
    status: "scored",
    measures: [{ id: "mean_span", value: expect.closeTo(5.7, 6), n: 10 }],
    details: [{ id: "longest", value: 5 }],
  });
});

it.each([
  ["presses the squares in the order in which they lit up", inTheOrderShown, "noneRecalled"],
  ["always presses the same square", sameSquare, "noneRecalled"],
  ["presses only the last square", onlyTheLast, "tooFewLeft"],
  ["never presses a square", silent, "tooFewLeft"],
] as [string, Person, string][])(
  "a backward run has no mean span if the participant %s (200 seeds)",
  (_, person, reason) => {
    expect([...reasonsOf(person)]).toEqual([reason]);
  },
);

describe("the spatial span recompute scripts print the same result as the page for a backward run", () => {
  it.each([
    ["of a good participant", right],
    ["with excluded trials", scripted("HCSPCCCCWHWCWW")],
    ["in the order in which the squares lit up", inTheOrderShown],
    ["on a hidden page", scripted("HHHHHCWWCWWCWW")],
  ] as [string, Person][])("%s", (_, person) => {
    const rows = runAs(person);
    const expected = printedScore(model.facts, model.score(rows));
    for (const line of recomputed("spatial-span", rows, { model })) expect(line).toBe(expected);
  });

  it("whose mean span was computed by hand, 5.7, with the interval of its direction", () => {
    const half = SIMULATED_SPREAD.halfWidth.backward;
    const ends = [5.7 - half, 5.7 + half].map((end) => end.toFixed(1)).join(" ");
    const rows = runAs(scripted("CCCWWCWWCWWCWW"));
    for (const line of recomputed("spatial-span", rows, { model }))
      expect(line).toBe(`mean_span 5.7 ${ends}`);
  });

  it("without an interval, if no runs were simulated with its other parameters", () => {
    const other = changed({ squareMs: 500 });
    const rows = runAs(scripted("CCCWWCWWCWWCWW"));
    expect(printedScore(other.facts, other.score(rows))).toBe("mean_span 5.7 NA NA");
    for (const line of recomputed("spatial-span", rows, { model: other }))
      expect(line).toBe("mean_span 5.7 NA NA");
  });
});

it.each([
  [
    "en",
    "in reverse order, from the last to the first",
    "participants pressed them in reverse order, from the last to the first, within 20,000 ms",
    "mean backward span, in squares",
  ],
  [
    "fr",
    "dans l’ordre inverse, du dernier au premier",
    "les participants les désignaient dans l’ordre inverse, du dernier au premier, en 20 000 ms au plus",
    "empan envers moyen, en carrés",
  ],
] as const)(
  "the texts of a backward run state the reverse order (%s)",
  (locale, reverse, methods, measure) => {
    const words = fillWords(localize(spatialSpanWords, locale), model, locale);
    expect(words.run.instruction).toContain(reverse);
    expect(words.brief.task).toContain(reverse);
    expect(words.result.reasons.noneRecalled).toContain(reverse);
    expect(words.brief.methods.replace(/[\u202F\u00A0]/g, " ")).toContain(methods);
    expect(words.result.measures.mean_span).toBe(measure);
  },
);

it("the codebook of a backward run states the reverse order", () => {
  expect(model.codebook.description).toContain("recalled in the reverse of the order shown");
  expect(changed({ direction: "forward" }).codebook.description).toContain(
    "recalled in the order shown",
  );
});

it("the headline of a backward run has the interval of its direction", () => {
  const words = localize(spatialSpanWords, "en");
  const score = model.score(runAs(scripted("CCCWWCWWCWWCWW"))) as Scored;
  expect(model.headline(score, words, "en")).toMatch(/about 5\.7 squares long\. .* lies between/);
});
