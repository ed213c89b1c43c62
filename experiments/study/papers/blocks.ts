/** A part of a line. `code` stands for what is typed as it is: an id, a name, a column. */
export type Run = { text: string; look?: "strong" | "code" } | { text: string; url: string };
export type Line = readonly Run[];

/** What a paper is made of: its Markdown and its view on the page both come from it. */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; line: Line }
  | { kind: "paragraph"; line: Line }
  | { kind: "list"; items: readonly Line[] }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly Line[])[] }
  /** What the document does not answer. */
  | { kind: "empty"; text: string }
  /** What the author of the study wrote, apart from what this program says. */
  | { kind: "quote"; blocks: readonly Block[] }
  /** A file as it is. */
  | { kind: "file"; text: string };

export const plain = (text: string): Line => [{ text }];
export const strong = (text: string): Run => ({ text, look: "strong" });
/** @param text of letters, digits and such: never an author's own, which could end the code */
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

/** Returns sentences as one paragraph; what is empty is left out, and no sentence gives no paragraph. */
export function sentences(...texts: readonly (string | null)[]): Block[] {
  const said = texts.filter((text) => text !== null && text !== "");
  return said.length > 0 ? [paragraph(said.join(" "))] : [];
}

/** Returns a list, or nothing without items. */
export const list = (items: readonly (string | Line)[]): Block[] =>
  items.length > 0 ? [{ kind: "list", items: items.map(lineOf) }] : [];

/** Returns the text with its `{name}` places as runs, such as ids in it. @throws Error that names a place without a run */
export function lineWith(text: string, runs: Readonly<Record<string, Line>>): Line {
  return text.split(/(\{\w+\})/).flatMap((part): Line => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part === "" ? [] : plain(part);
    const found = runs[name];
    if (!found) throw new Error(`No value for {${name}} in: ${text}`);
    return found;
  });
}

/** Returns lines as one, apart by a text. */
export const joined = (lines: readonly Line[], apart: string): Line =>
  lines.flatMap((line, index) => (index === 0 ? line : [...plain(apart), ...line]));
