import { render } from "@testing-library/react";
import fc from "fast-check";
import Markdown from "markdown-to-jsx";
import { PaperView } from "@/components/features/editor/papers/paper-view";
import { authorQuote } from "@/experiments/study/papers/author-blocks";
import type { PaperBlock } from "@/experiments/study/papers/blocks";
import { escaped, markdownOf } from "@/experiments/study/papers/markdown";
import { LOCALES } from "@/lib/routes";
import { aDocument } from "../document/a-document";
import { papers } from "./a-paper";

const FORGED = [
  "# A heading",
  "Text\n===",
  "a\n\n---\n\nb",
  "[a link](https://evil.example)",
  "[a link][1]\n\n[1]: https://evil.example",
  "<https://evil.example>",
  "![a picture](https://evil.example/x.png)",
  '<img src="https://evil.example/x.png" onerror="alert(1)">',
  "<script>alert(1)</script>",
  "<!-- hidden",
  "&lt;b&gt; &#x3c;b&#x3e;",
  "`code` and ```fence",
  "```\nfence\n```",
  "> a quotation",
  "1. a list\n2. of numbers",
  "+ a list",
  "| a | b |\n| --- | --- |\n| c | d |",
  "~~struck~~ ==marked== ^up^ $x^2$",
  "\\# \\[a](b)",
  "https://evil.example www.evil.example a@evil.example",
  "*not ended **nor this _or this",
  "Term\n: definition",
  "\u202Eright to left",
  "a\u2028# b\u2029- c\u0085> d",
];

/** Returns a study in which every text field contains the given text. */
const forged = (text: string) => {
  const both = { en: text, fr: text };
  const fields = ["controller", "contact", "purpose", "legalBasis", "ethicsApproval", "recipients"];
  return aDocument({
    title: both,
    steps: [{ id: "welcome", text: both }, aDocument().steps[1]],
    information: Object.fromEntries(fields.map((field) => [field, both])),
    debriefing: both,
    plan: {
      question: "correlation",
      measure: "stroop.stroop_effect",
      other: { name: both },
      whyEffect: both,
      sides: "one",
      whyOneSided: both,
      people: 20,
    },
  });
};

/** Returns the HTML that a Markdown parser generates from a paper. */
const shown = (text: string) =>
  render(<Markdown options={{ forceBlock: true }}>{text}</Markdown>).container;

/** The elements that a malicious text could add to a paper in Markdown or HTML. */
const FORGERIES = "img,script,pre,del,hr,ol,mark,sup,iframe,input,details";

/** Counts the elements in a paper, such as headings, tables and links. */
const partsOf = (container: Element) => ({
  headings: container.querySelectorAll("h1,h2,h3,h4,h5,h6").length,
  tables: container.querySelectorAll("table").length,
  code: container.querySelectorAll("code").length,
  links: [...container.querySelectorAll("a")].map(({ href }) => href),
  forged: container.querySelectorAll(FORGERIES).length,
});

/** Returns a block of each kind that can contain an author's text. */
const placesOf = (text: string): PaperBlock[] => [
  { kind: "heading", level: 1, line: [{ text: `Methods: ${text}` }] },
  { kind: "paragraph", line: [{ text }] },
  { kind: "list", items: [[{ text }], [{ text, look: "strong" }]] },
  { kind: "table", head: [text], rows: [[[{ text }]]] },
  authorQuote(text),
];

describe.each(FORGED.map((text) => [JSON.stringify(text), text] as const))("%s", (_, text) => {
  const blocks = placesOf(text);
  const ours = { headings: 1, tables: 1, code: 0, links: [], forged: 0 };

  it("does not add an element to a paper in Markdown", () => {
    expect(partsOf(shown(markdownOf(blocks)))).toEqual(ours);
  });

  it("does not add an element to a paper on the page", () => {
    const { container } = render(<PaperView paper={{ blocks, locale: "en" }} />);
    expect(partsOf(container)).toEqual(ours);
  });
});

it.each(LOCALES)("the texts of a document do not add elements to its papers in %s", (locale) => {
  const all = papers(forged(FORGED.join("\n\n")), locale);
  for (const [index, { id, text, blocks }] of papers(forged("x"), locale).entries()) {
    if (id === "citation") continue;
    const paper = all[index];
    expect({ id, ...partsOf(shown(paper?.text ?? "")) }).toEqual({ id, ...partsOf(shown(text)) });
    const { container } = render(<PaperView paper={{ blocks: paper?.blocks ?? [], locale }} />);
    const own = render(<PaperView paper={{ blocks, locale }} />).container;
    expect({ id, ...partsOf(container) }).toEqual({ id, ...partsOf(own) });
  }
});

it("an escaped text is displayed with exactly its characters", () => {
  // The texts have no spaces at the ends and no double spaces, because Markdown removes these spaces.
  const line = fc
    .string({ unit: "grapheme-ascii", maxLength: 40 })
    .map((text) => text.trim().replace(/\s+/g, " "));
  fc.assert(
    fc.property(line, (text) => {
      fc.pre(text !== "");
      const container = shown(markdownOf([{ kind: "paragraph", line: [{ text }] }]));
      expect(container.textContent).toBe(text);
      expect(
        container.querySelector("a,em,strong,code,del,img,ul,ol,h1,h2,blockquote,hr"),
      ).toBeNull();
    }),
    { numRuns: 150, seed: 20261125 },
  );
});

it("a URL in an escaped text does not become a link", () => {
  expect(escaped("https://evil.example www.evil.example a@evil.example")).toBe(
    "https\\://evil.example www\\.evil.example a\\@evil.example",
  );
});
