import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { listFiles, ROOT } from "../project.mjs";
import { isMain, runMain, say, UserError } from "../terminal.mjs";

// Writes the code that lists the apps, from experiments/catalog/app-ids.ts and the folders of experiments/apps/. The
// names of exports follow from the name of the folder. For example, the exports of `simple-rt` are `simpleRtModel` and
// `simpleRtWords`.

const APPS_FOLDER = "experiments/apps";
const GUIDE = "docs/protocol.md";
const PLANNER_DATA = "experiments/study/plan/data";

/** The marks in the guide to study documents. The generated table of apps replaces all text between the two marks. */
const TABLE_BEGIN = "<!-- apps: begin (npm run gen:apps) -->";
const TABLE_END = "<!-- apps: end -->";

const FILE_HEAD =
  "// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.\n";

/** The files that the folder of an app must contain. */
const NEEDED = [
  "model.ts",
  "parameters.ts",
  "words.ts",
  "recompute.py",
  "recompute.R",
  "tested.ts",
];

/** Converts `simple-rt` to `simpleRt`. */
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (id: string) => camelCase(id).replace(/^./, (letter) => letter.toUpperCase());
const upperCase = (id: string) => id.replaceAll("-", "_").toUpperCase();
const key = (id: string) => (id.includes("-") ? `"${id}"` : id);
const member = (id: string) => (id.includes("-") ? `["${id}"]` : `.${id}`);

const has = (id: string, file: string) => existsSync(join(ROOT, APPS_FOLDER, id, file));

/** Returns an import of names, or of the default export, from a file in the folder of an app. */
const imported = (names: string, id: string, file: string) =>
  `import ${names} from "@/${APPS_FOLDER}/${id}/${file}";`;

/** Sorts folders in the order in which Biome sorts imports that differ only in the name of the folder. */
const sorted = (ids: readonly string[]) =>
  [...ids].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));

type Table = {
  ids: readonly string[];
  imports?: (id: string) => string[];
  /** The generated lines of code that follow the imports of the apps' files. */
  also?: string[];
  comment: string;
  name: string;
  type?: string;
  value: (id: string) => string;
  end?: string;
};

function tableFile({ ids, imports = () => [], also = [], comment, name, ...rest }: Table): string {
  const { type, value, end = "" } = rest;
  const head = [...sorted(ids).flatMap(imports), ...also];
  return [
    FILE_HEAD,
    ...head,
    ...(head.length > 0 ? [""] : []),
    `/** ${comment} */`,
    `export const ${name}${type ? `: ${type}` : ""} = {`,
    ...ids.map((id) => `  ${key(id)}: ${value(id)},`),
    `}${end};`,
    "",
  ].join("\n");
}

/**
 * Returns the ids of the apps in the list.
 * @throws UserError with the missing files of a folder
 */
function listedApps(): readonly string[] {
  const missing = APP_IDS.flatMap((id) =>
    NEEDED.filter((file) => !has(id, file)).map((file) => `${APPS_FOLDER}/${id}/${file}`),
  );
  if (missing.length > 0)
    throw new UserError(
      `experiments/catalog/app-ids.ts lists an app that lacks ${missing.join(", ")}.`,
      "docs/adding-an-app.md describes the files of an app.",
    );
  return APP_IDS;
}

/**
 * Returns the code that lists the apps, keyed by file path.
 * @throws UserError if a folder lacks a file
 */
export function codeFiles(): Record<string, string> {
  const ids = listedApps();
  const withFile = (file: string) => ids.filter((id) => has(id, file));
  return {
    "experiments/catalog/generated/models.ts": tableFile({
      ids,
      imports: (id) => [
        imported(`{ ${camelCase(id)}Model }`, id, "model"),
        imported(`{ ${camelCase(id)}Parameters }`, id, "parameters"),
      ],
      comment:
        "The parameters and the model of each app, without its texts and its view. Documents are checked against them.",
      name: "MODELS",
      value: (id) => `{ parameters: ${camelCase(id)}Parameters, modelOf: ${camelCase(id)}Model }`,
      end: " as const",
    }),
    "experiments/catalog/generated/models-with-words.ts": tableFile({
      ids,
      imports: (id) => [imported(`{ ${camelCase(id)}Words }`, id, "words")],
      also: ['import { MODELS } from "./models";'],
      comment: "The models of all apps with their texts. registry.ts checks that both fit.",
      name: "MODELS_WITH_WORDS",
      value: (id) => `{ ...MODELS${member(id)}, words: ${camelCase(id)}Words }`,
      end: " as const",
    }),
    "experiments/catalog/generated/views.ts": tableFile({
      ids,
      comment: "Functions that load the code of each app when the app starts.",
      name: "VIEWS",
      value: (id) => `() => import("@/${APPS_FOLDER}/${id}/view.client")`,
      end: " as const",
    }),
    "experiments/catalog/generated/recompute-scripts.ts": tableFile({
      ids,
      imports: (id) => [
        imported(`${camelCase(id)}Py`, id, "recompute.py"),
        imported(`${camelCase(id)}R`, id, "recompute.R"),
      ],
      also: [
        'import type { App } from "@/experiments/engine/contract/define-app";',
        'import type { MODELS } from "./models";',
      ],
      comment: "The recompute scripts of each app. A page can load them without the app's view.",
      name: "RECOMPUTE",
      type: 'Readonly<Record<keyof typeof MODELS, App["recompute"]>>',
      value: (id) => `{ py: ${camelCase(id)}Py, r: ${camelCase(id)}R }`,
    }),
    "experiments/catalog/generated/simulated.ts": tableFile({
      ids: withFile("simulate.ts"),
      imports: (id) => [
        imported(`{ ${upperCase(id)}_SEEN, simulate${pascalCase(id)} }`, id, "simulate"),
      ],
      comment: "The simulation of participants in each app that has a `simulate.ts`.",
      name: "SIMULATED",
      value: (id) => `{ seen: ${upperCase(id)}_SEEN, simulate: simulate${pascalCase(id)} }`,
      end: " as const",
    }),
    "experiments/catalog/generated/read-columns.ts": tableFile({
      ids: withFile("read-columns.ts"),
      imports: (id) => [imported(`{ ${camelCase(id)}ReadColumns }`, id, "read-columns")],
      comment:
        "The columns that the scripts of an app require, for each app that has a `read-columns.ts`.",
      name: "READ_COLUMNS",
      value: (id) => `${camelCase(id)}ReadColumns`,
      end: " as const",
    }),
    "experiments/catalog/generated/random-answers.ts": tableFile({
      ids: withFile("random-answers.ts"),
      imports: (id) => [imported(`{ ${camelCase(id)}RandomAnswers }`, id, "random-answers")],
      comment:
        "Functions that return random answers to a questionnaire, for each app that has a `random-answers.ts`.",
      name: "RANDOM_ANSWERS",
      value: (id) => `${camelCase(id)}RandomAnswers`,
      end: " as const",
    }),
    [`${PLANNER_DATA}/files.ts`]: tableFile({
      ids,
      comment: "The planner's figures of each app, each in a file of its own.",
      name: "PLANNER_FILES",
      value: (id) => `() => import(/* webpackChunkName: "plan-${id}" */ "./${id}.json")`,
      end: " as const",
    }),
    [`${PLANNER_DATA}/all.ts`]: tableFile({
      ids,
      imports: (id) => [`import ${camelCase(id)} from "./${id}.json" with { type: "json" };`],
      comment: "The planner's figures of all apps (26 kB), for code that needs them at once.",
      name: "PLANNER_DATA",
      value: camelCase,
      end: " as const",
    }),
    "testing/generated/tested-apps.ts": tableFile({
      ids,
      imports: (id) => [imported(`{ ${camelCase(id)}Tested }`, id, "tested")],
      comment: "What tests and tools know of each app.",
      name: "TESTED",
      value: (id) => `${camelCase(id)}Tested`,
      end: " as const",
    }),
    "content/generated/task-count.ts": [
      FILE_HEAD,
      "/** The number of tasks that visitors can try. */",
      `export const TASK_COUNT = ${ids.length};`,
      "",
    ].join("\n"),
  };
}

/**
 * Returns the guide to study documents with the table of the apps. The code files must be written before the call,
 * because the function imports them.
 */
export async function withTableOfApps(guide: string): Promise<string> {
  const { APPS } = await import("@/experiments/catalog/registry");
  const rows = APP_IDS.map((id) => {
    const { words, model } = APPS[id];
    const version = model.facts.version.replace(/\.\d+$/, "");
    const measures = model.facts.measures.map((measure) => `\`${measure.id}\``).join(", ");
    return `| ${words.name.en} | \`${id}\` | \`${version}\` | ${measures} |`;
  });
  const [before = "", rest = ""] = guide.split(TABLE_BEGIN);
  const after = rest.split(TABLE_END)[1] ?? "";
  const head = ["| name | `app` | `version` | measures |", "| --- | --- | --- | --- |"];
  return [
    before,
    TABLE_BEGIN,
    "\n\n",
    [...head, ...rows].join("\n"),
    "\n\n",
    TABLE_END,
    after,
  ].join("");
}

/** Returns every file that lists the apps, and every file that exists once for each app, keyed by path. */
export async function appFiles(): Promise<Record<string, string>> {
  const { plannerFiles } = await import("./planner-data");
  const planner = Object.entries(plannerFiles()).map(
    ([name, text]) => [`${PLANNER_DATA}/${name}`, text] as const,
  );
  return {
    ...codeFiles(),
    ...Object.fromEntries(planner),
    [GUIDE]: await withTableOfApps(readFileSync(join(ROOT, GUIDE), "utf8")),
  };
}

/** Returns the files of published figures whose app is not in the list. */
export const leftOverFiles = (): string[] =>
  listFiles(join(ROOT, PLANNER_DATA))
    .filter((file) => !["all.ts", "files.ts", ...APP_IDS.map((id) => `${id}.json`)].includes(file))
    .map((file) => `${PLANNER_DATA}/${file}`);

/**
 * Writes the files whose content has changed.
 * @returns the paths of these files
 */
function write(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const target = join(ROOT, path);
    if (existsSync(target) && readFileSync(target, "utf8") === text) return [];
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return [path];
  });
}

if (isMain(import.meta.url))
  await runMain(async () => {
    // These modules are imported only now, because they import the registry, and the registry imports the code that was
    // written above.
    const written = [...write(codeFiles()), ...write(await appFiles())];
    for (const path of written) say(`· ${path}`);
    for (const path of leftOverFiles()) {
      rmSync(join(ROOT, path));
      say(`· ${path} removed`);
    }
    say(`${APP_IDS.length} apps; ${written.length} files written.`);
  });
