import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "@/scripts/project.mjs";
import type { Checker, Finding } from "../checker";
import { texts } from "../texts";
import { load, toolFile } from "../tools";

/** The file with the words of this project, one on each line. */
const WORDS = "audit/words.txt";

/**
 * Strings that are not checked: series of letters that each represent a response, percent-encoded letters, and
 * parameters of a URL.
 */
const NO_WORDS = [
  "/\\b[ABCDFHLNPSW]{4,}\\b/g",
  "/%[0-9A-F]{2}/g",
  "/\\b(?:condition|visit)=\\w*/g",
];

const FRENCH = "@cspell/dict-fr-fr/cspell-ext.json";

/** cspell's own word lists for each kind of text, in addition to the word lists of the language. */
const DICTIONARIES = {
  plaintext: ["softwareTerms"],
  code: ["softwareTerms", "typescript", "node", "npm", "html", "css", "fonts", "filetypes"],
};

type Cspell = {
  getDefaultBundledSettingsAsync: () => Promise<object>;
  loadConfig: (path: string) => Promise<object>;
  mergeSettings: (...settings: object[]) => object;
  spellCheckDocument: (
    document: object,
    options: object,
    settings: object,
  ) => Promise<{ issues: { text: string; line?: { position?: { line: number } } }[] }>;
};

/**
 * cspell: reports the words that it does not know in British English or French, each word once for each text. A text
 * that contains both languages is checked with the word lists of both languages.
 */
export const spelling: Checker = {
  name: "spelling",
  check: async () => {
    const cspell = await load<Cspell>("cspell-lib");
    const words = readFileSync(join(ROOT, WORDS), "utf8").split("\n").filter(Boolean);
    const settings = cspell.mergeSettings(
      await cspell.getDefaultBundledSettingsAsync(),
      await cspell.loadConfig(toolFile(FRENCH)),
    );
    const all = texts();
    const findings: Finding[] = [];
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
      const seen = new Set<string>();
      for (const { text: word, line } of issues) {
        if (seen.has(word.toLowerCase())) continue;
        seen.add(word.toLowerCase());
        findings.push({ where: `${where}:${line?.position?.line ?? 0}`, what: word });
      }
    }
    return { checked: `${all.length} documents`, findings };
  },
};
