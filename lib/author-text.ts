/** A stretch of text within a line, with or without emphasis. */
type Run = { text: string; isStrong: boolean };

/** A paragraph, or a list of lines. */
export type TextBlock =
  | { kind: "paragraph"; runs: readonly Run[] }
  | { kind: "list"; items: readonly (readonly Run[])[] };

const ITEM = /^\s*[-*•]\s+/;
const EMPHASIS = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*/g;

/**
 * Returns a text of a document as paragraphs (separated by an empty line), lists (lines that begin with a hyphen) and
 * emphasis (between asterisks). Markup of other kinds is not supported: HTML, pictures and links remain plain
 * characters.
 */
export function authorText(text: string): TextBlock[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const lines = part.split("\n").filter((line) => line.trim() !== "");
      return blocksOf(lines);
    });
}

function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: ({ kind: "paragraph"; runs: Run[] } | { kind: "list"; items: Run[][] })[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (ITEM.test(line)) {
      const item = runsOf(line.replace(ITEM, ""));
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    } else if (last?.kind === "paragraph")
      last.runs.push({ text: " ", isStrong: false }, ...runsOf(line.trim()));
    else blocks.push({ kind: "paragraph", runs: runsOf(line.trim()) });
  }
  return blocks;
}

function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(EMPHASIS)) {
    if (match.index > end) runs.push({ text: line.slice(end, match.index), isStrong: false });
    runs.push({ text: match[1] ?? match[2] ?? "", isStrong: true });
    end = match.index + match[0].length;
  }
  if (end < line.length) runs.push({ text: line.slice(end), isStrong: false });
  return runs;
}
