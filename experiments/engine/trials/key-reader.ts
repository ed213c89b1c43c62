import { OWN_KEYS } from "./own-keys";

/** By its number: no font of the site has it, and no text needs it. */
const DOTLESS_I = String.fromCodePoint(0x131);

/** Why presses gave no answer: their keys mean none, or a key such as Ctrl was held with them. */
export type Unread = "keys" | "modifier";

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  getModifierState(name: string): boolean;
};

export type KeyReader<Response extends string> = ReturnType<typeof keyReader<Response>>;

/** What stands on a key, as far as its character says. `untold`: the browser keeps it, as with an input method. */
type Kind = "a to z" | "digit" | "other Latin" | "other letter" | "sign" | "untold" | "named";

const DIGIT = /^\p{Nd}$/u;

/** The letter or digit that a key has on the US layout; undefined for all other keys. */
const placeOf = (code: string): string | undefined =>
  /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code)?.slice(1).join("").toLowerCase();

/** The value of a digit of any script: each script has its ten digits in a row. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

/** A key in lower case; characters of full width, both letters i of Turkish and the digits of all scripts as ASCII. */
function folded(key: string): string {
  const narrow = key.replace(/^[\uff01-\uff5e]$/, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  // The Turkish capital I with a dot is in lower case an i with one more dot.
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
 * Reads the presses of one run as its declared answers (docs/methods.md, "Keys"). The character decides. A key whose
 * character is no letter from a to z and no digit is read by its place: as the key that the US layout has there, unless
 * the layout is known to have that character elsewhere.
 * @param keys the responses by `KeyboardEvent.key` in lower case: letters, digits, Space, arrows
 */
export function keyReader<Response extends string>(keys: Readonly<Record<string, Response>>) {
  /** Letters and digits that were typed by a key of another place, and those places. */
  const moved = new Set<string>();
  /** Whether Latin letters have other places than on the US layout, so that signs may stand at those of letters. */
  let isShuffled = false;
  let unread: Unread | null = null;

  const declared = (key: string | undefined): Response | undefined =>
    key !== undefined && Object.hasOwn(keys, key) ? keys[key] : undefined;

  const learn = (typed: string, kind: Kind, place: string | undefined, code: string) => {
    if (kind === "other letter" && code.startsWith("Key")) {
      // What was learnt before is of another layout.
      moved.clear();
      isShuffled = false;
    }
    // At its own place it says nothing: Hebrew has the Latin letters there with Shift.
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
    // Two digits on one key of another script, or an arrow and a digit on one of the number pad: either may be meant.
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
     * Returns the answer that a press means, undefined where it means none, and whether it was read by the place of
     * its key. With Ctrl, Alt or Meta a press is the browser's.
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
    /** Returns why presses since the last call gave no answer, null where all did, and forgets it. */
    takeUnread: (): Unread | null => {
      const taken = unread;
      unread = null;
      return taken;
    },
  };
}
