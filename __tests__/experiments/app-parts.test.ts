/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FigureFrame } from "@/components/plots/figure-frame";
import { type AppDefinition, DEVICES, FAMILIES, SETTINGS } from "@/experiments/app-definition";
import type { BriefWords } from "@/experiments/app-payload";
import { appWords } from "@/experiments/app-texts";
import type { AppCodebook, CommonWords } from "@/experiments/engine/app-module";
import type { Norm } from "@/experiments/engine/norm";
import type { Score } from "@/experiments/engine/score";
import { publishedNorm } from "@/experiments/norms";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { listFiles, ROOT } from "@/scripts/project.mjs";

/** What every message refers to: the document, and the heading of the part that is wrong. */
const DOCUMENT = "docs/adding-an-app.md";
const HEADINGS = [
  "The folder",
  "Definition",
  "Words",
  "Score",
  "Codebook",
  "The app itself",
  "Recompute scripts",
  "Registry and loader",
  "Tests",
  "Pictures",
] as const;

/** Nobody is asked for more than this, in seconds. */
const LONGEST = 180;

/** Fails with a line for each fault: the app, what is wrong, and where it is explained. */
function expectComplete(app: string, heading: (typeof HEADINGS)[number], faults: string[]) {
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `${app}: ${fault}`);
  throw new Error([...lines, `How it is done: ${DOCUMENT}, “${heading}”.`].join("\n"));
}

/** The faults that hold. */
const faultsOf = (...checks: [isWrong: boolean, fault: string][]) =>
  checks.filter(([isWrong]) => isWrong).map(([, fault]) => fault);

const isBlank = (text: unknown) => typeof text !== "string" || text.trim() === "";

const pathOf = (app: string, file: string) => join(ROOT, "experiments", app, file);

function sourceOf(app: string, file: string): string {
  return existsSync(pathOf(app, file)) ? readFileSync(pathOf(app, file), "utf8") : "";
}

/** The export of an app's file whose name fits; undefined when there is none. */
function exportOf<Value>(app: string, file: string, name: RegExp): Value | undefined {
  if (!existsSync(pathOf(app, file))) return undefined;
  const found = jest.requireActual<Record<string, unknown>>(pathOf(app, file));
  return Object.entries(found).find(([key]) => name.test(key))?.[1] as Value | undefined;
}

type Words = CommonWords & { purpose: string; brief: BriefWords };

const wordsOf = (app: AppId, locale: Locale) =>
  localize(APPS[app].words, locale) as unknown as Localized<Words>;

/** Every string in a tree of words, by its path. */
function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leaves(item, path ? `${path}.${key}` : key),
  );
}

const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`);

/** What goes wrong in a call, as a sentence; nothing when it goes well. */
function errorOf(call: () => unknown): string[] {
  try {
    call();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const SCRIPTS = ["recompute.py", "recompute.R"] as const;

/** The reasons that a script prints as `no-score <reason>`. */
const printedReasons = (source: string) =>
  [...source.matchAll(/no-score (\w+)/g)].map(([, reason]) => `${reason}`);

const scoreFunction = (app: AppId) => exportOf<(rows: []) => Score>(app, "score.ts", /^score/);

const codebookOf = (app: AppId) => exportOf<AppCodebook>(app, "codebook.ts", /codebook$/i);

it("the document has each heading that a failure names", () => {
  const text = readFileSync(join(ROOT, DOCUMENT), "utf8");
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining([...HEADINGS]));
});

it("every folder with a definition is an app of the registry", () => {
  const folders = listFiles(join(ROOT, "experiments"))
    .filter((file) => /^[^/]+\/definition\.ts$/.test(file))
    .map((file) => file.split("/")[0] as string);
  for (const folder of folders)
    expectComplete(
      folder,
      "Registry and loader",
      faultsOf([!APP_IDS.some((id) => id === folder), "has no line in experiments/registry.ts"]),
    );
});

describe.each(APP_IDS)("%s", (app) => {
  const definition: AppDefinition = APPS[app].definition;
  const measures = definition.measures.map(({ id }) => id);

  it("has its files", () => {
    const files = ["definition.ts", "words.ts", "score.ts", "codebook.ts", ...SCRIPTS];
    const hasApp = ["app.client.ts", "app.client.tsx"].some((file) =>
      existsSync(pathOf(app, file)),
    );
    expectComplete(app, "The folder", [
      ...files
        .filter((file) => !existsSync(pathOf(app, file)))
        .map((file) => `experiments/${app}/${file} is missing`),
      ...faultsOf([!hasApp, `experiments/${app}/app.client.ts (or .tsx) is missing`]),
    ]);
  });

  it("is in the registry and in the loader under the name of its folder", () => {
    const loader = sourceOf("", "load-app.client.ts");
    const line = `import("./${app}/app.client")`;
    expectComplete(
      app,
      "Registry and loader",
      faultsOf(
        [definition.id !== app, `its definition calls itself “${definition.id}”`],
        [
          !new RegExp(`^\\s*"?${app}"?: \\(\\) =>`, "m").test(loader) || !loader.includes(line),
          `experiments/load-app.client.ts does not load it with ${line}`,
        ],
      ),
    );
  });

  it("has a definition that holds together", () => {
    const { version, settings, devices, family, trials, seconds, references } = definition;
    expectComplete(
      app,
      "Definition",
      faultsOf(
        [!/^\d+\.\d+\.\d+$/.test(version), `version “${version}” is not of the form 1.0.0`],
        [!FAMILIES.includes(family), `family “${family}” is none of ${FAMILIES.join(", ")}`],
        [
          settings.length === 0 || !settings.every((setting) => SETTINGS.includes(setting)),
          "names no setting, or an unknown one",
        ],
        [
          devices.length === 0 || !devices.every((device) => DEVICES.includes(device)),
          "names no device, or an unknown one",
        ],
        [!(Number.isInteger(trials) && trials > 0), `trials is ${trials}`],
        [!(seconds > 0 && seconds <= LONGEST), `seconds is ${seconds}, not from 1 to ${LONGEST}`],
        [references.length === 0, "has no references"],
        [
          !references.some(({ url }) => /^https:\/\/doi\.org\/10\.\d+\//.test(url)),
          "no reference has the address of a DOI",
        ],
        ...references.map(({ citation, url }): [boolean, string] => [
          isBlank(citation) || !URL.canParse(url) || new URL(url).protocol !== "https:",
          `reference “${citation}” has no citation, or no https address`,
        ]),
      ),
    );
  });

  it("compares each measure with a published distribution that has a source, or says with what else", () => {
    const faults = definition.measures.flatMap(({ id, norm, reference, decimals, span }) => {
      let published: Norm | undefined;
      const errors = errorOf(() => {
        if (norm) published = publishedNorm(norm, "en");
      });
      const named = wordsOf(app, "en").result.references?.[id];
      return faultsOf(
        [errors.length > 0, `${id}: norms.json has no complete “${norm}” (size, source, data)`],
        [published?.source.trim() === "", `${id}: “${norm}” names no source`],
        [
          (norm === null) !== (reference !== undefined),
          `${id}: needs a norm or, where none has been published, a reference, and not both`,
        ],
        [(norm === null) === isBlank(named), `${id}: result.references names what has no norm`],
        [!(Number.isInteger(decimals) && decimals >= 0), `${id}: decimals is ${decimals}`],
        [!(span.low < span.high), `${id}: the span of the plot is empty`],
      );
    });
    const unique = new Set(measures).size === measures.length;
    expectComplete(app, "Definition", [
      ...faults,
      ...faultsOf([!unique, "a measure is there twice"]),
    ]);
  });

  it.each(LOCALES)("draws a figure in %s", (locale) => {
    const draw = APPS[app].figureFrames as (words: object) => FigureFrame[];
    const frames = draw(wordsOf(app, locale));
    const texts = frames.flatMap(({ content }) =>
      content.kind === "word" ? [content.word] : content.kind === "lines" ? content.lines : [],
    );
    expectComplete(
      app,
      "Definition",
      faultsOf(
        [frames.length === 0, "figureFrames gives no frame"],
        [
          !frames.some(({ timing }) => timing.kind === "response"),
          "no frame of the figure takes a response",
        ],
        [texts.some(isBlank), "a text in the figure is empty"],
      ),
    );
  });

  it.each(LOCALES)("has the words of every app in %s", (locale) => {
    const words: Partial<Localized<Words>> = wordsOf(app, locale);
    const { run, result, brief } = words;
    const required = {
      name: words.name,
      purpose: words.purpose,
      "run.instruction": run?.instruction,
      "result.caption": result?.caption,
      "brief.methods": brief?.methods,
      "brief.measureText": brief?.measureText,
      "brief.scoringText": brief?.scoringText,
      "brief.publishedText": brief?.publishedText,
      "brief.figure": brief?.figure,
      "brief.needs": brief?.needs,
    };
    const named = Object.keys(result?.measures ?? {});
    expectComplete(app, "Words", [
      ...Object.entries(required)
        .filter(([, text]) => isBlank(text))
        .map(([key]) => `words.ts has no ${key}`),
      ...leaves(words, "")
        .filter(([, text]) => isBlank(text))
        .map(([key]) => `words.ts: ${key} is empty`),
      ...(["details", "excluded", "reasons"] as const)
        .filter((key) => result?.[key] === undefined)
        .map((key) => `words.ts has no result.${key} ({} when there is nothing to name)`),
      ...measures
        .filter((id) => !named.includes(id))
        .map((id) => `result.measures has no word for “${id}”`),
      ...named
        .filter((id) => !measures.includes(id))
        .map((id) => `result.measures names “${id}”, which the app does not measure`),
    ]);
  });

  it.each(LOCALES)("has texts in %s whose {places} are filled", (locale) => {
    const { brief, result } = wordsOf(app, locale);
    const [{ norm }] = definition.measures;
    const strangers = (text: string, names: string[]) =>
      placesIn(text).filter((name) => !names.includes(name));
    const named = placesIn(brief.methods);
    expectComplete(app, "Words", [
      ...faultsOf([named.length === 0, "brief.methods names no parameter"]),
      ...errorOf(() => appWords(app, locale)),
      ...strangers(result.caption, norm ? ["n"] : []).map(
        (name) => `result.caption: {${name}} is never filled`,
      ),
    ]);
  });

  it("scores no rows with a reason, and has a word for each reason and exclusion", () => {
    const score = scoreFunction(app);
    if (!score)
      return expectComplete(app, "Score", [
        "score.ts exports no function whose name begins with “score”",
      ]);
    const empty = score([]);
    if (empty.status === "scored")
      return expectComplete(app, "Score", ["gives a score for no rows at all"]);

    const { reasons, excluded } = wordsOf(app, "en").result;
    const levels = Object.keys(codebookOf(app)?.excluded.levels ?? {});
    const inCode = listFiles(join(ROOT, "experiments", app))
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [...sourceOf(app, file).matchAll(/reason: "(\w+)"/g)])
      .map(([, reason]) => `${reason}`);
    const used = [
      empty.reason,
      ...inCode,
      ...SCRIPTS.flatMap((script) => printedReasons(sourceOf(app, script))),
    ];
    const counted = [...levels, ...Object.keys(empty.excluded)];
    expectComplete(app, "Score", [
      ...[...new Set(used)]
        .filter((reason) => !(reason in reasons))
        .map((reason) => `result.reasons has no word for “${reason}”`),
      ...[...new Set(counted)]
        .filter((reason) => !(reason in excluded))
        .map((reason) => `result.excluded has no word for “${reason}”`),
      ...Object.keys(excluded)
        .filter((reason) => !levels.includes(reason))
        .map((reason) => `the codebook does not explain the exclusion “${reason}”`),
    ]);
  });

  it("has a codebook with a text for each column and level", () => {
    const codebook = codebookOf(app);
    if (!codebook) return expectComplete(app, "Codebook", ["codebook.ts exports no “…Codebook”"]);
    const required = {
      description: codebook.description,
      "condition.description": codebook.condition?.description,
      "stimulus.description": codebook.stimulus?.description,
      "response.description": codebook.response?.description,
    };
    expectComplete(app, "Codebook", [
      ...Object.entries(required)
        .filter(([, text]) => isBlank(text))
        .map(([key]) => `codebook.ts has no ${key}`),
      ...leaves(codebook, "")
        .filter(([key, text]) => isBlank(text) && !(key in required))
        .map(([key]) => `codebook.ts: ${key} is empty`),
    ]);
  });

  it.each(SCRIPTS)("has a %s for each measure and reason", (script) => {
    const source = sourceOf(app, script);
    const reasons = Object.keys(wordsOf(app, "en").result.reasons);
    expectComplete(app, "Recompute scripts", [
      ...measures
        .filter((id) => !source.includes(id))
        .map((id) => `${script} never prints the measure “${id}”`),
      ...reasons
        .filter((reason) => !source.includes(reason))
        .map((reason) => `${script} never prints “no-score ${reason}”`),
    ]);
  });

  it("has tests of its own", () => {
    const own = listFiles(join(ROOT, "__tests__/experiments")).filter(
      (file) => file.startsWith(app) && /\.test\.tsx?$/.test(file),
    );
    expectComplete(
      app,
      "Tests",
      faultsOf([own.length === 0, `__tests__/experiments/${app}.test.ts is missing`]),
    );
  });

  it("has a participant who does it in the browser", () => {
    const scripts = ["strategies.ts", "forms.ts", "places.ts"].map((file) =>
      readFileSync(join(ROOT, "testing", file), "utf8"),
    );
    const isScripted = scripts.some((text) => new RegExp(`^  "?${app}"?: `, "m").test(text));
    expectComplete(
      app,
      "Tests",
      faultsOf([!isScripted, "nobody does it in testing/strategies.ts or testing/forms.ts"]),
    );
  });

  it("has its pictures", () => {
    const pictures = LOCALES.flatMap((locale) =>
      ["desktop", "phone"].flatMap((device) =>
        ["avif", "webp"].map((format) => `public/apps/${app}/${device}-${locale}.${format}`),
      ),
    );
    expectComplete(
      app,
      "Pictures",
      pictures
        .filter((file) => !existsSync(join(ROOT, file)))
        .map((file) => `${file} is missing: npm run screenshots ${app} takes it`),
    );
  });
});
