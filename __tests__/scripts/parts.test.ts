/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PARTS, partsOf } from "@/scripts/parts.mjs";
import { ROOT } from "@/scripts/project.mjs";

it("an npm command without the name of a part runs all parts of the command in order", () => {
  const scripts = Object.values(PARTS["gen:data"] ?? {});
  expect(partsOf("gen:data", [])).toEqual({ scripts, rest: [] });
});

it("an npm command runs the parts that it names, and every script receives the arguments after the names", () => {
  const { norms, people } = PARTS["gen:data"] ?? {};
  expect(partsOf("gen:data", ["people", "norms", "--short", "5"])).toEqual({
    scripts: [people, norms],
    rest: ["--short", "5"],
  });
});

it.each([
  ["gen:data", "norm", "gen:data has no part norm."],
  ["bench:part", "--short", "bench:part needs the name of a part."],
])("the command “%s” with the argument “%s” stops and lists the parts", (command, arg, message) => {
  const names = Object.keys(PARTS[command] ?? {}).join(", ");
  expect(() => partsOf(command, [arg])).toThrow(
    `${message}\n  npm run ${command} <part>, with one of: ${names}`,
  );
});

it("every part of an npm command has a script that exists", () => {
  const scripts = Object.values(PARTS).flatMap((parts) => Object.values(parts));
  expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([]);
});
