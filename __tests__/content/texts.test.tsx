/** @jest-environment node */
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";
import { PAGES } from "@/content/pages";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { typeset } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, PAGE_IDS, type PageId, pathOf } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { allTexts, WORD_MODULES } from "./all-texts";

/** Returns the component of a page, found by the route of the page. */
const pageOf = (page: PageId): React.ComponentType => {
  const folder = join(ROOT, "app/(en)", `(${PAGES[page].layout})`, pathOf(page, "en"));
  return jest.requireActual(join(folder, "page.tsx")).default;
};

/** Keys of proper names. A proper name is often the same in both languages. */
const NAME_KEY = /\.(name|siteTitle|citation|country|lines\.\d+)$| country$/;

/** Words that English and French share. */
const SHARED_WORDS = [
  "archive",
  "horizontal",
  "vertical",
  "Figure {n}.",
  "{n} point",
  "{n} points",
  "proportion",
  "Condition",
  "Condition {conditions}.",
  "Conditions",
  "Question",
  "Questionnaires",
  "Test",
  "{points} points",
  "cognition",
  "{length} min",
  "{count} min",
  "fixation",
  "smartphone",
  "version {version}",
  "items",
  "Exclusions",
  "Message",
  "Santiago",
  "dollars",
  "euros",
  "message",
  "Portfolio",
  "Contact",
  "Menu",
  "Page {page}",
  "Pages",
  "distance",
  "Extraversion",
  "incongruent − congruent",
  "{n} min",
  "code",
  "protocol.json",
  "AsPredicted",
  "CHERRIES",
  "Participants",
  "participants",
  "Exclusions.",
  "Protocole contributors",
  "Eysenbach (2004), J. Med. Internet Res. 6, e34",
  "1 page",
  "1 question",
  "1 question, {length}",
  "Condition {n}",
  "Licence",
  "Page {n}",
  "Page",
  "Question {n}",
  "Questionnaire {id}",
  "Questionnaire",
  "Questions",
  "Source",
  "Sources",
  "Type",
  "date",
  "page {n}",
  "question {n} {text}",
  "questions",
  "score",
  "source {n}",
  "type",
  "{n} pages",
  "{n} questions · {length} · {languages}",
  "{n} questions",
  "{n} questions, {length}",
  "{title} (questionnaire {id})",
  "{title} (questionnaire)",
];

const texts = allTexts();
const eachPage = PAGE_IDS.flatMap((page) => LOCALES.map((locale) => ({ page, locale })));

/** Returns the keys of texts for which `isWrong` is true. A failed test then displays the location of each text. */
const wrong = (isWrong: (text: string, locale: Locale) => boolean) =>
  texts.flatMap(({ key, ...pair }) =>
    LOCALES.filter((locale) => isWrong(pair[locale], locale)).map((locale) => `${key}.${locale}`),
  );

it.each(WORD_MODULES)("the texts in %s can be loaded", (file) => {
  expect(Object.keys(jest.requireActual<object>(join(ROOT, file)))).not.toEqual([]);
});

it("no page and no app is missing from the list of texts that this file checks", () => {
  const modules = new Set(texts.map(({ key }) => key.split(" ")[0]));
  for (const page of PAGE_IDS) expect(modules).toContain(`content/${page}.ts`);
  for (const app of APP_IDS) expect(modules).toContain(`experiments/apps/${app}/words.ts`);
  expect(texts.length).toBeGreaterThan(200);
});

describe("every text", () => {
  it("has a translation that is not empty", () => {
    expect(wrong((text) => text.trim() === "")).toEqual([]);
  });

  it("differs from its translation, unless the text is listed as the same in both languages", () => {
    const hasWords = (text: string) => /\p{L}{3,}/u.test(text.replace(/\{\w*\}/g, ""));
    const equal = texts.filter(
      ({ key, en, fr }) => en === fr && hasWords(en) && !NAME_KEY.test(key),
    );
    expect(equal.map(({ en }) => en).filter((text) => !SHARED_WORDS.includes(text))).toEqual([]);
  });

  it("has the same {placeholders} in both languages, equally often", () => {
    const placesIn = (text: string) => [...text.matchAll(/\{\w*\}/g)].map(String).sort();
    const unequal = texts.filter(({ en, fr }) => placesIn(en).join() !== placesIn(fr).join());
    expect(unequal).toEqual([]);
  });

  it("has the same links in both languages", () => {
    const linksIn = (text: string) =>
      [...text.matchAll(/\]\((?!lang:)([^)]*)\)/g)].map(([, to]) => to);
    const unequal = texts.filter(
      ({ en, fr }) => linksIn(en).sort().join() !== linksIn(fr).sort().join(),
    );
    expect(unequal).toEqual([]);
  });

  it("has no straight apostrophe or quotation mark", () => {
    expect(wrong((text) => /['"]/.test(text))).toEqual([]);
  });

  it("is finished: it contains no notes of the authors and no marks of unverified figures", () => {
    const unfinished =
      /\[(?:mem|abs|data|run|src|inf)\b[^\]]*\](?!\()|\b(?:TODO|FIXME|XXX|TBC|TBD)\b|lorem ipsum|\?\?\?/i;
    expect(wrong((text) => unfinished.test(text))).toEqual([]);
  });

  it("has no space at its beginning or end, no two spaces in a row, no space before a full stop or comma", () => {
    expect(wrong((text) => /^\s|\s$| {2}|\s[,.](?!\d)/.test(text))).toEqual([]);
  });

  it("is in French in the French version and in English in the English version", () => {
    const english = /\b(?:the|and|with|which|this|your)\b/i;
    const french = /\b(?:avec|dans|votre|vos|nous|vous|est|pour)\b/i;
    // The heading of an English questionnaire has a French name, followed by the English name in brackets.
    const shown = (text: string) => text.replace(/ \([A-Z][^)]*\)$/, "");
    expect(wrong((text, locale) => (locale === "fr" ? english : french).test(shown(text)))).toEqual(
      [],
    );
  });
});

describe("every French text", () => {
  it("uses guillemets in pairs, and no English quotation marks", () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    expect(
      wrong(
        (text, locale) =>
          locale === "fr" &&
          (/[“”]/.test(text) || count(text, "«") !== count(text, "»") || /«\S|\S»/.test(text)),
      ),
    ).toEqual([]);
  });

  it("has a no-break space before high punctuation such as a colon, so that the line does not break there", () => {
    expect(
      wrong(
        (text, locale) =>
          locale === "fr" &&
          // URLs are exempt, because a punctuation mark inside a word or after `http` does not end a clause.
          (/[^\s\u00A0\u202F][;?!](?=\s|$)/.test(typeset(text, "fr")) ||
            / [;?!:»](?=\s|$)/.test(typeset(text, "fr")) ||
            /[\p{L})%»*](?<!\*\*):(?=\s|$)/u.test(typeset(text, "fr"))),
      ),
    ).toEqual([]);
  });
});

describe("every link of a text", () => {
  const links = texts.flatMap(({ key, en, fr }) =>
    [...`${en}\n${fr}`.matchAll(/\]\(page:([^)]*)\)/g)].map(([, to = ""]) => ({ key, to })),
  );
  const idsOf = Object.fromEntries(
    PAGE_IDS.map((page) => {
      const Page = pageOf(page);
      const html = renderToStaticMarkup(<Page />);
      return [page, [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)];
    }),
  );

  it("is found by the pattern that the next tests use", () => {
    expect(links.length).toBeGreaterThan(4);
  });

  it.each(links)("leads to a page, section and app that exist: $to in $key", ({ to }) => {
    const { pathname, search, hash } = new URL(`https://x.example/${to}`);
    const page = pathname.slice(1);
    expect(PAGE_IDS).toContain(page);
    if (hash) expect(idsOf[page]).toContain(hash.slice(1));
    const app = new URLSearchParams(search).get("app");
    if (app !== null) expect(APP_IDS).toContain(app);
  });
});

describe("page titles and descriptions", () => {
  it.each(eachPage)("include a description of 50 to 160 characters: $page in $locale", (of) => {
    const { description } = pageMetadata(of.page, of.locale);
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  it("differ from page to page", () => {
    const metadata = eachPage.map(({ page, locale }) => pageMetadata(page, locale));
    expect(new Set(metadata.map(({ title }) => title)).size).toBe(eachPage.length);
    expect(new Set(metadata.map(({ description }) => description)).size).toBe(eachPage.length);
  });

  // docs/specification.md, "What the product does and for whom".
  it("describe the purpose of the site", () => {
    expect(pageMetadata("home", "en").description).toContain(
      "offers web and smartphone applications that use tools for experiments and surveys",
    );
  });
});
