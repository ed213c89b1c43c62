/** @jest-environment node */
import { shortcutLetter } from "@/lib/shortcut-letter";

it.each([
  ["US", { key: "z", code: "KeyZ" }, "z"],
  ["US, with Shift", { key: "Z", code: "KeyZ" }, "z"],
  ["German", { key: "z", code: "KeyY" }, "z"],
  ["Russian", { key: "я", code: "KeyZ" }, "z"],
  ["Greek", { key: "Υ", code: "KeyY" }, "y"],
  ["Hebrew", { key: "ז", code: "KeyZ" }, "z"],
  ["Lithuanian, ž", { key: "ž", code: "Equal" }, "ž"],
])("keys of the layout %s yield the letter of the shortcut", (_, pressed, letter) => {
  expect(shortcutLetter(pressed)).toBe(letter);
});
