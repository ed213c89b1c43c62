const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Returns the texts of the items of a JSON list as they are in the list. A record keeps its bytes in this way: a number
 * that is parsed and written again may have other digits.
 * @param text valid JSON whose value is a list
 */
export function listItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInString = false;
    } else if (sign === QUOTE) isInString = true;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth === 1) from = at + 1;
    } else if (CLOSING.has(sign) || (sign === COMMA && depth === 1)) {
      if (depth === 1) {
        const item = text.slice(from, at).trim();
        if (item !== "") items.push(item);
        from = at + 1;
      }
      if (sign !== COMMA) depth -= 1;
    }
  }
  return items;
}
