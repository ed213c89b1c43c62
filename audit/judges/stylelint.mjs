import { ROOT } from "../../scripts/project.mjs";
import { load, toolFile } from "../tools.mjs";

export const name = "stylelint";

const CONFIG = {
  extends: [toolFile("stylelint-config-standard/index.js")],
  plugins: [toolFile("stylelint-plugin-use-baseline/dist/index.js")],
  rules: {
    "plugin/use-baseline": [true, { available: "newly" }],
    // Layout, which is Biome's.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // As the palette is written: six digits, which the map's tiles are drawn from, and private names by "_".
    "color-hex-length": "long",
    "custom-property-pattern": "^_?[a-z][a-z0-9]*(-[a-z0-9]+)*$",
    "value-keyword-case": ["lower", { camelCaseSvgKeywords: true }],
    // What CSS modules add, and the classes of the libraries.
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "selector-class-pattern": [
      "^([a-z][a-zA-Z0-9]*|(leaflet|jspsych)-[a-z-]+)$",
      { message: "Expected a class of a module to be written as a property" },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
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
