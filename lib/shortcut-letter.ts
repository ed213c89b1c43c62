/**
 * Returns the letter of a keyboard shortcut such as Ctrl+Z, in lower case. The letter is the character of the key. If
 * the keyboard has no Latin letters, the function returns the letter at the same position of the US layout.
 */
export function shortcutLetter({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const isOtherScript = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  const place = isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}
