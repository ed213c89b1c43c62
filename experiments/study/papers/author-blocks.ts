import { authorText } from "@/lib/author-text";
import type { PaperBlock } from "./blocks";

type AuthorRun = { text: string; isStrong: boolean };

const lineOf = (runs: readonly AuthorRun[]) =>
  runs.map(({ text, isStrong }) => ({ text, ...(isStrong && { look: "strong" as const }) }));

/**
 * Returns an author's text as a quotation with paragraphs, lists and emphasis, in the layout that participants see.
 */
export const authorQuote = (text: string): PaperBlock => ({
  kind: "quote",
  blocks: authorText(text).map((block) =>
    block.kind === "paragraph"
      ? { kind: "paragraph", line: lineOf(block.runs) }
      : { kind: "list", items: block.items.map(lineOf) },
  ),
});
