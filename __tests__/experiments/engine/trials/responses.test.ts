import { keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";

type Given = { key: string; on?: "button" | "surface" } & KeyboardEventInit;

/** Returns a surface with an answer button, for an app with one response key. */
function listening() {
  const surface = document.body.appendChild(document.createElement("section"));
  const button = surface.appendChild(document.createElement("button"));
  button.dataset.response = "left";
  const taken: string[] = [];
  const stop = listenForResponses(keyReader({ f: "right", " ": "go" }), surface, (response) =>
    taken.push(response),
  );
  /** @returns whether the browser's default action is not prevented */
  const press = ({ key, on = "surface", ...init }: Given) =>
    (on === "button" ? button : surface).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
    );
  return { taken, press, stop, button };
}

afterEach(() => document.body.replaceChildren());

it("declared keys are responses in upper and lower case, and the browser handles all other keys", () => {
  const { taken, press } = listening();
  expect([press({ key: "f" }), press({ key: "F" })]).toEqual([false, false]);
  for (const key of ["Tab", "Escape", "x", "ArrowUp"]) expect(press({ key })).toBe(true);
  expect(taken).toEqual(["right", "right"]);
});

it.each(["ctrlKey", "metaKey", "altKey"])("the browser handles combinations with %s", (held) => {
  const { taken, press } = listening();
  expect(press({ key: "f", [held]: true })).toBe(true);
  expect(taken).toEqual([]);
});

it("a key held down is one response", () => {
  const { taken, press } = listening();
  press({ key: "f" });
  expect(press({ key: "f", repeat: true })).toBe(false);
  expect(taken).toEqual(["right"]);
});

it("Enter on an answer button is one response on keydown, even if it is held down", () => {
  const { taken, press, button } = listening();
  // Without preventing the default, the button would be clicked repeatedly.
  expect(press({ key: "Enter", on: "button" })).toBe(false);
  expect(press({ key: "Enter", on: "button", repeat: true })).toBe(false);
  expect(taken).toEqual(["left"]);
  expect(press({ key: "Enter" })).toBe(true);
  button.click();
  expect(taken).toEqual(["left", "left"]);
});

it("Space on an answer button is its own response if it is declared", () => {
  const { taken, press } = listening();
  press({ key: " ", on: "button" });
  expect(taken).toEqual(["go"]);
});

it("responses are ignored after listening has stopped", () => {
  const { taken, press, stop, button } = listening();
  stop();
  expect(press({ key: "f" })).toBe(true);
  button.click();
  expect(taken).toEqual([]);
});
