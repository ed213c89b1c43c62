import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { listFiles, OUT, ROOT } from "../scripts/project.mjs";
import { builtPages } from "./pages.mjs";

/** @typedef {{ where: string, text: string, locale: string, kind: "plaintext" | "code" }} Text */

const LOCALES = { en: "en-GB", fr: "fr-FR" };
const BOTH = "en-GB,fr-FR";

/** Attributes that are read to people. */
const SPOKEN = ["alt", "aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];

/** What search engines and other sites show of a page. */
const SAID_OF_THE_PAGE = "meta[name=description], meta[property^='og:']:not([property$=url])";

const FOLDERS = [
  "app",
  "audit",
  "components",
  "content",
  "docs",
  "e2e",
  "experiments",
  "lib",
  "receiver",
  "scripts",
  "__tests__",
];

/** Where words of both languages stand side by side. */
const BILINGUAL =
  /^(content|experiments|__tests__|e2e|audit)\/|^lib\/(error-words|typeset)|^receiver\/|^docs\/adding-/;

const WRITTEN = /\.(md|mjs|tsx?|css)$/;

/** Data and names of others. */
const NOT_OURS =
  /package-lock\.json$|^THIRD_PARTY\.md$|^audit\/transcripts\/|^content\/generated\//;

/**
 * Returns the words of a page by language, which a part may have of its own.
 *
 * @param {string} html
 * @returns {Map<string, string[]>}
 */
function wordsByLanguage(html) {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll("script, style, code, [translate=no]"))
    element.remove();
  /** @type {Map<string, string[]>} */
  const words = new Map();
  for (const element of document.querySelectorAll("*")) {
    const language = element.closest("[lang]")?.getAttribute("lang")?.slice(0, 2) ?? "en";
    const own = [...element.childNodes].flatMap((node) =>
      node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [],
    );
    const spoken = SPOKEN.flatMap((attribute) => element.getAttribute(attribute) ?? []);
    if (element.matches(SAID_OF_THE_PAGE)) spoken.push(element.getAttribute("content") ?? "");
    words.set(language, [...(words.get(language) ?? []), ...own, ...spoken]);
  }
  return words;
}

/** @returns {Text[]} the words of the pages */
const ofPages = () =>
  builtPages().flatMap(({ file, html }) =>
    [...wordsByLanguage(html)].map(([language, words]) => ({
      where: `out/${file}`,
      text: words.join("\n"),
      locale: LOCALES[/** @type {keyof typeof LOCALES} */ (language)] ?? BOTH,
      kind: /** @type {const} */ ("plaintext"),
    })),
  );

/** @returns {Text[]} what the apps say, in sheets of their own, with data files whose names are English */
const ofSheets = () =>
  listFiles(join(OUT, "apps")).flatMap((file) => {
    const [, language] = /\/(en|fr)\.[^/]*\.json$/.exec(file) ?? [];
    if (!language) return [];
    return [
      {
        where: `out/apps/${file}`,
        text: readFileSync(join(OUT, "apps", file), "utf8"),
        locale: language === "fr" ? BOTH : LOCALES.en,
        kind: /** @type {const} */ ("plaintext"),
      },
    ];
  });

/** @returns {Text[]} the project's own files */
const ofSources = () =>
  [
    ...listFiles(ROOT, () => true),
    ...FOLDERS.flatMap((folder) =>
      listFiles(join(ROOT, folder)).map((file) => `${folder}/${file}`),
    ),
  ]
    .filter((file) => WRITTEN.test(file) && !NOT_OURS.test(file))
    .map((file) => ({
      where: file,
      text: readFileSync(join(ROOT, file), "utf8"),
      locale: BILINGUAL.test(file) ? BOTH : LOCALES.en,
      kind: file.endsWith(".md") ? "plaintext" : "code",
    }));

/**
 * Returns all that is spelt here, with the languages that it is in.
 *
 * @returns {Text[]}
 */
export const documents = () => [...ofPages(), ...ofSheets(), ...ofSources()];
