import { fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { recordEvents } from "@/components/shell/hydration/replay-events";

/** Records the events that are dispatched again after hydration. */
function hydrate() {
  const heard: string[] = [];
  for (const type of ["click", "input", "change", "submit"])
    document.addEventListener(type, (event) => {
      const { id, value } = event.target as HTMLInputElement;
      heard.push([type, id, value].filter(Boolean).join(" "));
    });
  window.replayEvents?.();
  return heard;
}

afterEach(() => {
  window.replayEvents?.();
});

it("pressing a button several times before hydration replays one press", async () => {
  document.body.innerHTML = '<button type="button" id="start">Start</button>';
  recordEvents(() => {});
  const button = document.getElementById("start") as HTMLElement;
  await userEvent.click(button);
  await userEvent.click(button);
  expect(document.documentElement.dataset.hydrating).toBe("");
  expect(hydrate()).toEqual(["click start"]);
  expect(document.documentElement.dataset.hydrating).toBeUndefined();
  expect(window.replayEvents).toBeUndefined();
});

it("the browser does not submit a form before hydration", async () => {
  document.body.innerHTML = '<form><button type="submit" id="send">Send</button></form>';
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.querySelector("form")?.addEventListener("submit", sent);
  recordEvents(() => {});
  await userEvent.click(document.getElementById("send") as HTMLElement);
  expect(sent).not.toHaveBeenCalled();
  hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

it("links, popovers and details elements work before hydration, and their events are not replayed", () => {
  document.body.innerHTML =
    '<a href="#there">There</a><button popovertarget="more">More</button><details><summary>Details</summary></details>';
  recordEvents(() => {});
  for (const element of document.querySelectorAll("a, button, summary"))
    expect(fireEvent.click(element)).toBe(true);
  expect(hydrate()).toEqual([]);
});

it("choices and typed text are replayed as change events", async () => {
  document.body.innerHTML =
    '<input type="radio" name="scheme" id="light" value="light" checked><input type="radio" name="scheme" id="dark" value="dark"><input id="search">';
  recordEvents(() => {});
  await userEvent.click(document.getElementById("dark") as HTMLElement);
  await userEvent.type(document.getElementById("search") as HTMLElement, "str");
  const heard = hydrate();
  expect(heard).toContain("change dark dark");
  expect(heard).toContain("input search str");
  expect((document.getElementById("dark") as HTMLInputElement).checked).toBe(true);
  expect((document.getElementById("search") as HTMLInputElement).value).toBe("str");
});

it("an event is not replayed if its element was removed", async () => {
  document.body.innerHTML = '<button type="button" id="gone">Gone</button>';
  recordEvents(() => {});
  const button = document.getElementById("gone") as HTMLElement;
  await userEvent.click(button);
  button.remove();
  expect(hydrate()).toEqual([]);
});
