import { ROOT } from "../../scripts/project.mjs";
import { load } from "../tools.mjs";

export const name = "baseline";

/** Code that browsers run. */
const SCRIPTS = [
  "instrumentation-client.ts",
  ...["app", "components", "experiments", "lib"].map((folder) => `${folder}/**/*.{ts,tsx}`),
];
/** What all current browsers know, and not more. */
const AVAILABLE = "newly";

/** The configuration of ESLint, with nothing but the rules on Baseline. */
async function configuration() {
  const { default: baseline } = await load("eslint-plugin-baseline-js");
  const parser = await load("@typescript-eslint/parser");
  return [
    {
      files: SCRIPTS,
      plugins: { "baseline-js": baseline },
      languageOptions: {
        parser: parser.default ?? parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: {
        "baseline-js/use-baseline": [
          "error",
          {
            available: AVAILABLE,
            includeWebApis: { preset: "auto" },
            includeJsBuiltins: { preset: "auto" },
          },
        ],
      },
    },
  ];
}

/**
 * Returns what in the scripts of the site is not in Baseline. Of its styles stylelint says so.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { ESLint } = await load("eslint");
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    overrideConfig: await configuration(),
    allowInlineConfig: false,
    errorOnUnmatchedPattern: false,
  });
  const results = await eslint.lintFiles(SCRIPTS);
  return {
    checked: `${results.length} files`,
    findings: results.flatMap((/** @type {any} */ { filePath, messages }) =>
      messages.map((/** @type {any} */ { line, ruleId, message }) => ({
        where: `${filePath.slice(ROOT.length + 1)}:${line}`,
        what: `${ruleId ?? "parser"}: ${message}`,
      })),
    ),
  };
}
