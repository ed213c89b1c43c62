/** @jest-environment node */
import { alternatePath, localeOf, pageAt, pathOf } from "@/lib/routes";

/** Paths that visitors have bookmarked and that other sites link to. A change here breaks their links. */
const TABLE = [
  { page: "home", en: "/", fr: "/fr" },
  { page: "portfolio", en: "/portfolio", fr: "/fr/portfolio" },
  { page: "study", en: "/study", fr: "/fr/study" },
  { page: "protocol", en: "/study/protocol", fr: "/fr/study/protocol" },
  { page: "about", en: "/about", fr: "/fr/about" },
  { page: "contact", en: "/contact", fr: "/fr/contact" },
  { page: "cgu", en: "/cgu", fr: "/fr/cgu" },
] as const;

const UNKNOWN = [
  "/nothing",
  "/about/more",
  "/fr/nothing",
  "/fr/fr",
  "/en",
  "/About",
  "/french",
  "/about.html",
  "",
];

describe.each(TABLE)("the page “$page”", ({ page, en, fr }) => {
  it("has the expected path in each language", () => {
    expect(pathOf(page, "en")).toBe(en);
    expect(pathOf(page, "fr")).toBe(fr);
  });

  it.each([en, fr])("is found at %s, with and without trailing slashes", (path) => {
    expect(pageAt(path)).toBe(page);
    expect(pageAt(`${path}/`)).toBe(page);
    expect(pageAt(`${path}//`)).toBe(page);
  });

  it("has an alternate in the other language, and its alternate in the same language is the page itself", () => {
    expect(alternatePath(en, "fr")).toBe(fr);
    expect(alternatePath(fr, "en")).toBe(en);
    expect(alternatePath(en, "en")).toBe(en);
    expect(alternatePath(fr, "fr")).toBe(fr);
    expect(alternatePath(`${fr}/`, "en")).toBe(en);
  });

  it("has the language of its path", () => {
    expect(localeOf(en)).toBe("en");
    expect(localeOf(fr)).toBe("fr");
    expect(localeOf(`${fr}/`)).toBe("fr");
  });
});

describe("a path that the site does not have", () => {
  it.each(UNKNOWN)(
    "“%j” is not a page, and the alternate is the home page of the other language",
    (path) => {
      expect(pageAt(path)).toBeUndefined();
      expect(alternatePath(path, "fr")).toBe("/fr");
      expect(alternatePath(path, "en")).toBe("/");
    },
  );

  it.each([
    ["/fr/nothing", "fr"],
    ["/fr/fr", "fr"],
    ["/french", "en"],
    ["/fruit/fr", "en"],
    ["/nothing", "en"],
    ["", "en"],
  ])("“%j” is answered in the language %s", (path, locale) => {
    expect(localeOf(path)).toBe(locale);
  });
});
