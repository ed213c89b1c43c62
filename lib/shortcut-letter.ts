/**
 * Returns the letter of a shortcut such as Ctrl+Z, in lower case: the character of the key, or its position on the US
 * layout if the keyboard has no Latin letters.
 */
export function shortcutLetter({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const isOtherScript = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  const place = isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}
