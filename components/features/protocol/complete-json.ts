/**
 * Returns the beginning of a JSON text as JSON: up to its last whole value, with what is open there closed; null where
 * there is none.
 */
export function completeJson(text: string): string | null {
  const open: string[] = [];
  let end = 0;
  let closing = "";
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isInString = false;
      continue;
    }
    if (letter === '"') isInString = true;
    else if (letter === "{" || letter === "[") open.push(letter === "{" ? "}" : "]");
    else if (letter === "}" || letter === "]") open.pop();
    else if (letter !== ",") continue;
    if (letter === '"') continue;
    end = letter === "," ? at : at + 1;
    closing = open.toReversed().join("");
  }
  const whole = text.slice(0, end) + closing;
  try {
    JSON.parse(whole);
    return whole;
  } catch {
    return null;
  }
}
