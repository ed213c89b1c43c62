import { whenElementAppears } from "@/components/shell/navigation/late-element";

/** Adds an element and waits until the observers have run. */
async function add(id: string, parent: Element = document.body) {
  const element = document.createElement("section");
  element.id = id;
  parent.append(element);
  await Promise.resolve();
  return element;
}

const target = () => document.getElementById("target");

beforeEach(() => document.body.replaceChildren());

it("the callback receives an element that is inserted late at any depth of the DOM, and is called once", async () => {
  const found = jest.fn();
  whenElementAppears(target, found);
  const other = await add("other");
  expect(found).not.toHaveBeenCalled();
  const late = await add("target", other);
  await add("later");
  expect(found).toHaveBeenCalledTimes(1);
  expect(found).toHaveBeenCalledWith(late);
});

it("for an element that already exists, the callback is not called, because the browser scrolls to it", async () => {
  await add("target");
  const found = jest.fn();
  whenElementAppears(target, found);
  await add("other");
  expect(found).not.toHaveBeenCalled();
});

it("waiting for an element ends when the caller stops it", async () => {
  const found = jest.fn();
  const stop = whenElementAppears(target, found);
  stop();
  await add("target");
  expect(found).not.toHaveBeenCalled();
});

it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
  "the page does not scroll back if the visitor has moved on: %s",
  async (event) => {
    const found = jest.fn();
    whenElementAppears(target, found);
    window.dispatchEvent(new Event(event));
    await add("target");
    expect(found).not.toHaveBeenCalled();
  },
);

it("the wait does not end if the page itself scrolls or changes its size", async () => {
  const found = jest.fn();
  whenElementAppears(target, found);
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("resize"));
  await add("target");
  expect(found).toHaveBeenCalledTimes(1);
});

it("the observer is disconnected when the wait ends", async () => {
  const disconnect = jest.spyOn(MutationObserver.prototype, "disconnect");
  whenElementAppears(target, () => {});
  await add("target");
  expect(disconnect).toHaveBeenCalledTimes(1);
});
