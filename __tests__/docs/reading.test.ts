/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cell } from "@/scripts/generate/reading-coverage";
import { BY_FORMULA } from "@/scripts/generate/reading-studies";
import { ROOT } from "@/scripts/project.mjs";

const page = readFileSync(join(ROOT, "docs/reading.md"), "utf8");
const [, table = ""] = page.split(/<!-- \/?coverage -->/);
const exceptions = page.split("### Exceptions")[1]?.split(/\n##? /)[0] ?? "";
const rows = [...table.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
  .map(([, name = "", cells = ""]) => ({ name, cells: cells.split(" | ") }))
  .slice(2);

it("of the intervals of simulated studies, 93 to 97 % contain the true value, or the documentation lists an exception", () => {
  expect(rows.length).toBeGreaterThan(BY_FORMULA.length);
  const outside = rows.filter(({ cells }) =>
    cells.some(
      (each) => !(each === "–" || (Number.parseFloat(each) >= 93 && Number.parseFloat(each) <= 97)),
    ),
  );
  const listed = [...exceptions.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name]) =>
    name?.replace(/\s+/g, " "),
  );
  expect(outside.map(({ name }) => name)).toEqual(listed);
});

// The other intervals take longer. Tests of lib/stats compare each of them with R.
const QUICK = BY_FORMULA.filter(({ name }) => /Wilson|Newcombe|Welch/.test(name));

it.each(QUICK)("the documented coverage of 30 people is still the coverage: $name", (kind) => {
  expect(rows.find(({ name }) => name === kind.name)?.cells[0]).toBe(cell(kind, 30));
});
