/**
 * Parses CSV strictly according to RFC 4180, with LF or CRLF. Throws an error for an unmatched quote, and for rows of
 * different lengths.
 * @returns the rows, with the header first
 */
export function parseCsv(text: string): string[][] {
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  const rows: string[][] = [[]];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`Not CSV at ${at}: ${text.slice(at, at + 20)}`);
    const [, raw = "", end] = match;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== "," && field.lastIndex < text.length) rows.push([]);
    if (end === "") break;
  }
  const uneven = rows.findIndex((row) => row.length !== rows[0]?.length);
  if (uneven >= 0) throw new Error(`Row ${uneven} has ${rows[uneven]?.length} cells`);
  return rows;
}

/** Returns each row as an object with the names of the header as its keys. */
export function csvRecords(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}
