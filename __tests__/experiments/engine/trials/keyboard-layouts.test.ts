import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { type KeyReader, keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import tables from "./keyboard-layouts.json";

type Key = { code: string; key: string };

const CODES = tables.codes.split(" ");

/** The presses of each key of a layout, without and with Shift. */
const LAYOUTS = Object.entries(tables.layouts).map(([layout, levels]) => {
  const [plain = [], shifted = []] = levels.map((keys) =>
    keys.split(" ").map((key, index) => ({
      code: CODES[index] as string,
      key: key === "Space" ? " " : key,
    })),
  );
  return { layout, plain, shifted };
});

const TIMED = APP_IDS.flatMap((id) => {
  const { model } = APPS[id];
  return model.kind === "timed" ? [{ task: id as string, keys: Object.keys(model.keys) }] : [];
});

/** Keys that an author could choose, with their positions on different layouts. */
const CHOSEN = [
  { task: "four digits", keys: ["1", "2", "8", "9"] },
  { task: "zero and five", keys: ["0", "5"] },
  { task: "letters that AZERTY swaps", keys: ["a", "q", "z", "w", "m"] },
  { task: "letters that QWERTZ and Dvorak move", keys: ["y", "z", "e", "u"] },
  { task: "letters on keys of signs", keys: ["q", "w", "p", "b"] },
  { task: "the two letters i", keys: ["i", "o"] },
];

const press = ({ key, code }: Key, init: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...init });

const answersOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key]));

/** Returns the place of a key on the US layout. */
const placeOf = (key: string) => {
  if (key === " ") return "Space";
  return /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
};

const isOnMainKeys = (key: string) => key.length === 1;

/**
 * Returns the presses that a participant would make for a declared key: the key that types it, if necessary with
 * Shift, or the key in its place without Shift if the layout does not have the character.
 */
function pressesFor(key: string, { plain, shifted }: (typeof LAYOUTS)[number]): Key[] {
  const types = (each: Key) => each.key.toLowerCase() === key;
  const typing = plain.find(types);
  if (typing) return [typing];
  const withShift = shifted.find(types);
  const atPlace = plain.find(({ code }) => code === placeOf(key)) as Key;
  if (withShift && withShift.code !== atPlace.code) return [withShift];
  return withShift ? [withShift, atPlace] : [atPlace];
}

describe.each(LAYOUTS)("with the layout $layout", (layout) => {
  it.each([...TIMED, ...CHOSEN])("every declared answer can be given ($task)", ({ keys }) => {
    // Read by a new reader, and by a reader that has read the other keys.
    const practised = keyReader(answersOf(keys));
    const presses = keys
      .filter(isOnMainKeys)
      .flatMap((key) => pressesFor(key, layout).map((each) => ({ key, pressed: press(each) })));
    for (const { key, pressed } of presses) {
      const fresh = keyReader(answersOf(keys));
      expect([key, fresh.read(pressed).response]).toEqual([key, key]);
      expect([key, practised.read(pressed).response]).toEqual([key, key]);
    }
  });

  it.each([...TIMED, ...CHOSEN])(
    "an answer is never read as another answer ($task)",
    ({ keys }) => {
      const reader = keyReader(answersOf(keys));
      const misread: string[] = [];
      const readAll = () => {
        misread.length = 0;
        layout.plain.forEach((plain, index) => {
          const shifted = layout.shifted[index] as Key;
          // A key is also labelled with its character with Shift.
          const onIt = [plain.key, shifted.key].map((key) => key.toLowerCase());
          const meant = keys.find((key) => onIt.includes(key));
          for (const each of [plain, shifted]) {
            const { response } = reader.read(press(each));
            if (response && meant && response !== meant) misread.push(`${meant}: ${response}`);
          }
        });
        return misread;
      };
      const first = [...readAll()];
      // Programmer Dvorak has its digits with Shift, in another order: the reader learns this from the first digits.
      if (layout.layout !== "us(dvp)") expect(first).toEqual([]);
      expect(readAll()).toEqual([]);
    },
  );
});

describe("a key without a declared character", () => {
  const reader = () => keyReader(answersOf(["w", "v", "1", "9"]));
  const read = (of: KeyReader<string>, key: string, code: string) =>
    of.read(press({ key, code })).response;

  it("is not an answer on a Latin layout, even in the place of a declared letter", () => {
    const dvorak = reader();
    expect(read(dvorak, "w", "Comma")).toBe("w");
    expect(read(dvorak, ",", "KeyW")).toBeUndefined();
    expect(read(dvorak, "k", "KeyV")).toBeUndefined();
  });

  it("is read again by its place after a change to a layout without Latin letters", () => {
    const changing = reader();
    expect(read(changing, "w", "Comma")).toBe("w");
    expect(read(changing, "ה", "KeyV")).toBe("v");
    expect(read(changing, "'", "KeyW")).toBe("w");
  });
});

it.each([
  ["an input method that keeps the character", { key: "Process", code: "KeyF" }, "f"],
  ["a browser that does not know it", { key: "Unidentified", code: "KeyF" }, "f"],
  ["Caps Lock", { key: "F", code: "KeyF" }, "f"],
  ["full width", { key: "ｆ", code: "KeyF" }, "f"],
  ["the digit of a number pad", { key: "4", code: "Numpad4" }, "4"],
  ["the digit of a number pad without NumLock", { key: "Clear", code: "Numpad5" }, "5"],
  ["an Arabic digit", { key: "٤", code: "Digit4" }, "4"],
  ["a Persian digit", { key: "۴", code: "Digit4" }, "4"],
  ["an Indian digit of a number pad", { key: "४", code: "Numpad4" }, "4"],
  ["Space of full width", { key: "\u3000", code: "Space" }, " "],
  ["Space with Shift in Persian", { key: "\u200c", code: "Space" }, " "],
  ["the Turkish ı", { key: "ı", code: "KeyI" }, "i"],
  ["the Turkish İ", { key: "İ", code: "Quote" }, "i"],
])("the key reader reads %s as an answer", (_, given, answer) => {
  const reader = keyReader(answersOf(["f", "4", "5", "i", " "]));
  expect(reader.read(press(given)).response).toBe(answer);
});

it.each([
  ["² of AZERTY", { key: "²", code: "Backquote" }],
  ["º of the Spanish layout", { key: "º", code: "Backquote" }],
  ["Escape at the place of a letter", { key: "Escape", code: "KeyF" }],
  ["a key without a place", { key: "а", code: "" }],
  ["an arrow", { key: "ArrowDown", code: "ArrowDown" }],
])("the key reader does not read an answer from %s", (_, given) => {
  const reader = keyReader(answersOf(["f", "2", "o", "a"]));
  expect(reader.read(press(given)).response).toBeUndefined();
});

it("the key reader does not read an answer from a key with two declared answers", () => {
  const arrows = keyReader({ "6": "left", arrowright: "right" });
  const read = (key: string, code: string) => arrows.read(press({ key, code })).response;
  expect(read("ArrowRight", "Numpad6")).toBeUndefined();
  expect(read("ArrowRight", "ArrowRight")).toBe("right");
  expect(read("6", "Numpad6")).toBe("left");
  // On the Thai layout, the digit 1 is on the key for 2.
  const thai = keyReader(answersOf(["1", "2"]));
  expect(thai.read(press({ key: "๑", code: "Digit2" })).response).toBeUndefined();
});

it("the key reader uses only the character with AltGr, not the place of the key", () => {
  const reader = keyReader(answersOf(["2"]));
  const held = { modifierAltGraph: true };
  expect(reader.read(press({ key: "~", code: "Digit2" }, held)).response).toBeUndefined();
  expect(reader.read(press({ key: "2", code: "KeyC" }, held)).response).toBe("2");
});

describe("the reason why presses were not answers", () => {
  const unreadAfter = (...pressed: KeyboardEvent[]) => {
    const reader = keyReader(answersOf(["d", "f"]));
    for (const each of pressed) reader.read(each);
    return reader.takeUnread();
  };

  it("is that their keys are not response keys", () => {
    expect(unreadAfter(press({ key: "e", code: "KeyD" }))).toBe("keys");
  });

  it("is that Ctrl was held down with response keys", () => {
    expect(unreadAfter(press({ key: "d", code: "KeyD" }, { ctrlKey: true }))).toBe("modifier");
  });

  it("is null if there were only keys without characters and response keys held down", () => {
    const held = { repeat: true };
    expect(
      unreadAfter(
        press({ key: "Shift", code: "ShiftLeft" }),
        press({ key: "Tab", code: "Tab" }),
        press({ key: "d", code: "KeyD" }, held),
      ),
    ).toBeNull();
  });
});

it("an answer read by its place prevents the browser's use of the key, such as Firefox's search", () => {
  const surface = document.body.appendChild(document.createElement("section"));
  const taken: unknown[] = [];
  const stop = listenForResponses(
    keyReader({ "4": "four" }),
    surface,
    (response, _at, _input, origin) => taken.push([response, origin.isByPlace]),
  );
  expect(surface.dispatchEvent(press({ key: "'", code: "Digit4" }))).toBe(false);
  expect(taken).toEqual([["four", true]]);
  stop();
});
