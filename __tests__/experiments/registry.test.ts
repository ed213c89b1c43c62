/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { apps } from "@/content/apps";
import { localize } from "@/content/define-content";
import { publishedNorm } from "@/content/norms";
import { FAMILIES, SETTINGS } from "@/experiments/app-definition";
import { appMethods, withParameters } from "@/experiments/app-methods";
import { APP_IDS, APPS } from "@/experiments/registry";
import { INKS, parameters } from "@/experiments/stroop/definition";
import { LOCALES } from "@/lib/routes";
import { listFiles, ROOT } from "@/scripts/project.mjs";

/** The folders of experiments/ that define an app. */
const FOLDERS = listFiles(join(ROOT, "experiments"))
  .filter((file) => /^[^/]+\/definition\.ts$/.test(file))
  .map((file) => file.split("/")[0]);

it("has every app folder, each once", () => {
  expect([...APP_IDS].sort()).toEqual(FOLDERS.sort());
  expect(Object.keys(APPS)).toEqual([...APP_IDS]);
});

describe.each(APP_IDS)("%s", (app) => {
  const { definition, words, norm, figureFrames } = APPS[app];

  it("is what its folder says", () => {
    expect(definition.id).toBe(app);
    expect(definition.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(FAMILIES).toContain(definition.family);
    expect(definition.settings.length).toBeGreaterThan(0);
    for (const setting of definition.settings) expect(SETTINGS).toContain(setting);
    expect(definition.seconds).toBeGreaterThan(0);
    expect(definition.trials).toBeGreaterThan(0);
  });

  it("gives each source an address of a DOI", () => {
    expect(definition.references.length).toBeGreaterThan(0);
    for (const { citation, url } of definition.references) {
      expect(citation).toMatch(/\(\d{4}\)/);
      expect(url).toMatch(/^https:\/\/doi\.org\/10\.\d+\//);
    }
  });

  it("has a published norm", () => {
    expect(publishedNorm(norm).n).toBeGreaterThan(0);
  });

  it.each(LOCALES)("has a methods paragraph in %s that names its parameters", (locale) => {
    const methods = appMethods(app, locale);
    expect(methods).not.toMatch(/[{}]/);
    const places = [...words.brief.methods[locale].matchAll(/\{\w+\}/g)].map(String);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const value = withParameters(place, app, locale);
      expect(value).toMatch(/^\d/);
      expect(methods).toContain(value);
    }
  });

  it.each(LOCALES)("has a screenshot of each size in %s", (locale) => {
    for (const device of ["desktop", "phone"])
      expect(existsSync(join(ROOT, `public/apps/${app}/${device}-${locale}.webp`))).toBe(true);
  });

  it("has frames for its figure", () => {
    const frames = figureFrames(localize(words, "en").inks);
    expect(frames.some(({ timing }) => timing.kind === "response")).toBe(true);
  });
});

it("a text that names a parameter which the app does not have stops the build", () => {
  expect(() => withParameters("{cueMs} ms", "stroop", "en")).toThrow("No value for {cueMs}");
});

it("every family and setting has its word", () => {
  for (const family of FAMILIES) expect(apps.families).toHaveProperty(family);
  for (const setting of SETTINGS) expect(apps.settings).toHaveProperty(setting);
});

describe("the parameters of the Stroop", () => {
  it("divide: half congruent, each ink equally often", () => {
    expect(parameters.trials % 2).toBe(0);
    expect(parameters.trials % INKS.length).toBe(0);
  });

  it("give each ink one key", () => {
    expect(Object.values(parameters.keys).sort()).toEqual([...INKS].sort());
    for (const key of Object.keys(parameters.keys)) expect(key).toMatch(/^[a-z]$/);
  });

  it("are what the figure and the methods paragraph are made of", () => {
    const changeable: { fixationMs: number } = parameters;
    const { fixationMs } = parameters;
    changeable.fixationMs = 654;
    try {
      const [fixation] = APPS.stroop.figureFrames(localize(APPS.stroop.words, "en").inks);
      expect(fixation?.timing).toEqual({ kind: "duration", ms: 654 });
      expect(appMethods("stroop", "en")).toMatch(/654\sms/);
      expect(appMethods("stroop", "fr")).toMatch(/654\sms/);
    } finally {
      changeable.fixationMs = fixationMs;
    }
  });
});
