import { existsSync } from "node:fs";
import { join } from "node:path";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { loadApp, loadAppCode } from "@/experiments/catalog/load-app.client";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { analysisScripts } from "@/experiments/engine/data/psych-ds";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { methodsText } from "@/experiments/engine/texts/fill-texts";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { listFiles, ROOT } from "@/scripts/project.mjs";
import { TESTED_APPS } from "@/testing/tested-apps";
import { anyRun } from "../any-run";
import { recomputed } from "../recompute";

// These tests check requirements for an app that types cannot enforce. docs/adding-an-app.md explains how to write each
// file of an app.

/** Maximum duration of an app, in seconds. */
const LONGEST = 180;

it("every folder that contains a model is an app in the registry", () => {
  const folders = listFiles(join(ROOT, "experiments/apps")).flatMap((file) => {
    const [, folder] = /^([^/]+)\/model\.ts$/.exec(file) ?? [];
    return folder ? [folder] : [];
  });
  expect(folders.sort()).toEqual([...APP_IDS].sort());
});

/** Returns every string in a nested object, with its path. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${path}.${key}`));
}

describe.each(APP_IDS)("the app %s", (id) => {
  const model: AppModel = APPS[id].model;
  const { facts, codebook } = model;

  it("states that answers are right or wrong if the data contain such answers", () => {
    const isMarked = anyRun({ model }).some(({ correct }) => correct !== null);
    expect(model.marksAnswers ?? false).toBe(isMarked);
  });
  const { result } = APPS[id].words;
  const measures = facts.measures.map((measure) => measure.id);

  it("loads in a run the same model that the pages about the app describe", async () => {
    expect(await loadAppCode(id)).toMatchObject({
      model: APPS[id].modelOf,
      parameters: APPS[id].parameters,
    });
  });

  it("cites at least one reference with a DOI", () => {
    expect(facts.references.map(({ url }) => url).join(" ")).toMatch(
      /https:\/\/doi\.org\/10\.\d+\//,
    );
  });

  it("takes at most three minutes", () => {
    expect(facts.seconds).toBeGreaterThan(0);
    expect(facts.seconds).toBeLessThanOrEqual(LONGEST);
    expect(facts.trials).toBeGreaterThan(0);
  });

  it("lists each measure once, with an axis range that is not empty", () => {
    expect(new Set(measures).size).toBe(measures.length);
    for (const { span } of facts.measures) expect(span.low).toBeLessThan(span.high);
  });

  it("has texts for each of its measures, and a reference for each measure without a norm", () => {
    const unpublished = facts.measures.filter(({ norm }) => norm === null);
    expect(Object.keys(result.measures).sort()).toEqual([...measures].sort());
    expect(Object.keys("references" in result ? result.references : {})).toEqual(
      unpublished.map((measure) => measure.id),
    );
  });

  it.each(LOCALES)("states at least one parameter in its methods paragraph (%s)", (locale) => {
    expect(methodsText(localize(APPS[id].words, locale).brief.methods, model)).toMatch(/\{\w+\}/);
  });

  it("has a codebook without empty texts", () => {
    for (const [path, text] of leaves(codebook))
      expect([path, text.trim()]).not.toEqual([path, ""]);
  });

  it("explains every reason for exclusion and every response of a run in its codebook", () => {
    const rows = anyRun({ model });
    for (const { excluded, response } of rows) {
      if (excluded) expect(codebook.excluded.levels).toHaveProperty(excluded);
      if (response && codebook.response.levels)
        expect(Object.keys(codebook.response.levels)).toContain(response);
    }
  });

  it("does not return a score for a run without rows", () => {
    expect(model.score([]).status).toBe("no-score");
  });

  it("has R and Python scripts that print the same score for a run as its model", () => {
    const rows = anyRun({ model });
    const score = model.score(rows);
    expect(score.status).toBe("scored");
    for (const output of recomputed(id, rows)) expect(output).toBe(printedScore(facts, score));
  });

  it.each(["r", "py"] as const)(
    "has a script that contains each reason why a score can be missing (%s)",
    async (language) => {
      const source = analysisScripts(await loadApp(id))[language];
      for (const reason of Object.keys(result.reasons)) expect(source).toContain(reason);
    },
  );

  it("has test files in its folder", () => {
    const tests = listFiles(join(ROOT, "experiments/apps", id, "__tests__"));
    expect(tests).toContainEqual(expect.stringMatching(/\.test\.tsx?$/));
  });

  it("has a scripted participant for its kind of model, with an expected value for each measure", () => {
    const tested = TESTED_APPS[id];
    expect(tested.kind === "timed" ? "timed" : "form").toBe(model.kind);
    const expected =
      "expectedOf" in tested ? tested.expectedOf(anyRun({ model })) : tested.expected;
    expect(Object.keys(expected)).toEqual(measures);
  });

  it("has a text for each reason why the runs of its scripted participants have no score", () => {
    for (const { reason } of Object.values(TESTED_APPS[id].noScore))
      expect(Object.keys(result.reasons)).toContain(reason);
  });

  it("has the screenshots that npm run gen:screenshots creates", () => {
    const pictures = LOCALES.flatMap((locale) =>
      ["desktop", "phone"].flatMap((device) =>
        ["avif", "webp"].map((format) => `public/apps/${id}/${device}-${locale}.${format}`),
      ),
    );
    expect(pictures.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
