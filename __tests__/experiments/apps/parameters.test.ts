/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { fillWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf, type ParameterSet } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults, parameterSchema } from "@/experiments/engine/contract/parameter-schema";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import type { DrawnParameters } from "@/scripts/build/versions/draw-parameters";
import { randomRun } from "@/scripts/build/versions/random-run";
import { REPEAT } from "../../chosen-cases";
import { anyParameters } from "../any-parameters";
import { LANGUAGES_HERE, printedRun, scriptOf } from "../recompute";
import { rowsCsv } from "../rows-csv";

const setOf = (id: AppId): ParameterSet => APPS[id].parameters;
const modelOf = (id: AppId, drawn: DrawnParameters): AppModel => APPS[id].modelOf(drawn as never);

describe.each(APP_IDS)("the app %s", (id) => {
  const set = setOf(id);
  const cases = anyParameters(id);

  it("has valid default values, and limits that are multiples of the step", () => {
    expect(parameterFaults(set, defaultsOf(set))).toEqual([]);
    for (const parameter of Object.values(set.definitions))
      if (parameter.kind === "number") {
        const { minimum, maximum, step } = parameter;
        expect([minimum % step, maximum % step]).toEqual([0, 0]);
        expect(minimum).toBeLessThan(maximum);
      }
  });

  it("reports parameters that are out of range, missing or unknown", () => {
    const [name = ""] = Object.keys(set.definitions);
    const { [name]: _, ...others } = defaultsOf(set) as DrawnParameters;
    const faultsWith = (more: object) =>
      parameterFaults(set, { ...others, ...more }).map((fault) => fault.name);
    expect(faultsWith({ [name]: -1e9 })).toEqual([name]);
    expect(faultsWith({})).toEqual([name]);
    expect(faultsWith({ [name]: defaultsOf(set)[name], cueMs: 7 })).toEqual(["cueMs"]);
  });

  it("has texts without unfilled placeholders, with any valid parameters", () => {
    for (const locale of LOCALES)
      for (const { parameters: drawn } of cases) {
        const model = modelOf(id, drawn);
        const { brief, run, result } = fillWords(localize(APPS[id].words, locale), model, locale);
        // A questionnaire fills its instruction with the values of a screen.
        const told = ["keys" in run && run.keys, model.kind === "timed" && run.instruction];
        const texts = JSON.stringify([brief, told, result.reasons]);
        const [unfilled] = texts.match(/\{\w+\}|undefined|NaN|\b0 practice|\b1 blocks/) ?? [];
        expect([drawn, unfilled]).toEqual([drawn, undefined]);
      }
  });

  it("completes a run with any valid parameters, and its scripts print the same result as the page", () => {
    const folder = mkdtempSync(join(tmpdir(), "protocole-settings-"));
    try {
      const expected: string[] = [];
      const files = cases.map(({ parameters: drawn, seed, random }) => {
        const model = modelOf(id, drawn);
        const rows = randomRun(model, seed, random);
        const name = `s${seed}`;
        const data = join(folder, name, "data");
        mkdirSync(data, { recursive: true });
        writeFileSync(join(data, "run.csv"), rowsCsv(rows, id, name));
        writeFileSync(join(folder, name, "parameters.json"), parametersJson(model));
        for (const line of printedRun(model, rows).split("\n")) expected.push(`${name} ${line}`);
        return join(data, "run.csv");
      });
      for (const { command, script } of LANGUAGES_HERE) {
        const path = join(folder, script);
        writeFileSync(path, scriptOf(id, script));
        const { stdout, stderr, status } = spawnSync(command, [path, ...files], {
          encoding: "utf8",
        });
        expect({ command, status, stderr: status ? stderr : "", REPEAT }).toEqual({
          command,
          status: 0,
          stderr: "",
          REPEAT,
        });
        expect([REPEAT, ...stdout.trim().split(/\s*\n/)]).toEqual([REPEAT, ...expected]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});

it("the parameter schema of every app can be constructed", () => {
  for (const id of APP_IDS) expect(() => parameterSchema(setOf(id))).not.toThrow();
});
