/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenOf, REPEAT } from "../../chosen-cases";
import { LANGUAGES_HERE } from "../recompute";
import { participantFiles, printed, write, writeHome, zipped } from "./study-home";

/**
 * Names of folders that researchers could choose. R writes a blank in a path as ~+~, and each other character has a
 * special meaning in some program.
 */
const NAMES = ["my study", "l'étude d’Anaïs #1 (100 %) [b] & c"];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "protocole-ways-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HAS_R = LANGUAGES_HERE.some(({ command }) => command === "Rscript");

type Way = { way: string; command: string; args: (script: string) => string[]; at?: "home" };

/**
 * Commands with which people start a script: with its complete path from another folder, or from the folder above
 * `analysis`.
 */
const WAYS: readonly Way[] = [
  { way: "python3", command: "python3", args: (script) => [`${script}.py`] },
  {
    way: "python3 in its study",
    command: "python3",
    args: (script) => [`${script}.py`],
    at: "home",
  },
  {
    way: "runpy",
    command: "python3",
    args: (script) => [
      "-c",
      `import runpy, sys; runpy.run_path(sys.argv.pop(), run_name="__main__")`,
      `${script}.py`,
    ],
  },
  ...(HAS_R
    ? [
        { way: "Rscript", command: "Rscript", args: (script: string) => [`${script}.R`] },
        {
          way: "Rscript in its study",
          command: "Rscript",
          args: (script: string) => [`${script}.R`],
          at: "home" as const,
        },
        {
          way: "R -f",
          command: "R",
          args: (script: string) => ["-s", "--vanilla", "-f", `${script}.R`],
        },
        ...[
          "source(path)",
          "source(path, chdir = TRUE)",
          'source(path, encoding = "UTF-8")',
          "(function() source(path, local = TRUE))()",
          "invisible(capture.output(x <- source(path))) ; cat(capture.output(source(path)), sep = '\\n')",
        ].flatMap((call) =>
          ([undefined, "home"] as const).map((at) => ({
            way: `${call}${at ? " in its study" : ""}`,
            command: "Rscript",
            args: (script: string) => [
              "-e",
              `path <- commandArgs(TRUE)[1]; ${call}`,
              `${script}.R`,
            ],
            at,
          })),
        ),
      ]
    : []),
];

const run = ({ command, args, at }: Way, home: string, script: string) =>
  printed(command, args(at ? script : join(home, script)), at && home);

describe.each(NAMES)("the recompute scripts in a folder named %s", (name) => {
  it("print the results with each command that can start a script", () => {
    const home = join(folder, name);
    writeHome(home);
    const { files, expected } = participantFiles("one", 1);
    write(home, { "data/p.zip": zipped(files), "data/unpacked/x.txt": "" });
    const alone = Object.entries(files).map(([path, text]) => [path.replace("1-speed/", ""), text]);
    write(join(home, "analysis"), Object.fromEntries(alone));
    const lines = expected.map((line) => line.replace("one ", ""));
    const scripts = [
      { script: "analysis/recompute-all", printed: ["# colours", "# person", "# speed", ...lines] },
      { script: "analysis/speed/recompute", printed: lines },
    ];
    const ways = name === NAMES[1] ? WAYS : WAYS.filter((_, index) => index % 2 === 0);
    // Each way starts one of the two scripts, because each start of R takes a third of a second.
    for (const [index, way] of ways.entries())
      for (const { script, printed } of chosenOf(scripts, index))
        expect({ ...way, script, REPEAT, ...run(way, home, script) }).toMatchObject({
          status: 0,
          lines: printed,
        });
  }, 300_000);
});

it("a recompute script that finds no data fails and names the folder in which it searched", () => {
  const home = join(folder, "my study");
  writeHome(home);
  for (const way of WAYS.filter(({ way }) => /^(python3|Rscript|source\(path\))/.test(way))) {
    for (const [script, place] of [
      ["analysis/speed/recompute", "my study/analysis/data"],
      ["analysis/recompute-all", "my study/data"],
    ] as const) {
      const { status, said } = run(way, home, script);
      expect({ way: way.way, status }).toEqual({ way: way.way, status: 1 });
      expect(said.join("\n")).toContain(`${place}.`);
    }
  }
}, 120_000);

it("an R session continues after source() has run a recompute script that finds no data", () => {
  if (!HAS_R) return;
  writeHome(folder);
  const call = 'try(source(commandArgs(TRUE)[1])); cat("goes on\\n")';
  const { lines } = printed("Rscript", ["-e", call, join(folder, "analysis/speed/recompute.R")]);
  expect(lines).toEqual(["goes on"]);
});

it.each(LANGUAGES_HERE)(
  "the recompute script in $command accepts a folder, and names a file that does not exist",
  ({ command, script }) => {
    writeHome(folder);
    const { files, expected } = participantFiles("one", 1);
    write(folder, files);
    const path = join(folder, "analysis/speed", script);
    const whole = printed(command, [path, join(folder, "1-speed/data")]);
    expect([whole.status, whole.lines]).toEqual([0, expected.map((line) => line.slice(4))]);
    const partly = printed(command, [path, join(folder, "1-speed/data"), join(folder, "gone.csv")]);
    expect([partly.status, partly.lines]).toEqual([1, whole.lines]);
    expect(partly.said.join("\n")).toContain("gone.csv: is not there");
  },
);
