import { screen } from "@testing-library/dom";

const labelsOf = (id: string) =>
  [...((document.getElementById(id) as HTMLInputElement).labels ?? [])].map(
    ({ textContent }) => textContent,
  );

it("a control has the labels that name it or contain it first, in the order of the page", () => {
  document.body.innerHTML = `
    <label for="a">one</label><label>two<input id="a"><input id="b"></label><label for="a">three</label>
    <label for="b"><input id="c">four</label><label for="absent"><input id="d">five</label>
    <label for="p">six</label><p id="p"></p><label>seven<input type="hidden" id="e"><select id="f"></select></label>`;
  expect(["a", "b", "c", "d", "f"].map(labelsOf)).toEqual([
    ["one", "two", "three"],
    ["four"],
    [],
    [],
    ["seven"],
  ]);
  expect((document.getElementById("e") as HTMLInputElement).labels).toBeNull();
});

it("the labels of a control follow each change of the page at once", () => {
  document.body.innerHTML = `<label for="a">one</label><input id="a"><input id="b">`;
  const [label, first, second] = [...document.body.children] as HTMLInputElement[];
  expect(screen.getByLabelText("one")).toBe(first);
  label?.setAttribute("for", "b");
  expect(screen.getByLabelText("one")).toBe(second);
  if (second) second.id = "c";
  expect(screen.queryByLabelText("one", { selector: "input" })).toBeNull();
  if (second) second.id = "b";
  document.body.insertAdjacentHTML("beforeend", `<label for="b">two</label>`);
  expect(labelsOf("b")).toEqual(["one", "two"]);
  label?.remove();
  expect(labelsOf("b")).toEqual(["two"]);
});
