import { keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";

type Given = { key: string; on?: "button" | "surface" } & KeyboardEventInit;

/** A surface with an answer button, for an app that takes one key. */
function listening() {
  const surface = document.body.appendChild(document.createElement("section"));
  const button = surface.appendChild(document.createElement("button"));
  button.dataset.response = "left";
  const taken: string[] = [];
  const stop = listenForResponses(keyReader({ f: "right", " ": "go" }), surface, (response) =>
    taken.push(response),
  );
  /** @returns whether the browser keeps its own use of the key */
  const press = ({ key, on = "surface", ...init }: Given) =>
    (on === "button" ? button : surface).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
    );
  return { taken, press, stop, button };
}

afterEach(() => document.body.replaceChildren());

it("takes the declared keys, whatever their case, and leaves the others to the browser", () => {
  const { taken, press } = listening();
  expect([press({ key: "f" }), press({ key: "F" })]).toEqual([false, false]);
  for (const key of ["Tab", "Escape", "x", "ArrowUp"]) expect(press({ key })).toBe(true);
  expect(taken).toEqual(["right", "right"]);
});

it.each(["ctrlKey", "metaKey", "altKey"])("leaves combinations with %s to the browser", (held) => {
  const { taken, press } = listening();
  expect(press({ key: "f", [held]: true })).toBe(true);
  expect(taken).toEqual([]);
});

it("takes a held key once", () => {
  const { taken, press } = listening();
  press({ key: "f" });
  expect(press({ key: "f", repeat: true })).toBe(false);
  expect(taken).toEqual(["right"]);
});

it("takes Enter on an answer when it goes down, once however long it is held", () => {
  const { taken, press, button } = listening();
  // What is not prevented would click the button, again and again.
  expect(press({ key: "Enter", on: "button" })).toBe(false);
  expect(press({ key: "Enter", on: "button", repeat: true })).toBe(false);
  expect(taken).toEqual(["left"]);
  expect(press({ key: "Enter" })).toBe(true);
  button.click();
  expect(taken).toEqual(["left", "left"]);
});

it("a declared Space is itself on an answer too", () => {
  const { taken, press } = listening();
  press({ key: " ", on: "button" });
  expect(taken).toEqual(["go"]);
});

it("hears nothing after its end", () => {
  const { taken, press, stop, button } = listening();
  stop();
  expect(press({ key: "f" })).toBe(true);
  button.click();
  expect(taken).toEqual([]);
});
