/** @jest-environment node */
import { defineContent, localize, untranslated } from "@/lib/i18n/define-content";

/** Defines content with a type that the compiler would refuse, as in a module that a writer has left unfinished. */
const define = (value: unknown) => defineContent("page", value as never);

const GOOD = { en: "Good", fr: "Bon" };

describe("a faulty text stops the build with its module and key:", () => {
  it.each([
    ["a missing French text", { a: { b: { en: "x" } } }, "content/page: a.b.fr is missing"],
    ["a missing English text", { a: { fr: "x" } }, "content/page: a.en is missing"],
    ["an empty translation", { a: { en: "x", fr: "" } }, "content/page: a.fr is empty"],
    ["a blank translation", { a: { en: " \n\t", fr: "x" } }, "content/page: a.en is empty"],
    ["a no-break space alone", { a: { en: "x", fr: "\u00A0" } }, "content/page: a.fr is empty"],
    ["a fault in a list", { steps: [GOOD, { t: { en: "x", fr: "" } }] }, "steps.1.t.fr is empty"],
    ["a text with spaces in one language", { a: "Two words" }, "content/page: a is one text"],
    ["such a text in a list", { a: ["fine", "not fine"] }, "content/page: a.1 is one text"],
    ["an empty bare string", { a: "" }, "content/page: a is one text"],
  ])("%s", (_, value, message) => {
    expect(() => define(value)).toThrow(message);
  });

  it.each([
    ["a third language", { a: { ...GOOD, de: "Gut" } }],
    ["a translation that is not a text", { a: { en: "x", fr: 3 } }],
    ["a translation that is null", { a: { en: "x", fr: null } }],
    ["nothing in place of a text", { a: null }],
    ["undefined in place of a text", { a: undefined }],
  ])("%s", (_, value) => {
    expect(() => define(value)).toThrow(/^content\/page: a/);
  });

  it("all faults are reported, one per line", () => {
    const faulty = { a: { en: "x" }, b: [{ en: "", fr: "y" }], c: "Two words", good: GOOD };
    let message = "";
    try {
      define(faulty);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split("\n").map((line) => line.split(" ").slice(0, 4).join(" "))).toEqual([
      "content/page: a.fr is missing",
      "content/page: b.0.en is empty",
      "content/page: c is one",
    ]);
  });

  it("the error message explains how to write a text that is identical in both languages", () => {
    expect(() => define({ a: "Two words" })).toThrow(
      "write { en, fr }, or untranslated() for a proper name",
    );
  });
});

it("defineContent returns its argument unchanged, including facts", () => {
  const value = {
    id: "stroop",
    url: "https://www.example.org/a?b=c",
    on: true,
    trials: 12,
    text: GOOD,
    list: [GOOD, { n: 0 }],
  };
  expect(define(value)).toBe(value);
});

it("a text without a translation does not compile", () => {
  // @ts-expect-error `fr` is missing
  expect(() => defineContent("page", { title: { en: "Title" } })).toThrow("title.fr is missing");
  // @ts-expect-error `en` is missing
  expect(() => defineContent("page", { a: { b: { fr: "Titre" } } })).toThrow("a.b.en is missing");
  // @ts-expect-error `fr` is missing in a list
  expect(() => defineContent("page", { list: [GOOD, { en: "x" }] })).toThrow("list.1.fr");
  // @ts-expect-error `fr` is not a text
  expect(() => defineContent("page", { title: { en: "Title", fr: 3 } })).toThrow("title.fr");
});

it("components receive strings, with keys that the compiler checks", () => {
  const words = localize(
    defineContent("page", { title: GOOD, steps: [{ id: "a", t: GOOD }] }),
    "fr",
  );
  const title: string = words.title;
  expect(title).toBe("Bon");
  expect(words.steps.map((step) => step.t)).toEqual(["Bon"]);
  // @ts-expect-error this text does not exist
  expect(words.subtitle).toBeUndefined();
});

describe("localize", () => {
  const content = {
    id: "a",
    url: "https://www.example.org/?a=1;b=2",
    n: 3,
    on: false,
    text: { en: "Why ? 5 ms", fr: "Pourquoi ? 5 ms" },
    list: [{ en: "one", fr: "un" }, { deep: { en: "two", fr: "deux" } }],
  };

  it("returns the texts of one language at any depth and applies the typography of the language", () => {
    expect(localize(content, "en")).toEqual({
      id: "a",
      url: "https://www.example.org/?a=1;b=2",
      n: 3,
      on: false,
      text: "Why ? 5\u00A0ms",
      list: ["one", { deep: "two" }],
    });
    expect(localize(content, "fr")).toMatchObject({
      text: "Pourquoi\u202F? 5\u00A0ms",
      list: ["un", { deep: "deux" }],
    });
  });

  it("does not change its argument", () => {
    const before = structuredClone(content);
    localize(content, "fr");
    expect(content).toEqual(before);
  });

  it("accepts a single text", () => {
    expect(localize(GOOD, "fr")).toBe("Bon");
  });
});

it("untranslated() returns a pair with one text, which may contain spaces", () => {
  expect(untranslated("Brief & Co")).toEqual({ en: "Brief & Co", fr: "Brief & Co" });
  expect(() => define({ name: untranslated("Brief & Co") })).not.toThrow();
});
