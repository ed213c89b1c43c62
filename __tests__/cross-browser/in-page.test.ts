import { find, textsOf, watch } from "@/cross-browser/in-page";

beforeEach(() => {
  // jsdom lays nothing out.
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
])("finds the visible %s that is called %s, or begins so", (selector, name, id) => {
  expect(find(selector, name)?.id).toBe(id);
});

it("finds nothing of another name", () => {
  expect(find("button", "Erase")).toBeNull();
});

it("reads what is shown, piece by piece", () => {
  expect(textsOf("main")).toEqual(["One two"]);
});

it("hears of what goes wrong, once a document", () => {
  watch();
  watch();
  dispatchEvent(new ErrorEvent("error", { message: "broken" }));
  expect(window.faults).toEqual(["broken"]);
});
