/** @jest-environment node */
import { nameFrom } from "@/experiments/study/document/name-from";
import { NAME } from "@/experiments/study/document/text-forms";

it.each([
  ["Speed (60 %)", "speed-60"],
  ["Cœur et âme", "coeur-et-ame"],
  ["Größe", "grosse"],
  ["60 % speed", "condition-60-speed"],
  ["速度", "condition"],
  ["constructor", "condition-constructor"],
])("the text %s gives the name %s", (text, name) => {
  expect(nameFrom(text, "condition", [])).toBe(name);
});

it("a name is valid also for a long text that does not begin with a letter, and its copy has a number", () => {
  const name = nameFrom(`2027 ${"a long text ".repeat(5)}`, "condition", []);
  const copy = nameFrom(`2027 ${"a long text ".repeat(5)}`, "condition", [name]);
  expect(copy).toBe(`${name}-2`);
  expect([name, copy].every((each) => NAME.pattern.test(each))).toBe(true);
});
