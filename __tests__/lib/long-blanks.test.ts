import { longBlanksAt } from "@/lib/long-blanks";

const blanks = (count: number, blank = " ") => blank.repeat(count);

test.each([
  ["at the beginning", `${blanks(10_001)}"`, 0],
  ["at the end", `"${blanks(10_001)}`, 1],
  [
    "between shorter runs",
    `"${blanks(9_999)}x${blanks(9_999)}y${blanks(10_001)}z${blanks(99)}`,
    20_001,
  ],
  ["of several kinds of blanks", `"a${"\t \u00a0\r".repeat(2_501)}`, 2],
])("finds the beginning of a run of more than 10,000 blanks %s", (_, text, at) => {
  expect(longBlanksAt(text, "\n")).toBe(at);
});

test.each([
  ["runs of 10,000 blanks", `"${`${blanks(10_000)}x`.repeat(5)}`],
  ["empty lines", `"${blanks(50_000, "\n")}`],
  ["blanks in a text without quotation marks", blanks(50_000)],
  ["an empty text", ""],
])("accepts %s", (_, text) => {
  expect(longBlanksAt(text, "\n")).toBe(-1);
});
