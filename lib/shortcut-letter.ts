/**
 * Returns the letter that a shortcut such as Ctrl+Z is pressed with: the character of the key, or its place on the US
 * layout where the layout has no Latin letters. In lower case.
 */
export function shortcutLetter({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const isOtherScript = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  const place = isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}
