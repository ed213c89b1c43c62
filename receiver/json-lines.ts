/**
 * Returns the number of the line, from 1, on which a member of a JSON text begins. If the text does not contain the
 * whole path, returns the line of the last member that it contains.
 *
 * @param text valid JSON
 * @param path the names of the members and the indices of the items that lead to the member
 */
export function lineOfMember(text: string, path: readonly string[]): number {
  let at = 0;
  let found = 0;

  const skipBlanks = () => {
    while (/\s/.test(text[at] ?? "")) at += 1;
  };
  const readText = (): string => {
    const start = at;
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === "\\") at += 1;
    at += 1;
    return JSON.parse(text.slice(start, at));
  };
  /** Reads a value. `rest` is the path within the value; it is undefined if the path does not lead into the value. */
  const readValue = (rest: readonly string[] | undefined): void => {
    skipBlanks();
    const opening = text[at];
    if (opening === '"') return void readText();
    if (opening !== "{" && opening !== "[") {
      while (at < text.length && !/[\s,\]}]/.test(text[at] ?? "")) at += 1;
      return;
    }
    const closing = opening === "{" ? "}" : "]";
    at += 1;
    for (let index = 0; ; index += 1) {
      skipBlanks();
      if (text[at] === ",") at += 1;
      skipBlanks();
      if (text[at] === closing) break;
      const start = at;
      const name = opening === "{" ? readText() : String(index);
      skipBlanks();
      if (opening === "{") at += 1;
      const isOnPath = rest !== undefined && rest[0] === name;
      if (isOnPath) found = start;
      readValue(isOnPath ? rest.slice(1) : undefined);
    }
    at += 1;
  };

  readValue(path);
  return lineAt(text, found);
}

/** Returns the number of the line, from 1, that contains a position of a text. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split("\n").length;
