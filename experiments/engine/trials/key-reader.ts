import { ownValue } from "@/lib/own-value";
import { OWN_KEYS } from "./own-keys";

/** The character is written as a code point, because the site's fonts do not include it. */
const DOTLESS_I = String.fromCodePoint(0x131);

/** The reason why presses were not answers: the keys are not response keys, or a key such as Ctrl was held down. */
export type Unread = "keys" | "modifier";

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  getModifierState(name: string): boolean;
};

export type KeyReader<Response extends string> = ReturnType<typeof keyReader<Response>>;

/**
 * The kind of a key's character. `untold` means that the browser hides the character, for example while an input method
 * is active.
 */
type Kind = "a to z" | "digit" | "other Latin" | "other letter" | "sign" | "untold" | "named";

const DIGIT = /^\p{Nd}$/u;

/** Returns the letter or digit that a key types on the US layout; undefined for all other keys. */
const placeOf = (code: string): string | undefined =>
  /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code)?.slice(1).join("").toLowerCase();

/** Returns the value of a digit in any script. Unicode encodes the ten digits of a script consecutively. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

/** Returns a key in lower case. Full-width characters, both Turkish letters i and digits of any script become ASCII. */
function folded(key: string): string {
  const narrow = key.replace(/^[\uff01-\uff5e]$/, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  // The lower case of the Turkish capital I with a dot is an i followed by a combining dot.
  const typed = narrow.toLowerCase();
  const lower = typed === DOTLESS_I || typed === "i\u0307" ? "i" : typed;
  return DIGIT.test(lower) ? digitValue(lower) : lower;
}

function kindOf(typed: string): Kind {
  if (/^[a-z]$/.test(typed)) return "a to z";
  if (/^[0-9]$/.test(typed)) return "digit";
  if (/^(?:|process|unidentified)$/.test(typed)) return "untold";
  if (typed === "dead") return "sign";
  if (/^[a-z][a-z0-9]+$/.test(typed)) return "named";
  if (/^\p{Script=Latin}/u.test(typed)) return "other Latin";
  return /^[\p{L}\p{M}]/u.test(typed) ? "other letter" : "sign";
}

/**
 * Returns a reader that converts the key presses of one run into responses (docs/methods.md, "Keys"). A key is
 * identified by its character. If the character is neither a letter from a to z nor a digit, the key is identified by
 * its position, as the key at the same position of the US layout. This is not possible for a response key whose
 * character the layout has at another position. The reader learns such positions from earlier presses.
 * @param keys the responses, keyed by `KeyboardEvent.key` in lower case: letters, digits, Space, arrows
 */
export function keyReader<Response extends string>(keys: Readonly<Record<string, Response>>) {
  /**
   * Letters and digits whose key has another position than on the US layout, and the US characters of these positions.
   */
  const moved = new Set<string>();
  /**
   * True if Latin letters have other positions than on the US layout. The positions of letters may then have other
   * characters.
   */
  let isShuffled = false;
  let unread: Unread | null = null;

  const declared = (key: string | undefined): Response | undefined =>
    key === undefined ? undefined : ownValue(keys, key);

  const learn = (typed: string, kind: Kind, place: string | undefined, code: string) => {
    if (kind === "other letter" && code.startsWith("Key")) {
      // The participant has changed the layout, so earlier observations no longer apply.
      moved.clear();
      isShuffled = false;
    }
    // A letter at its US position is not evidence of a Latin layout: Shift types these letters on the Hebrew layout.
    if (kind === "a to z" && typed !== place && code !== "") isShuffled = true;
    const isOnMainKeys = code !== "" && !code.startsWith("Numpad");
    if ((kind === "a to z" || kind === "digit") && typed !== place && isOnMainKeys) {
      moved.add(typed);
      if (place) moved.add(place);
    }
  };

  const isReadByPlace = (kind: Kind, place: string, code: string): boolean => {
    if (code.startsWith("Numpad")) return true;
    if (kind === "named" || moved.has(place)) return false;
    if (code.startsWith("Digit") || kind === "untold" || kind === "other letter") return true;
    return kind === "sign" && !isShuffled;
  };

  const meaning = (press: Press): { response: Response | undefined; isByPlace: boolean } => {
    const { code } = press;
    const typed = folded(press.key);
    const kind = kindOf(typed);
    const place = placeOf(code);
    learn(typed, kind, place, code);
    const byCharacter = declared(typed) ?? declared(OWN_KEYS[code]);
    const byPlace = declared(place);
    // A key with digits of two scripts, or a key of the number pad with an arrow and a digit, is ambiguous.
    const isForeignDigit = kind === "digit" && !/^[0-9]$/.test(press.key);
    const isDouble = isForeignDigit || (kind === "named" && code.startsWith("Numpad"));
    if (isDouble && byCharacter && byPlace && byCharacter !== byPlace)
      return { response: undefined, isByPlace: false };
    if (byCharacter || kind === "a to z" || kind === "digit" || !place)
      return { response: byCharacter, isByPlace: false };
    const isByPlace = !press.getModifierState("AltGraph") && isReadByPlace(kind, place, code);
    return { response: isByPlace ? byPlace : undefined, isByPlace };
  };

  return {
    /**
     * Returns the response of a key press, and whether the position of the key identified the response. The response is
     * undefined if the press is not an answer. The browser handles presses with Ctrl, Alt or Meta.
     */
    read: (press: Press): { response: Response | undefined; isByPlace: boolean } => {
      const read = meaning(press);
      const isModified = press.ctrlKey || press.metaKey || press.altKey;
      if (isModified && read.response !== undefined) unread = "modifier";
      if (isModified) return { response: undefined, isByPlace: false };
      const isOfText = [...press.key].length === 1 || placeOf(press.code) !== undefined;
      if (read.response === undefined && isOfText && !press.repeat) unread = "keys";
      return read;
    },
    /** Returns and clears the reason why presses since the last call were not answers; null if all were answers. */
    takeUnread: (): Unread | null => {
      const taken = unread;
      unread = null;
      return taken;
    },
  };
}
