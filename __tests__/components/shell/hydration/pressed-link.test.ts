import { markPressedLink } from "@/components/shell/hydration/pressed-link";

beforeAll(markPressedLink);

beforeEach(() => {
  document.body.innerHTML = `<a href="/about"><span>About</span></a><button>Start</button>`;
});

const press = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const pressed = () => document.querySelector("[data-pressed]")?.textContent;

it("a link looks pressed as soon as a finger touches it", () => {
  press("span", "pointerdown");
  expect(pressed()).toBe("About");
});

it.each(["pointerup", "pointercancel"])("the link no longer looks pressed after %s", (end) => {
  press("span", "pointerdown");
  press("span", end);
  expect(pressed()).toBeUndefined();
});

it("an element that is not a link does not look pressed", () => {
  press("button", "pointerdown");
  expect(pressed()).toBeUndefined();
});
