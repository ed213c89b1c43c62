import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { type KeyReader, keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import tables from "./keyboard-layouts.json";

type Key = { code: string; key: string };

const CODES = tables.codes.split(" ");

/** For each layout, the code and the character of each key, without and with Shift. */
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

/** Response keys that an author could choose. Layouts have these keys at different positions. */
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

/** Returns the code of the position that a character has on the US layout. */
const placeOf = (key: string) => {
  if (key === " ") return "Space";
  return /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
};

const isOnMainKeys = (key: string) => key.length === 1;

/**
 * Returns the key presses with which a participant could give the answer of a response key: a press of the key that
 * types the character, if necessary with Shift. If the layout does not have the character, or types it with Shift at
 * the same position as the US layout, the participant may also press the key at this position without Shift.
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
  it.each([...TIMED, ...CHOSEN])("every response key of $task gives its answer", ({ keys }) => {
    // Each press is read twice: by a new reader, and by a reader that has already read the earlier presses.
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
    "a key is never read as an answer that differs from its label ($task)",
    ({ keys }) => {
      const reader = keyReader(answersOf(keys));
      const misread: string[] = [];
      const readAll = () => {
        misread.length = 0;
        layout.plain.forEach((plain, index) => {
          const shifted = layout.shifted[index] as Key;
          // The label of a key also contains the character that the key types with Shift.
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
      // Programmer Dvorak types digits with Shift, in another order than other layouts. The reader learns this order
      // from the first digits.
      if (layout.layout !== "us(dvp)") expect(first).toEqual([]);
      expect(readAll()).toEqual([]);
    },
  );
});

describe("the press of a key that does not type the character of a response key", () => {
  const reader = () => keyReader(answersOf(["w", "v", "1", "9"]));
  const read = (of: KeyReader<string>, key: string, code: string) =>
    of.read(press({ key, code })).response;

  it("is not an answer on a Latin layout, even at the US position of a response key", () => {
    const dvorak = reader();
    expect(read(dvorak, "w", "Comma")).toBe("w");
    expect(read(dvorak, ",", "KeyW")).toBeUndefined();
    expect(read(dvorak, "k", "KeyV")).toBeUndefined();
  });

  it("counts by the position of its key after a change to a layout without Latin letters", () => {
    const changing = reader();
    expect(read(changing, "w", "Comma")).toBe("w");
    expect(read(changing, "ה", "KeyV")).toBe("v");
    expect(read(changing, "'", "KeyW")).toBe("w");
  });
});

it.each([
  ["a key that an input method processes", { key: "Process", code: "KeyF" }, "f"],
  ["a key that the browser does not know", { key: "Unidentified", code: "KeyF" }, "f"],
  ["a letter with Caps Lock", { key: "F", code: "KeyF" }, "f"],
  ["a full-width letter", { key: "ｆ", code: "KeyF" }, "f"],
  ["the digit of a number pad", { key: "4", code: "Numpad4" }, "4"],
  ["the digit of a number pad without NumLock", { key: "Clear", code: "Numpad5" }, "5"],
  ["an Arabic digit", { key: "٤", code: "Digit4" }, "4"],
  ["a Persian digit", { key: "۴", code: "Digit4" }, "4"],
  ["an Indian digit of a number pad", { key: "४", code: "Numpad4" }, "4"],
  ["a full-width Space", { key: "\u3000", code: "Space" }, " "],
  ["Space with Shift in Persian", { key: "\u200c", code: "Space" }, " "],
  ["the Turkish ı", { key: "ı", code: "KeyI" }, "i"],
  ["the Turkish İ", { key: "İ", code: "Quote" }, "i"],
])("the key reader reads %s as an answer", (_, given, answer) => {
  const reader = keyReader(answersOf(["f", "4", "5", "i", " "]));
  expect(reader.read(press(given)).response).toBe(answer);
});

it.each([
  ["the key ² of AZERTY", { key: "²", code: "Backquote" }],
  ["the key º of the Spanish layout", { key: "º", code: "Backquote" }],
  ["Escape at the position of a letter", { key: "Escape", code: "KeyF" }],
  ["a key without a position", { key: "а", code: "" }],
  ["an arrow key", { key: "ArrowDown", code: "ArrowDown" }],
])("the key reader does not read an answer from %s", (_, given) => {
  const reader = keyReader(answersOf(["f", "2", "o", "a"]));
  expect(reader.read(press(given)).response).toBeUndefined();
});

it("the key reader does not read an answer if a key's character and position belong to different answers", () => {
  const arrows = keyReader({ "6": "left", arrowright: "right" });
  const read = (key: string, code: string) => arrows.read(press({ key, code })).response;
  expect(read("ArrowRight", "Numpad6")).toBeUndefined();
  expect(read("ArrowRight", "ArrowRight")).toBe("right");
  expect(read("6", "Numpad6")).toBe("left");
  // On the Thai layout, the digit 1 is at the US position of the digit 2.
  const thai = keyReader(answersOf(["1", "2"]));
  expect(thai.read(press({ key: "๑", code: "Digit2" })).response).toBeUndefined();
});

it("the key reader identifies a key pressed with AltGr by its character, but not by its position", () => {
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

  it("is `keys` if the pressed keys are not response keys", () => {
    expect(unreadAfter(press({ key: "e", code: "KeyD" }))).toBe("keys");
  });

  it("is `modifier` if Ctrl was held down with a response key", () => {
    expect(unreadAfter(press({ key: "d", code: "KeyD" }, { ctrlKey: true }))).toBe("modifier");
  });

  it("is null if only keys without characters and repeats of a held response key were read", () => {
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

it("a response key that is identified by its position does not trigger the browser's shortcut for the key", () => {
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
