/**
 * Returns the beginning of an incomplete JSON text as valid JSON: the function cuts the text after the last complete
 * value and closes the open objects and lists. Returns null if the beginning is not valid JSON.
 */
export function completeJson(text: string): string | null {
  const end = endOf(text);
  const whole = text.slice(0, end) + openIn(text.slice(0, end)).toReversed().join("");
  try {
    JSON.parse(whole);
    return whole;
  } catch {
    return null;
  }
}

/** Yields each character that is outside of the JSON strings of a text, with its index. */
function* signsOf(text: string): Generator<[sign: string, at: number]> {
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isInString = false;
      continue;
    }
    if (letter === '"') isInString = true;
    else if (letter !== undefined) yield [letter, at];
  }
}

/** Returns the index at which the last complete value ends. */
function endOf(text: string): number {
  let end = 0;
  for (const [sign, at] of signsOf(text)) {
    if (sign === ",") end = at;
    else if ("{}[]".includes(sign)) end = at + 1;
  }
  return end;
}

/** Returns the closing brackets of the objects and lists that are open at the end of a text, the outermost first. */
function openIn(text: string): string[] {
  const open: string[] = [];
  for (const [sign] of signsOf(text)) {
    if (sign === "{" || sign === "[") open.push(sign === "{" ? "}" : "]");
    else if (sign === "}" || sign === "]") open.pop();
  }
  return open;
}
