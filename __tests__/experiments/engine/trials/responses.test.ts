import { keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";

type Given = { key: string; on?: "button" | "surface" } & KeyboardEventInit;

/** Listens for responses to an element with an answer button, with the response keys f and Space. */
function listening() {
  const surface = document.body.appendChild(document.createElement("section"));
  const button = surface.appendChild(document.createElement("button"));
  button.dataset.response = "left";
  const taken: string[] = [];
  const stop = listenForResponses(keyReader({ f: "right", " ": "go" }), surface, (response) =>
    taken.push(response),
  );
  /** @returns true if the browser's default action was not prevented */
  const press = ({ key, on = "surface", ...init }: Given) =>
    (on === "button" ? button : surface).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
    );
  return { taken, press, stop, button };
}

afterEach(() => document.body.replaceChildren());

it("response keys are read in upper and lower case, and the browser handles all other keys", () => {
  const { taken, press } = listening();
  expect([press({ key: "f" }), press({ key: "F" })]).toEqual([false, false]);
  for (const key of ["Tab", "Escape", "x", "ArrowUp"]) expect(press({ key })).toBe(true);
  expect(taken).toEqual(["right", "right"]);
});

it.each(["ctrlKey", "metaKey", "altKey"])("the browser handles a key pressed with %s", (held) => {
  const { taken, press } = listening();
  expect(press({ key: "f", [held]: true })).toBe(true);
  expect(taken).toEqual([]);
});

it("a response key that is held down counts as one response", () => {
  const { taken, press } = listening();
  press({ key: "f" });
  expect(press({ key: "f", repeat: true })).toBe(false);
  expect(taken).toEqual(["right"]);
});

it("Enter on an answer button counts as one response on keydown, even if Enter is held down", () => {
  const { taken, press, button } = listening();
  // If the page did not prevent the default action, the browser would click the button repeatedly.
  expect(press({ key: "Enter", on: "button" })).toBe(false);
  expect(press({ key: "Enter", on: "button", repeat: true })).toBe(false);
  expect(taken).toEqual(["left"]);
  expect(press({ key: "Enter" })).toBe(true);
  button.click();
  expect(taken).toEqual(["left", "left"]);
});

it("Space on an answer button gives the response of Space if Space is a response key", () => {
  const { taken, press } = listening();
  press({ key: " ", on: "button" });
  expect(taken).toEqual(["go"]);
});

it("keys and clicks are ignored after the listeners have been removed", () => {
  const { taken, press, stop, button } = listening();
  stop();
  expect(press({ key: "f" })).toBe(true);
  button.click();
  expect(taken).toEqual([]);
});
