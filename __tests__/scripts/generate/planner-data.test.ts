/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { plannerFiles } from "@/scripts/generate/set-planner-data";
import { ROOT } from "@/scripts/project.mjs";

it.each(Object.entries(plannerFiles()))(
  "the planner's %s has the figures of the data files",
  (name, text) => {
    expect(readFileSync(join(ROOT, "experiments/study/plan/data", name), "utf8")).toBe(text);
  },
);
