/** @jest-environment node */
import { typeset } from "@/lib/i18n/typeset";

/** Makes no-break spaces visible: `~` is the narrow one (U+202F), `_` is the wide one (U+00A0). */
const visible = (text: string) => text.replaceAll("\u202F", "~").replaceAll("\u00A0", "_");
const inFrench = (text: string) => visible(typeset(text, "fr"));
const inEnglish = (text: string) => visible(typeset(text, "en"));

describe("French punctuation", () => {
  it.each([
    ["Rien ; ou presque", "Rien~; ou presque"],
    ["La vôtre ?", "La vôtre~?"],
    ["Attention !", "Attention~!"],
    ["Quoi ?!", "Quoi~?!"],
    ["En bref : rien", "En bref_: rien"],
    ["Source :", "Source_:"],
    ["**Éditeur** : {name}", "**Éditeur**_: {name}"],
    ["d’abord :\n- un", "d’abord_:\n- un"],
  ])("is typeset: %j becomes %j", (text, set) => {
    expect(inFrench(text)).toBe(set);
  });

  it("leaves no break between guillemets and the text inside them", () => {
    expect(inFrench("Le mot « bleu » et « vert » ?")).toBe("Le mot «~bleu~» et «~vert~»~?");
  });

  it("does not separate a unit from a placeholder for a number", () => {
    expect(inEnglish("± {se} ms")).toBe("± {se}_ms");
  });

  it("is not applied to a text without punctuation or units", () => {
    const text = "Un essai, puis un autre. L’écran (noir) s’allume";
    expect(typeset(text, "fr")).toBe(text);
  });

  it("does not change a colon within a name", () => {
    expect(inFrench("l’état :hover : un lien")).toBe("l’état :hover_: un lien");
  });

  it("is not applied in English", () => {
    const text = "What ? This ; that : « these » !";
    expect(typeset(text, "en")).toBe(text);
  });
});

describe("a line does not end", () => {
  it.each([
    ["within a telephone number", "+33 0 12 34 56 78", "+33_0_12_34_56_78"],
    ["within a large number", "60 000 participants", "60_000 participants"],
    ["around an operator between numbers", "(2 × 48.5% = 97%)", "(2_×_48.5%_=_97%)"],
    ["before the number of an article", "article R. 2122-8", "article R._2122-8"],
    ["before the number of a named part", "Figure 2, article 28", "Figure_2, article_28"],
  ])("%s: %j", (_, text, set) => {
    expect(inEnglish(text)).toBe(set);
    expect(inFrench(text)).toBe(set);
  });

  it("between a French verb and the short word after its hyphen", () => {
    const joined = typeset("importez-y le fichier", "fr");
    expect(joined).toBe("importez-\u2060y le fichier");
    expect(typeset("vingt-et-un, ci-dessous", "fr")).toBe("vingt-et-un, ci-dessous");
  });

  it("between a year and the next sentence only if a digit follows", () => {
    expect(inEnglish("in 2026. 12 of 60, x = 3")).toBe("in 2026. 12 of 60, x = 3");
  });
});

describe("a number and its unit", () => {
  it.each([
    ["500 ms", "500_ms"],
    ["about 20 s.", "about 20_s."],
    ["60 % correct", "60_% correct"],
    ["0 €", "0_€"],
    ["a 120 Hz screen", "a 120_Hz screen"],
    ["5 min, 2 h", "5_min, 2_h"],
    ["360 px wide", "360_px wide"],
    ["10 km, 5 kB", "10_km, 5_kB"],
  ])("remain on one line in both languages: %j becomes %j", (text, set) => {
    expect(inEnglish(text)).toBe(set);
    expect(inFrench(text)).toBe(set);
  });

  it.each([
    "12 trials",
    "2 seconds",
    "3 minutes",
    "4 hours",
    "1 système",
    "6 secondes",
    "5 h4",
    "3 écrans",
  ])("may be on two lines if the unit is a word: %j", (text) => {
    expect(typeset(text, "fr")).toBe(text);
  });
});

describe("URLs and e-mail addresses", () => {
  it.each([
    "https://doi.org/10.1038/s41467-019-10301-1",
    "[lien](https://www.example.org/a?b=1;c=2#d:e)",
    "[lien](page:about#not-us)",
    "mailto:hello@protocole.example?subject=a!b",
  ])("are not changed: %s", (text) => {
    expect(typeset(text, "fr")).toBe(text);
    expect(typeset(text, "en")).toBe(text);
  });
});

it("a text that is typeset twice does not differ from a text that is typeset once", () => {
  const text = "Combien ? « 500 ms » : oui ; non !";
  expect(typeset(typeset(text, "fr"), "fr")).toBe(typeset(text, "fr"));
});

describe("the two ends of an interval in brackets", () => {
  it.each([
    ["[{low}, {high}]", "[{low},_{high}]"],
    ["[−0.5, 1.25] and [a, b]", "[−0.5,_1.25] and [a, b]"],
  ])("stay on one line: %j becomes %j", (text, set) => {
    expect(inEnglish(text)).toBe(set);
  });

  it("stay on one line with the semicolon of French", () => {
    expect(inFrench("[{low} ; {high}] ; [0,89 ; 0,95]")).toBe("[{low}~;_{high}]~; [0,89~;_0,95]");
  });
});
