/** A part of a line. The look `code` is for literal text: an id, a name, a column. */
export type Run = { text: string; look?: "strong" | "code" } | { text: string; url: string };
export type Line = readonly Run[];

/** A block of a paper, from which both its Markdown and its view on the page are generated. */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; line: Line }
  | { kind: "paragraph"; line: Line }
  | { kind: "list"; items: readonly Line[] }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly Line[])[] }
  /** A note that the document does not answer a question. */
  | { kind: "empty"; text: string }
  /** A text of the study's author, displayed separately from the texts of this program. */
  | { kind: "quote"; blocks: readonly Block[] }
  /** A file, displayed unchanged. */
  | { kind: "file"; text: string };

export const plain = (text: string): Line => [{ text }];
export const strong = (text: string): Run => ({ text, look: "strong" });
/** @param text letters, digits and hyphens; never an author's text, which could contain a closing backtick */
export const code = (text: string): Run => ({ text, look: "code" });
export const link = (text: string, url: string): Run => ({ text, url });

export const heading = (level: 1 | 2 | 3, text: string): Block => ({
  kind: "heading",
  level,
  line: plain(text),
});

const lineOf = (text: string | Line): Line => (typeof text === "string" ? plain(text) : text);

export const paragraph = (text: string | Line): Block => ({
  kind: "paragraph",
  line: lineOf(text),
});

/** Returns sentences as one paragraph, without empty ones; an empty list if all are empty. */
export function sentences(...texts: readonly (string | null)[]): Block[] {
  const said = texts.filter((text) => text !== null && text !== "");
  return said.length > 0 ? [paragraph(said.join(" "))] : [];
}

/** Returns a list block, or an empty array without items. */
export const list = (items: readonly (string | Line)[]): Block[] =>
  items.length > 0 ? [{ kind: "list", items: items.map(lineOf) }] : [];

/** Returns a text with its `{name}` places replaced by runs, such as ids. @throws Error that names a place without a run */
export function lineWith(text: string, runs: Readonly<Record<string, Line>>): Line {
  return text.split(/(\{\w+\})/).flatMap((part): Line => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part === "" ? [] : plain(part);
    const found = runs[name];
    if (!found) throw new Error(`No value for {${name}} in: ${text}`);
    return found;
  });
}

/** Returns lines as one line, separated by a text. */
export const joined = (lines: readonly Line[], apart: string): Line =>
  lines.flatMap((line, index) => (index === 0 ? line : [...plain(apart), ...line]));
