/** @jest-environment node */

import { formRows } from "@/__tests__/experiments/form-rows";
import { LANGUAGES_HERE, runRecompute } from "@/__tests__/experiments/recompute";
import * as game from "@/experiments/apps/eleven-twenty/game";
import { elevenTwentyModel as modelWith } from "@/experiments/apps/eleven-twenty/model";
import { elevenTwentyParameters } from "@/experiments/apps/eleven-twenty/parameters";
import {
  requestOutcome,
  scoreElevenTwenty as scoreWith,
} from "@/experiments/apps/eleven-twenty/score";
import { elevenTwentyWords } from "@/experiments/apps/eleven-twenty/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { shown } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";

const elevenTwentyModel = APPS["eleven-twenty"].model;
const { parameters, codebook: elevenTwentyCodebook } = elevenTwentyModel;
const REQUESTS = game.requestsOf(parameters);
const points = (request: number, other: number) => game.points(request, other, parameters);
const expectedPoints = (request: number) => game.expectedPoints(request, parameters);
const drawnRequest = (seed: number) => game.drawnRequest(seed, parameters);
const shareOf = (request: number) => game.shareOf(request, parameters);
const scoreElevenTwenty = (rows: readonly TrialRow[]) => scoreWith(rows, parameters);

const rowsOf = (request: number, drawn: number) => formRows([requestOutcome(request, drawn)], 1);

describe("the points of a request in the 11-20 game", () => {
  it("consist of the request, plus the bonus if the request is exactly one less than the other request", () => {
    expect([
      points(17, 18),
      points(18, 18),
      points(19, 18),
      points(16, 18),
      points(20, 20),
      points(19, 20),
    ]).toEqual([37, 18, 19, 16, 20, 39]);
  });

  it("have an expected value that follows from the published shares of the requests", () => {
    // Expected points are the request plus 20 times the share of requests that are one higher. Computed by hand for a
    // request of 16: 16 + 20 × 0.32 = 22.4.
    expect(REQUESTS.map((request) => [request, shown(expectedPoints(request), 1)])).toEqual([
      [11, 11],
      [12, 12.6],
      [13, 14.2],
      [14, 14.2],
      [15, 16.2],
      [16, 22.4],
      [17, 23],
      [18, 20.4],
      [19, 20.2],
      [20, 20],
    ]);
    expect(game.bestReplies(parameters)).toEqual([17]);
  });

  it("are listed with the number of level-k steps, counted downwards from the highest request", () => {
    expect([20, 19, 18, 17, 11].map((request) => game.stepsDown(request, parameters))).toEqual([
      0, 1, 2, 3, 9,
    ]);
  });
});

describe("the other request in the 11-20 game", () => {
  const seeds = Array.from({ length: 20_000 }, (_, seed) => seed);

  it("is always the same for the same seed", () => {
    expect(seeds.slice(0, 100).map(drawnRequest)).toEqual(seeds.slice(0, 100).map(drawnRequest));
  });

  it("is drawn with the published frequencies, and never is a request that nobody made in the published study", () => {
    const counts = new Map<number, number>();
    for (const seed of seeds) {
      const drawn = drawnRequest(seed);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.has(12)).toBe(false);
    // The tolerance is four standard errors of a share of one half in 20,000 draws.
    for (const request of REQUESTS)
      expect(Math.abs((counts.get(request) ?? 0) / seeds.length - shareOf(request))).toBeLessThan(
        0.0142,
      );
  });
});

describe("the score of the 11-20 game", () => {
  it("is the request itself, with its points and its expected points", () => {
    expect(scoreElevenTwenty(rowsOf(17, 18))).toEqual({
      status: "scored",
      measures: [{ id: "request", value: 17, low: null, high: null, n: 1 }],
      details: [
        { id: "drawn", value: 18, n: 1 },
        { id: "points", value: 37, n: 1 },
        { id: "expected", value: expect.closeTo(23, 9), n: 1, decimals: 1 },
      ],
      excluded: {},
      lateFrameTrials: 0,
    });
  });

  it.each(REQUESTS)("exists for a request of %d, because no request is excluded", (request) => {
    expect(scoreElevenTwenty(rowsOf(request, 18)).status).toBe("scored");
  });

  it("is missing only if the run does not contain a valid request", () => {
    const [row] = rowsOf(17, 18);
    const none = { status: "no-score", reason: "nothingChosen" };
    expect(scoreElevenTwenty([])).toMatchObject(none);
    if (row) expect(scoreElevenTwenty([{ ...row, response: null }])).toMatchObject(none);
    expect(scoreElevenTwenty(rowsOf(21, 18))).toMatchObject(none);
  });
});

it("the headline of a result mentions the bonus only if the participant earned it", () => {
  const headline = (request: number, drawn: number) => {
    const score = scoreElevenTwenty(rowsOf(request, drawn));
    if (score.status !== "scored") throw new Error(score.reason);
    return elevenTwentyModel.headline(score, localize(elevenTwentyWords, "en"));
  };
  expect(headline(17, 18)).toBe(
    "You requested 17, one less than the drawn request of 18, and earned 37 points.",
  );
  expect(headline(17, 19)).toBe(
    "You requested 17, the drawn request was 19, and you earned 17 points.",
  );
});

it("the texts of the 11-20 game never claim that the other player is a person", () => {
  expect(elevenTwentyWords.form.other.en).toMatch(/^Nobody is playing against you now\./);
  expect(elevenTwentyWords.form.other.fr).toMatch(/^Personne ne joue contre vous/);
  expect(elevenTwentyCodebook.description).toContain("no person's");
});

it("the trial figure of the 11-20 game displays every possible request", () => {
  const [frame] = elevenTwentyModel.figure(localize(elevenTwentyWords, "en"));
  expect(frame?.content).toEqual({
    kind: "choice",
    prompt: "your request",
    rows: [
      { options: ["11", "12", "13", "14", "15"] },
      { options: ["16", "17", "18", "19", "20"] },
    ],
  });
  expect(game.PEOPLE).toBe(108);
});

describe.each(LANGUAGES_HERE)("the script $script", (language) => {
  it.each(REQUESTS)("prints the same result as the page for a request of %d", (request) => {
    const rows = rowsOf(request, 18);
    const score = scoreElevenTwenty(rows);
    if (score.status !== "scored") throw new Error(score.reason);
    const [drawn, earned, expected] = score.details.map(({ value, decimals = 0 }) =>
      shown(value, decimals).toFixed(decimals),
    );
    expect(runRecompute("eleven-twenty", language, rows)).toEqual({
      results: [`request ${request} NA NA`],
      details: [`drawn ${drawn}`, `points ${earned}`, `expected ${expected}`],
    });
  });

  it("prints the reason for the missing score if the participant made no request", () => {
    const rows = rowsOf(17, 18).map((row) => ({ ...row, response: null }));
    expect(runRecompute("eleven-twenty", language, rows).results).toEqual([
      "no-score nothingChosen",
    ]);
  });
});

describe("the 11-20 game with a bonus of 10 points", () => {
  const other = { ...parameters, bonus: 10 };

  it("draws every other request equally often, because no distribution was published for this bonus", () => {
    const drawn = Array.from({ length: 5000 }, (_, seed) => game.drawnRequest(seed, other));
    for (const request of REQUESTS) {
      expect(game.shareOf(request, other)).toBe(0.1);
      // The tolerance is four standard errors of a share of one tenth in 5,000 draws.
      const share = drawn.filter((each) => each === request).length / drawn.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.017);
    }
  });

  it("has equal expected points for a request of 20 and a request of 19", () => {
    // 19 + 10 × 0.1 = 20
    expect(game.expectedPoints(19, other)).toBeCloseTo(20);
    expect(game.expectedPoints(20, other)).toBe(20);
    expect(game.bestReplies(other)).toEqual([19, 20]);
  });

  it("does not mention published requests in any of its texts", () => {
    const { methods, scoringText } = fillWords(
      localize(elevenTwentyWords, "en"),
      modelWith(other),
      "en",
    ).brief;
    expect(methods).toMatch(/ 10 points more if .* all numbers equally likely/);
    expect(methods).not.toMatch(/published|students/);
    expect(scoringText).toContain("No request from 11 to 20 is excluded");
    expect(modelWith(other).codebook.description).not.toMatch(/published|students/);
  });
});

describe("the 11-20 game with requests from 1 to 20", () => {
  const other = { lowest: 1, highest: 20, bonus: 30 };
  const model = modelWith(other);

  it("has 19, which is one less than the highest request, as its best reply", () => {
    // The expected points of 19 are 19 + 30 / 20 = 20.5. The expected points of 20 are 20.
    expect(game.bestReplies(other)).toEqual([19]);
    const addition = model.addition([], model.score(rowsOf(19, 20)));
    expect(addition?.requests.map(({ marks }) => marks.join(" ")).slice(-3)).toEqual([
      "",
      "you best",
      "drawn",
    ]);
    expect(addition?.requests).toHaveLength(20);
  });

  it("displays every request in the trial figure, with five requests on each line", () => {
    const [frame] = model.figure(localize(elevenTwentyWords, "en"));
    const rows = frame?.content.kind === "choice" ? frame.content.rows : [];
    expect(rows.map(({ options }) => options.join(" "))).toEqual([
      "1 2 3 4 5",
      "6 7 8 9 10",
      "11 12 13 14 15",
      "16 17 18 19 20",
    ]);
  });

  it.each(LANGUAGES_HERE)("applies its bonus in the script for $command", (language) => {
    expect(runRecompute("eleven-twenty", language, rowsOf(4, 5), { model })).toEqual({
      results: ["request 4 NA NA"],
      details: ["drawn 5", "points 34", "expected 5.5"],
    });
    expect(runRecompute("eleven-twenty", language, rowsOf(21, 5), { model }).results).toEqual([
      "no-score nothingChosen",
    ]);
  });
});

it.each([
  [11, 13],
  [1, 21],
  [20, 11],
])("the parameters of the 11-20 game do not allow requests from %i to %i", (lowest, highest) => {
  const faults = parameterFaults(elevenTwentyParameters, { ...parameters, lowest, highest });
  expect(faults.map(({ name }) => name)).toEqual(["lowest"]);
});
