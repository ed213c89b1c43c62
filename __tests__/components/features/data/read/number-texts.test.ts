/** @jest-environment node */
import { counted, endsText, listText } from "@/components/features/data/read/number-texts";
import { findingsWords } from "@/content/findings";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

describe.each(LOCALES)("a line of text (%s)", (locale) => {
  const words = localize(findingsWords, locale);

  it("does not end within a short list of numbers", () => {
    expect(listText(["30", "30"], words)).not.toContain(" ");
    expect(listText(["30", "31", "1.5"], words)).not.toContain(" ");
  });

  it("can end within a list of words, or within a long list of numbers", () => {
    expect(listText(["low", "high"], words)).toContain(" ");
    expect(listText(["1", "2", "3", "4"], words)).toContain(" ");
  });

  it("does not end between the ends of an interval", () => {
    expect(endsText("0.89", "0.95", locale)).not.toContain(" ");
  });
});

type Texts = { [key: string]: string | Texts };

/** Returns each text that exists in the singular and the plural. */
const countedTexts = (texts: Texts): { one: string; many: string }[] =>
  Object.values(texts).flatMap((each) => {
    if (typeof each === "string") return [];
    const { one, many } = each;
    return typeof one === "string" && typeof many === "string"
      ? [{ one, many }]
      : countedTexts(each);
  });

describe.each(LOCALES)("a text with a number of items on the page of data (%s)", (locale) => {
  const values = { hash: "h", first: "f", last: "l", people: 2, analysed: 2, groups: "" };
  const texts = countedTexts(localize(findingsWords, locale) as unknown as Texts);

  it("does not display one for zero, although French zero is singular", () => {
    expect(texts.length).toBeGreaterThan(5);
    const shown = texts.map((each) => counted(each, 0, locale, values));
    expect(shown.filter((text) => /(?<!\d)1(?!\d)/.test(text))).toEqual([]);
  });

  it("is in the singular for one, and in the plural for two", () => {
    const { sessions } = localize(findingsWords, locale).files;
    const shown = [0, 1, 2].map((n) => counted(sessions, n, locale));
    expect(shown).toEqual(
      locale === "en"
        ? ["0 sessions", "1 session", "2 sessions"]
        : ["0 passation", "1 passation", "2 passations"],
    );
  });
});
