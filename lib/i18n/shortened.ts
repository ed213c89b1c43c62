/**
 * Returns a text of at most `most` characters. A longer text is cut, and "…" replaces its end. No character is cut in
 * half, such as an emoji that consists of two UTF-16 units.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has at most two units. The text may be long, and only its beginning is needed.
  const characters = [...text.slice(0, 2 * most + 2)];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
