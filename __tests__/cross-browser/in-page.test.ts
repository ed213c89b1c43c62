import { find, textsOf, watch } from "@/cross-browser/in-page";

beforeEach(() => {
  // jsdom does not compute a layout. In these tests, an element is therefore visible unless it has the attribute
  // `hidden`.
  Element.prototype.checkVisibility = function () {
    return this.closest("[hidden]") === null;
  };
  document.body.innerHTML = `
    <button hidden>Send</button>
    <button id="later">Send later</button>
    <button id="send"> Send\n now </button>
    <a href="/" aria-label="Details: Stroop" id="details">Details</a>
    <main><p>One<b>two</b></p><p hidden>three</p>
    <select><option>four</option></select><p data-online="true">Online</p></main>`;
});

it.each([
  ["button", "Send now", "send"],
  ["button", "Send", "later"],
  ["a", "Details: Stroop", "details"],
  ["button", null, "later"],
])("find() returns the visible %s whose name equals or begins with %s", (selector, name, id) => {
  expect(find(selector, name)?.id).toBe(id);
});

it("find() does not return an element that has a different name", () => {
  expect(find("button", "Erase")).toBeNull();
});

it("textsOf() returns the displayed texts with single spaces between text nodes", () => {
  expect(textsOf("main")).toEqual(["One two"]);
});

it("watch() records each error only once for each loaded page", () => {
  watch();
  watch();
  dispatchEvent(new ErrorEvent("error", { message: "broken" }));
  expect(window.faults).toEqual(["broken"]);
});
