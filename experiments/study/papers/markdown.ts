import type { PaperBlock, PaperLine, TextRun } from "./blocks";

/**
 * All characters that have a meaning within a line in some dialect of Markdown: CommonMark, GitHub, Pandoc, kramdown.
 */
const MARKS = /[\\`*_[\]{}<>|~^$&@#]/g;

/** Characters that, at the start of a line, begin a heading, a list, a quotation, a rule or a definition. */
const FIRST = /^(?:[-+=:.!]|\d{1,9}(?=[.)]))/;

/** Control characters that would change the writing direction of the surrounding text. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** White space and control characters, and the subset after which a line or a block can begin. */
const BLANKS = /[\s\p{Cc}]+/gu;
const LINE_BREAK = /[\n\r\t\f\v\p{Cc}\u2028\u2029]/u;

/**
 * Escapes a text. Markdown then displays exactly its characters and no headings, lists, links, images or HTML. White
 * space and control characters become single spaces, so the text remains on one line.
 */
export function escaped(text: string): string {
  return text
    .replace(DIRECTIONS, "")
    .replace(BLANKS, (blanks) => (LINE_BREAK.test(blanks) ? " " : blanks))
    .replace(MARKS, "\\$&")
    .replace(/={2,}/g, (signs) => "\\=".repeat(signs.length))
    .replace(/:\/\//g, "\\://")
    .replace(/\b(www)\./gi, "$1\\.");
}

/** Escapes the start of a line, because it could otherwise begin a block such as a list. */
function escapedStart(markdown: string): string {
  const trimmed = markdown.trim();
  const [start = ""] = FIRST.exec(trimmed) ?? [];
  if (start === "") return trimmed;
  // If the line starts with a number, the full stop or the bracket after the number is escaped.
  return /\d/.test(start) ? `${start}\\${trimmed.slice(start.length)}` : `\\${trimmed}`;
}

/** Encodes the characters of a URL that would end the link's brackets too early. */
const addressOf = (url: string) =>
  url.replace(
    /[<>()\s\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`,
  );

function runText(run: TextRun): string {
  if ("url" in run)
    return run.text === run.url
      ? `<${addressOf(run.url)}>`
      : `[${escaped(run.text)}](${addressOf(run.url)})`;
  if (run.look === "code") return `\`${run.text.replace(/[`\s]/g, " ")}\``;
  if (run.look !== "strong") return escaped(run.text);
  const inner = run.text.trim();
  if (inner === "") return run.text;
  const start = run.text.length - run.text.trimStart().length;
  return `${run.text.slice(0, start)}**${escaped(inner)}**${run.text.slice(start + inner.length)}`;
}

const inline = (line: PaperLine) => line.map(runText).join("");
const lineText = (line: PaperLine) => escapedStart(inline(line));

const indented = (text: string, by: string) => text.replace(/\n/g, `\n${by}`);

function blockText(block: PaperBlock): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${inline(block.line).trim()}`;
    case "paragraph":
      return lineText(block.line);
    case "list":
      return block.items.map((item) => `- ${indented(lineText(item), "  ")}`).join("\n");
    case "table":
      return tableText(
        block.head.map((text) => [{ text }]),
        block.rows,
      );
    case "empty":
      return `*${escaped(block.text)}*`;
    case "quote":
      return `> ${indented(blocksText(block.blocks), "> ").replace(/^> $/gm, ">")}`;
    case "group":
      return blocksText(block.blocks);
    case "file":
      return `\`\`\`yaml\n${block.text.trimEnd()}\n\`\`\``;
  }
}

function tableText(head: readonly PaperLine[], rows: readonly (readonly PaperLine[])[]): string {
  const row = (cells: readonly PaperLine[]) => `| ${cells.map(inline).join(" | ")} |`;
  return [row(head), `| ${head.map(() => "---").join(" | ")} |`, ...rows.map(row)].join("\n");
}

const blocksText = (blocks: readonly PaperBlock[]) => blocks.map(blockText).join("\n\n");

/** Returns the blocks of a paper as Markdown (CommonMark, with the tables of GitHub), with a line break at the end. */
export const markdownOf = (blocks: readonly PaperBlock[]): string => `${blocksText(blocks)}\n`;
