import { ROOT } from "../../scripts/project.mjs";
import { load } from "../tools.mjs";

export const name = "baseline";

/** Code that browsers run. */
const SCRIPTS = ["app", "components", "experiments", "lib"].flatMap((folder) =>
  ["ts", "tsx"].map((ending) => `${folder}/**/*.${ending}`),
);
const STYLES = ["app/**/*.css", "components/**/*.css", "experiments/**/*.css"];

/** What all current browsers know, and not more. */
const AVAILABLE = "newly";

/** The configuration of ESLint, with nothing but the rules on Baseline. */
async function configuration() {
  const { default: css } = await load("@eslint/css");
  const { default: baseline } = await load("eslint-plugin-baseline-js");
  const parser = await load("@typescript-eslint/parser");
  return [
    {
      files: [...SCRIPTS, "instrumentation-client.ts"],
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
    {
      files: STYLES,
      plugins: { css },
      language: "css/css",
      languageOptions: { tolerant: true },
      rules: { "css/use-baseline": ["error", { available: AVAILABLE }] },
    },
  ];
}

/**
 * Returns what in the scripts and styles of the site is not in Baseline.
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
  });
  const results = await eslint.lintFiles([...SCRIPTS, "instrumentation-client.ts", ...STYLES]);
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
