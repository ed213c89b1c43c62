import { KEY_PATTERN } from "@/experiments/engine/contract/define-parameters";

type Press = Pick<KeyboardEvent, "key" | "code">;

/**
 * Returns the letter or digit of a key press as a task stores it: the typed character, or else the character of the key
 * on the US layout, as for the digits of AZERTY. Returns null for every other key.
 */
export function pressedKey({ key, code }: Press): string | null {
  const typed = key.toLowerCase();
  if (KEY_PATTERN.test(typed)) return typed;
  // A key such as Enter or an arrow has a name instead of a character.
  if ([...key].length > 1 && key !== "Dead" && key !== "Process") return null;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? null;
}

/** The rows of the keyboard layout that is most common in each language. */
export const KEY_ROWS = {
  en: ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  fr: ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
} as const;

/** Letters and digits, in the order in which fingers reach their keys. */
const NEAR = [..."dfjkslghaeiruwontyqpzxcvbm1234567890"];

/**
 * Returns the key parameters after one key was chosen. If another response already has the key, the two responses
 * exchange keys.
 */
export function withKey<Keys extends Readonly<Record<string, unknown>>>(
  keys: Keys,
  name: string,
  key: string,
): { keys: Record<string, unknown>; swapped: string | null } {
  const others = Object.keys(keys).filter((each) => each !== name);
  const swapped = others.find((each) => keys[each] === key) ?? null;
  if (swapped === null) return { keys: { ...keys, [name]: key }, swapped };
  const taken = [key, ...others.filter((each) => each !== swapped).map((each) => keys[each])];
  // If the replaced key is invalid or belongs to a third response, the other response cannot receive it.
  const isFree = (each: unknown) => NEAR.some((near) => near === each) && !taken.includes(each);
  const given = isFree(keys[name]) ? keys[name] : NEAR.find(isFree);
  return { keys: { ...keys, [name]: key, [swapped]: given }, swapped };
}
