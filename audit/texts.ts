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
  /^(content|experiments|__tests__|e2e|audit|testing|cross-browser)\/|error-words|^lib\/i18n\/|stored-data|metadata\/manifest|^receiver\/|^docs\/(adding-|examples\/|protocol)|^scripts\/generate\/record-|^CHANGELOG/;

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

/** Returns the texts of the apps' payloads. The French payloads include data files with English names. */
const payloadTexts = (): Text[] =>
  listFiles(join(OUT, "apps")).flatMap((file) => {
    const [, language] = /\/(en|fr)\.[^/]*\.json$/.exec(file) ?? [];
    if (!language) return [];
    return {
      where: `out/apps/${file}`,
      text: readFileSync(join(OUT, "apps", file), "utf8"),
      locale: language === "fr" ? BOTH : ENGLISH,
      kind: "plaintext" as const,
    };
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
