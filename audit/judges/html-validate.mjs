import { builtPages } from "../pages.mjs";
import { load } from "../tools.mjs";

export const name = "html-validate";

const CONFIG = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // Every file is the site's own, which its policy sees to.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
};

/**
 * Returns what html-validate finds in the pages by the standard, for accessibility and for documents.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { HtmlValidate } = await load("html-validate");
  const validator = new HtmlValidate(CONFIG);
  const pages = builtPages();
  const findings = [];
  for (const { file, path } of pages) {
    const { results } = await validator.validateFile(path);
    for (const { ruleId, message, line, column, selector } of results.flatMap(
      (/** @type {any} */ { messages }) => messages,
    ))
      findings.push({
        where: `out/${file}:${line}:${column}`,
        what: `${ruleId}: ${selector ?? ""}, ${message}`,
      });
  }
  return { checked: `${pages.length} files`, findings };
}
