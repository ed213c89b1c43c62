/**
 * Returns a text of at most `most` characters. A longer text is cut, and "…" replaces its end. No character is cut in
 * half, such as an emoji that consists of two UTF-16 units.
 */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
