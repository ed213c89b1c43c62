/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SIMULATED_SPREAD as DIGIT_SPAN } from "@/experiments/apps/digit-span/interval";
import { RELIABILITY } from "@/experiments/apps/mini-ipip/scales";
import { SIMULATED_SPREAD as SPATIAL_SPAN } from "@/experiments/apps/spatial-span/interval";
import { CITIES } from "@/experiments/apps/where-is-it/cities";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { ROOT } from "@/scripts/project.mjs";

const METHODS = readFileSync(join(ROOT, "docs/methods.md"), "utf8").replaceAll("−", "-");
const [, SCORES = ""] = METHODS.split("\n## Scores\n");
const TEXT = SCORES.split("\n## ")[0]?.replace(/\s+/g, " ") ?? "";

/** The app of each row of the table, keyed by the first cell of the row. */
const ROWS: Record<string, readonly AppId[]> = {
  "Stroop, flanker, Simon": ["stroop", "flanker", "simon"],
  "simple reaction time": ["simple-rt"],
  "choice reaction time": ["choice-rt"],
  "go/no-go": ["go-no-go"],
  "spatial span": ["spatial-span"],
  "digit span": ["digit-span"],
  "Mini-IPIP": ["mini-ipip"],
  "Where is it?": ["where-is-it"],
  "lottery choice": ["lottery-choice"],
  "delay discounting": ["delay-discounting"],
  "11–20 game": ["eleven-twenty"],
};

// Researchers compute scores with the help of this table. If a default, a measure or a reason for exclusion changes,
// the table must change, too.
it("the table of scores in docs/methods.md lists the measures, exclusion reasons and defaults of each app", () => {
  for (const [name, ids] of Object.entries(ROWS)) {
    const row = SCORES.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
    for (const id of ids) {
      const { model, words } = APPS[id];
      for (const measure of model.facts.measures) expect(row).toContain(`\`${measure.id}\``);
      for (const reason of Object.keys(words.result.reasons)) expect(row).toContain(`*${reason}*`);
      const stated = [...row.matchAll(/`(\w+)` \((\d+)\)/g)].map(([, setting = "", value]) => [
        setting,
        Number(value),
      ]);
      expect(stated).toEqual(
        stated.map(([setting = ""]) => [
          setting,
          (model.parameters as Readonly<Record<string, unknown>>)[setting],
        ]),
      );
    }
  }
});

it("the table of scores in docs/methods.md has a row for each app", () => {
  expect(Object.values(ROWS).flat().sort()).toEqual([...APP_IDS].sort());
});

it("docs/methods.md states the numbers from which scores are computed: cities, Mini-IPIP, span parameters", () => {
  for (const [city, { latitude, longitude }] of Object.entries(CITIES))
    expect(TEXT).toContain(`${city} ${latitude}, ${longitude}`);
  for (const [scale, { sd, alpha }] of Object.entries(RELIABILITY))
    expect(TEXT).toContain(`${scale} ${sd.toFixed(3)} and ${alpha.toFixed(2).slice(1)}`);
  for (const { parameters } of [SPATIAL_SPAN, DIGIT_SPAN])
    for (const [setting, value] of Object.entries(parameters))
      expect(TEXT).toContain(`\`${setting}\` ${value}`);
});
