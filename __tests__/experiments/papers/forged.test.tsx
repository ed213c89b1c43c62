import { render } from "@testing-library/react";
import fc from "fast-check";
import Markdown from "markdown-to-jsx";
import type { Block } from "@/experiments/papers/blocks";
import { escaped, markdownOf } from "@/experiments/papers/markdown";
import { PaperView } from "@/experiments/papers/paper-view";
import { aDocument } from "../protocol/a-document";
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

/** A study with one text of a stranger in every place that takes one. */
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

const count = (blocks: readonly Block[], counts: (block: Block) => boolean): number =>
  blocks.reduce(
    (sum, block) =>
      sum + (counts(block) ? 1 : 0) + (block.kind === "quote" ? count(block.blocks, counts) : 0),
    0,
  );

const ours = papers(forged("x"));

/** What a reader of Markdown makes of a paper. */
const shown = (text: string) =>
  render(<Markdown options={{ forceBlock: true }}>{text}</Markdown>).container;

describe.each(FORGED.map((text) => [JSON.stringify(text), text] as const))("%s", (_, text) => {
  const all = papers(forged(text)).filter(({ id }) => id !== "citation");

  it("makes no heading, table, rule, code, link, picture or HTML in the Markdown", () => {
    for (const { text: markdown, blocks, id } of all) {
      const container = shown(markdown);
      const found = (selector: string) => container.querySelectorAll(selector).length;
      const same = ours.find((paper) => paper.id === id)?.blocks ?? [];
      expect(count(blocks, ({ kind }) => kind === "heading")).toBe(
        count(same, ({ kind }) => kind === "heading"),
      );
      expect(found("h1,h2,h3,h4,h5,h6")).toBe(count(same, ({ kind }) => kind === "heading"));
      expect(found("table")).toBe(count(same, ({ kind }) => kind === "table"));
      expect(found("img,script,pre,del,hr,ol,mark,sup,iframe")).toBe(0);
      for (const link of container.querySelectorAll("a")) {
        expect(link.href).not.toContain("evil");
        expect(link.textContent).not.toContain("a link");
      }
    }
  });

  it("makes none on the page either, and stays there as it was written", () => {
    for (const paper of all) {
      const { container, unmount } = render(<PaperView paper={paper} />);
      expect(container.querySelectorAll("img,script,hr,ol,del")).toHaveLength(0);
      for (const link of container.querySelectorAll("a")) expect(link.href).not.toContain("evil");
      unmount();
    }
  });
});

it("a text shows exactly its characters", () => {
  // A space at an end is of no line, and two become one in Markdown.
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
    { numRuns: 300, seed: 20261125 },
  );
});

it("an address of a stranger is none for those who make links of addresses", () => {
  expect(escaped("https://evil.example www.evil.example a@evil.example")).toBe(
    "https\\://evil.example www\\.evil.example a\\@evil.example",
  );
});
