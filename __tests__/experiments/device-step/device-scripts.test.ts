/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deviceScripts } from "@/experiments/device-step/model/device-scripts";
import { deviceModel } from "@/experiments/device-step/model/device-step-model";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { analysisScripts } from "@/experiments/engine/data/psych-ds";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { aSession } from "../a-session";
import { LANGUAGES_HERE } from "../recompute";
import { checkRows } from "./a-check";

const PARTS = ["display", "presses", "size"] as const;
const ROWS = checkRows(PARTS, {
  refresh_rate: 59.951,
  frame_interval: 16.68,
  frame_p95: 17.1,
  dropped_frames: 0.113,
  clock_step: 0.005,
  press_delay: 4.2,
  keyboard_presses: 12,
  touch_presses: 0,
  window_width: 1280,
  window_height: 631,
});

it.each(LANGUAGES_HERE)(
  "the scripts print the figures of a check as the page displays them ($command)",
  ({ command, script }) => {
    const model = deviceModel(PARTS) as AppModel;
    const folder = mkdtempSync(join(tmpdir(), "device-check-"));
    try {
      for (const part of ["analysis", "data"]) mkdirSync(join(folder, part));
      const scripts = analysisScripts({ recompute: deviceScripts(PARTS) });
      writeFileSync(
        join(folder, "analysis", script),
        script.endsWith(".R") ? scripts.r : scripts.py,
      );
      writeFileSync(join(folder, "data", "parameters.json"), parametersJson(model));
      writeFileSync(
        join(folder, "data", "a_data.csv"),
        sessionCsv(aSession({ model }, { rows: ROWS })),
      );
      const { stdout, stderr } = spawnSync(command, [join(folder, "analysis", script)], {
        encoding: "utf8",
      });
      const lines = stdout.split("\n").map((line) => line.trim());
      expect([lines.filter(Boolean).join("\n"), stderr]).toEqual([
        printedScore(model.facts, model.score(ROWS)),
        "",
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
