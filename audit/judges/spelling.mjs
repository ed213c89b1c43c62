import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/project.mjs";
import { documents } from "../texts.mjs";
import { load, toolFile } from "../tools.mjs";

export const name = "spelling";

/** Words of this project, one a line. */
const WORDS = "audit/words.txt";

/** Series of responses, a letter each, and letters of addresses that are written as numbers. */
const NO_WORDS = ["/\\b[ABCDFHPSW]{4,}\\b/g", "/%[0-9A-F]{2}/g"];

const FRENCH = "@cspell/dict-fr-fr/cspell-ext.json";

/** Of cspell's own word lists, by kind of text, besides those of the language. */
const DICTIONARIES = {
  plaintext: ["softwareTerms"],
  code: ["softwareTerms", "typescript", "node", "npm", "html", "css", "fonts", "filetypes"],
};

/**
 * Returns the words that cspell does not know in British English or French, each once a document: in the
 * pages by their language, in what is written about the site and in its code in English, and in both where
 * both stand side by side.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const cspell = await load("cspell-lib");
  const words = readFileSync(join(ROOT, WORDS), "utf8").split("\n").filter(Boolean);
  const settings = cspell.mergeSettings(
    await cspell.getDefaultBundledSettingsAsync(),
    await cspell.loadConfig(toolFile(FRENCH)),
  );
  const all = documents();
  const findings = [];
  for (const { where, text, locale, kind } of all) {
    const { issues } = await cspell.spellCheckDocument(
      {
        uri: pathToFileURL(join(ROOT, where)).href,
        text,
        languageId: kind === "code" ? "typescript" : "plaintext",
        locale,
      },
      { generateSuggestions: false, noConfigSearch: true },
      {
        ...settings,
        words,
        ignoreRegExpList: NO_WORDS,
        language: locale,
        dictionaries: DICTIONARIES[kind],
        caseSensitive: false,
      },
    );
    const seen = new Set();
    for (const { text: word, line } of issues) {
      if (seen.has(word.toLowerCase())) continue;
      seen.add(word.toLowerCase());
      findings.push({ where: `${where}:${line?.position?.line ?? 0}`, what: word });
    }
  }
  return { checked: `${all.length} documents`, findings };
}
