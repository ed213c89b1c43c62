import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import type { DataApp } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { participationFiles } from "@/experiments/study/participation/participation-files";
import {
  checkedDocument,
  simulatedParticipations,
  THREE_TASKS,
} from "@/testing/simulated-participations";

const [folder = "", people = "0"] = process.argv.slice(2);

const document = checkedDocument(THREE_TASKS);
const apps = Object.fromEntries(
  document.steps.flatMap((step): [string, DataApp][] => {
    if (!isAppStep(step)) return [];
    const recompute = RECOMPUTE[step.app as keyof typeof RECOMPUTE];
    return [[step.id, { model: modelOfStep(step, MODELS), recompute }]];
  }),
);

mkdirSync(folder, { recursive: true });
for (const participation of simulatedParticipations(document, Number(people)))
  writeFileSync(
    join(folder, `${participation.id}.zip`),
    zipOf(participationFiles(participation, apps), { level: 6 }),
  );
