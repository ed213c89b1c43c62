import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { listFiles, OUT, ROOT } from "@/scripts/project.mjs";
import { builtPages } from "./pages";

type Text = {
  where: string;
  text: string;
  /** A locale of cspell, such as "en-GB". */
  locale: string;
  kind: "plaintext" | "code";
};

const LOCALES: Record<string, string> = { en: "en-GB", fr: "fr-FR" };
const ENGLISH = "en-GB";
const BOTH = "en-GB,fr-FR";

/** Attributes that assistive technology reads. */
const SPOKEN = ["alt", "aria-label", "aria-description", "aria-valuetext", "placeholder", "title"];

/** Metadata that search engines and other sites display. */
const METADATA = "meta[name=description], meta[property^='og:']:not([property$=url])";

const FOLDERS = [
  "app",
  "audit",
  "bench",
  "components",
  "content",
  "cross-browser",
  "docs",
  "e2e",
  "experiments",
  "lib",
  "receiver",
  "scripts",
  "testing",
  "__tests__",
];

/** Matches files that contain texts in both languages. */
const BILINGUAL =
  /^(content|experiments|__tests__|e2e|audit|testing|cross-browser)\/|error-words|^lib\/i18n\/|stored-data|metadata\/manifest|^receiver\/|^docs\/(adding-|examples\/|glossary|protocol|surveys)|^scripts\/generate\/record-|^CHANGELOG/;

const WRITTEN = /\.(md|mjs|tsx?|css)$/;

/** Matches files that are not checked: data files, and files with names from outside the project. */
const NOT_OURS = /package-lock\.json$|^THIRD_PARTY\.md$|^content\/generated\//;

/** Returns the texts of a page grouped by language. One page may contain texts in both languages. */
function wordsByLanguage(html: string): Map<string, string[]> {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll("script, style, code, [translate=no]"))
    element.remove();
  const words = new Map<string, string[]>();
  for (const element of document.querySelectorAll("*")) {
    const language = element.closest("[lang]")?.getAttribute("lang")?.slice(0, 2) ?? "en";
    const own = [...element.childNodes].flatMap((node) =>
      node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [],
    );
    const spoken = SPOKEN.flatMap((attribute) => element.getAttribute(attribute) ?? []);
    if (element.matches(METADATA)) spoken.push(element.getAttribute("content") ?? "");
    words.set(language, [...(words.get(language) ?? []), ...own, ...spoken]);
  }
  return words;
}

const pageTexts = (): Text[] =>
  builtPages().flatMap(({ file, html }) =>
    [...wordsByLanguage(html)].map(([language, words]) => ({
      where: `out/${file}`,
      text: words.join("\n"),
      locale: LOCALES[language] ?? BOTH,
      kind: "plaintext" as const,
    })),
  );

/** Returns the value of a text that is itself JSON, such as a document of a study; null for other texts. */
function jsonIn(text: string): unknown {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The locales of the strings below `en` and `fr` in a payload. French strings have placeholders with English names. */
const PAYLOAD_LOCALES: Record<string, string> = { en: ENGLISH, fr: BOTH };

/** A SHA-256. cspell ignores lines of hashes, but takes a word on the next line for the end of a hash. */
const HASH = /^[0-9a-f]{64}$/;

/**
 * Adds the strings of a JSON value to the strings of their languages. The keys `en` and `fr` state the language of the
 * strings below them.
 *
 * @param locale the locale of the strings that are not below such a key
 */
function addStrings(value: unknown, locale: string, all: Map<string, string[]>) {
  if (typeof value === "string") {
    if (HASH.test(value)) return;
    const inner = jsonIn(value);
    if (inner) addStrings(inner, locale, all);
    else all.set(locale, [...(all.get(locale) ?? []), value]);
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value))
      addStrings(each, PAYLOAD_LOCALES[key] ?? locale, all);
}

/** Returns the texts of the apps' payloads. Data files have English names in French payloads, too. */
const payloadTexts = (): Text[] =>
  listFiles(join(OUT, "apps")).flatMap((file) => {
    const [, language] = /\/(en|fr)\.[^/]*\.json$/.exec(file) ?? [];
    if (!language) return [];
    const strings = new Map<string, string[]>();
    addStrings(
      JSON.parse(readFileSync(join(OUT, "apps", file), "utf8")),
      PAYLOAD_LOCALES[language] ?? BOTH,
      strings,
    );
    return [...strings].map(([locale, texts]) => ({
      where: `out/apps/${file}`,
      text: texts.join("\n"),
      locale,
      kind: "plaintext" as const,
    }));
  });

/** Returns the texts of the project's own source files. */
const sourceTexts = (): Text[] =>
  [
    ...listFiles(ROOT, () => true),
    ...FOLDERS.flatMap((folder) =>
      listFiles(join(ROOT, folder), (name) => name === "node_modules").map(
        (file) => `${folder}/${file}`,
      ),
    ),
  ]
    .filter((file) => WRITTEN.test(file) && !NOT_OURS.test(file))
    .map((file) => ({
      where: file,
      text: readFileSync(join(ROOT, file), "utf8"),
      locale: BILINGUAL.test(file) ? BOTH : ENGLISH,
      kind: file.endsWith(".md") ? "plaintext" : "code",
    }));

/** Returns all texts that are checked, with their languages. */
export const texts = () => [...pageTexts(), ...payloadTexts(), ...sourceTexts()];
