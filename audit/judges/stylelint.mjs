import { ROOT } from "../../scripts/project.mjs";
import { load, toolFile } from "../tools.mjs";

export const name = "stylelint";

const CONFIG = {
  extends: [toolFile("stylelint-config-standard/index.js")],
  plugins: [toolFile("stylelint-plugin-use-baseline/dist/index.js")],
  rules: {
    "plugin/use-baseline": [true, { available: "newly" }],
  },
};

const FILES = ["app/**/*.css", "components/**/*.css", "experiments/**/*.css"];

/**
 * Returns what stylelint finds in the styles by its standard, and what is outside Baseline.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { default: stylelint } = await load("stylelint");
  const { results } = await stylelint.lint({ cwd: ROOT, files: FILES, config: CONFIG });
  return {
    checked: `${results.length} files`,
    findings: results.flatMap((/** @type {any} */ { source, warnings }) =>
      warnings.map((/** @type {any} */ { line, text }) => ({
        where: `${source.slice(ROOT.length + 1)}:${line}`,
        what: text,
      })),
    ),
  };
}
