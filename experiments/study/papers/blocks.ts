/** A segment of a line with the same style or link. The style `code` is for literal text: an id, a name, a column. */
export type TextRun = { text: string; look?: "strong" | "code" } | { text: string; url: string };
export type PaperLine = readonly TextRun[];

/** A block of a paper, such as a heading or a list. The Markdown and the HTML of papers are generated from blocks. */
export type PaperBlock =
  | { kind: "heading"; level: 1 | 2 | 3; line: PaperLine }
  | { kind: "paragraph"; line: PaperLine }
  /** A list; `isSigned` if each item begins with its own character in place of a bullet. */
  | { kind: "list"; items: readonly PaperLine[]; isSigned?: true }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly PaperLine[])[] }
  /** A note that the author still has to write an answer. */
  | { kind: "empty"; text: string }
  /** A text of the study's author. Papers display it separately from the texts of this site. */
  | { kind: "quote"; blocks: readonly PaperBlock[] }
  /** Blocks that a printed page keeps together, such as a question with its answer choices. */
  | { kind: "group"; blocks: readonly PaperBlock[] }
  /** The content of a file, which is displayed unchanged. */
  | { kind: "file"; text: string };

export const plain = (text: string): PaperLine => [{ text }];
export const strong = (text: string): TextRun => ({ text, look: "strong" });
/** @param text letters, digits and hyphens; not an author's text, because it could contain a closing backtick */
export const code = (text: string): TextRun => ({ text, look: "code" });
export const link = (text: string, url: string): TextRun => ({ text, url });

export const heading = (level: 1 | 2 | 3, text: string): PaperBlock => ({
  kind: "heading",
  level,
  line: plain(text),
});

const lineOf = (text: string | PaperLine): PaperLine =>
  typeof text === "string" ? plain(text) : text;

/** Returns a note that the author still has to write an answer. Papers display this note separately from the text. */
export const toComplete = (text: string): PaperBlock => ({ kind: "empty", text });

export const paragraph = (text: string | PaperLine): PaperBlock => ({
  kind: "paragraph",
  line: lineOf(text),
});

/** Joins sentences into one paragraph, and leaves out empty texts. Returns an empty list if all texts are empty. */
export function sentences(...texts: readonly (string | null)[]): PaperBlock[] {
  const said = texts.filter((text) => text !== null && text !== "");
  return said.length > 0 ? [paragraph(said.join(" "))] : [];
}

/** Returns a list block; returns an empty array if there are no items. */
export const list = (items: readonly (string | PaperLine)[]): PaperBlock[] =>
  items.length > 0 ? [{ kind: "list", items: items.map(lineOf) }] : [];

/**
 * Replaces the placeholders `{name}` in a text, for example by ids.
 * @throws Error that names a placeholder without a value
 */
export function lineWith(text: string, runs: Readonly<Record<string, PaperLine>>): PaperLine {
  return text.split(/(\{\w+\})/).flatMap((part): PaperLine => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part === "" ? [] : plain(part);
    const found = runs[name];
    if (!found) throw new Error(`No value for {${name}} in: ${text}`);
    return found;
  });
}

/** Joins several lines into one line, with a separator between them. */
export const joined = (lines: readonly PaperLine[], apart: string): PaperLine =>
  lines.flatMap((line, index) => (index === 0 ? line : [...plain(apart), ...line]));
