import { whenElementAppears } from "@/components/shell/navigation/late-element";

/** Adds an element and waits for the observers to run. */
async function add(id: string, parent: Element = document.body) {
  const element = document.createElement("section");
  element.id = id;
  parent.append(element);
  await Promise.resolve();
  return element;
}

beforeEach(() => document.body.replaceChildren());

it("calls back once with an element that is inserted late, however deep", async () => {
  const found = jest.fn();
  whenElementAppears("target", found);
  const other = await add("other");
  expect(found).not.toHaveBeenCalled();
  const target = await add("target", other);
  await add("later");
  expect(found).toHaveBeenCalledTimes(1);
  expect(found).toHaveBeenCalledWith(target);
});

it("leaves an element that already exists to the browser", async () => {
  await add("target");
  const found = jest.fn();
  whenElementAppears("target", found);
  await add("other");
  expect(found).not.toHaveBeenCalled();
});

it("stops waiting on request", async () => {
  const found = jest.fn();
  const stop = whenElementAppears("target", found);
  stop();
  await add("target");
  expect(found).not.toHaveBeenCalled();
});

it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
  "does not scroll back a visitor who has moved on: %s",
  async (event) => {
    const found = jest.fn();
    whenElementAppears("target", found);
    window.dispatchEvent(new Event(event));
    await add("target");
    expect(found).not.toHaveBeenCalled();
  },
);

it("is not stopped by scrolling and resizing of the page itself", async () => {
  const found = jest.fn();
  whenElementAppears("target", found);
  window.dispatchEvent(new Event("scroll"));
  window.dispatchEvent(new Event("resize"));
  await add("target");
  expect(found).toHaveBeenCalledTimes(1);
});

it("disconnects its observer at the end", async () => {
  const disconnect = jest.spyOn(MutationObserver.prototype, "disconnect");
  whenElementAppears("target", () => {});
  await add("target");
  expect(disconnect).toHaveBeenCalledTimes(1);
});
