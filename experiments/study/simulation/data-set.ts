import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { codebook } from "@/experiments/engine/data/codebook";
import { csv, sessionCsv } from "@/experiments/engine/data/csv";
import {
  DESCRIPTION_LINE,
  dataSetFiles,
  type Files,
  nameValue,
  SIMULATED_DATA,
  scriptFiles,
} from "@/experiments/engine/data/data-set-files";
import { parametersJson } from "@/experiments/engine/data/parameters-file";
import { analysisScripts, referencesOf } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import { labelledConditions } from "@/experiments/study/document/condition-label";
import groupPy from "./group.py";
import groupR from "./group.R";
import {
  type SimulationInput,
  sessionsIn,
  simulatedParticipants,
  simulatedSteps,
} from "./participants";

/** The data of one step, which are collected during the simulation. */
type Gathered = {
  rows: string[];
  records: string[];
  /** The participant of each session. */
  persons: string[];
  truth: Record<
    "session_id" | "condition" | "truth" | "careless" | "score" | "reason",
    string | number | null
  >[];
};

const TRUTH_COLUMNS = ["session_id", "condition", "truth", "careless", "score", "reason"] as const;

/** Returns the sentence about a study whose participants do several sessions, after a full stop. */
const several = (input: SimulationInput) =>
  sessionsIn(input) === input.people
    ? ""
    : `. Each participant does several ${input.document.visits ? "visits" : "sessions"}, with the same traits and with trials of their own. The ids of the further sessions end in ${input.document.visits ? "`v2`, `v3`" : "`s2`, `s3`"} and so on, and the numbers are about the first session that has the task`;

const readme = (
  model: AppModel,
  path: string,
  people: number,
  isOnce: boolean,
  input: SimulationInput,
) =>
  `# ${people} simulated participants of ${model.facts.id}

**${SIMULATED_DATA}** These data are plausible, not real: a program drew participants from figures fitted to published data and simulated ${isOnce ? "one run" : "the runs"} of each, with the trials and rules of the task. Each row is marked in the column \`simulated\`; each \`session_id\` begins with \`sim-\`.

Seed ${input.seed}, app version ${model.facts.version}, protocol id \`${input.protocolId}\`.

## Files

- \`${path}\`: one row per trial of all participants, in the columns of real runs and the additional column \`simulated\`
- \`truth.csv\`: for each participant the true score, whether and how the person is careless (\`unlike\`: unlike any other run; \`oneCondition\`: almost all wrong in one condition; \`dominated\`: chose less for certain; NA: not), and the score or the reason for a missing score
- \`records.jsonl\`: the record of each participant, one JSON object per line, without the record of each trial that its rows repeat
- \`codebook.csv\`, \`codebook.json\`: what each column means
- \`parameters.json\`: every setting of the runs
- \`analysis/recompute.R\`, \`analysis/recompute.py\`: the score of each participant, as for real runs
- \`analysis/group.R\`, \`analysis/group.py\`: the numbers that the page shows: mean, SD, exclusions, reliability${several(input)}
${DESCRIPTION_LINE}

## Limits

The figures rest on one sample (participants recruited on MTurk, 2016). The simulation ignores fatigue, practice and haste, and no trial depends on the previous trial. The file docs/simulation.md of the site’s sources describes how the simulated participants are drawn and which effects are ignored.
`;

function filesOfStep(
  model: AppModel,
  { rows, records, persons, truth }: Gathered,
  input: SimulationInput,
): Files {
  const { facts } = model;
  const people = new Set(persons).size;
  const isOnce = persons.length === people;
  const path = `data/task-${nameValue(facts.id)}_description-simulated_data.csv`;
  const count = rows.reduce((sum, text) => sum + text.split("\n").length - 1, -1);
  const recompute = RECOMPUTE[facts.id as keyof typeof RECOMPUTE];
  return dataSetFiles({
    name: `${people} simulated participants of ${facts.id}`,
    description: `${model.codebook.description} ${SIMULATED_DATA} A program drew ${people} participants whose true scores are known (truth.csv) and let each do the app${isOnce ? " once" : ""}: ${count} trials. Fitted to published data, plausible, not real; each row has simulated = TRUE.`,
    more: { version: facts.version },
    references: referencesOf(model),
    readme: readme(model, path, people, isOnce, input),
    change: "Simulated. Nothing has been changed since.",
    entries: codebook(model, [], true, labelledConditions(input.document, "en")),
    data: {
      [path]: rows.join(""),
      "truth.csv": csv(TRUTH_COLUMNS, truth),
      "records.jsonl": records.join(""),
      "parameters.json": parametersJson(model),
    },
    analysis: {
      ...scriptFiles(analysisScripts({ recompute })),
      "group.R": groupR,
      "group.py": groupPy,
    },
  });
}

/**
 * Simulates the participants of a study, and returns a Psych-DS data set for each step, in the order of the document.
 * During the simulation, the generator yields the number of sessions that are already simulated.
 */
export function* simulatedDataSet(input: SimulationInput): Generator<number, Files> {
  const steps = simulatedSteps(input.document);
  const gathered = new Map<string, Gathered>(
    steps.map(({ step }) => [step.id, { rows: [], records: [], persons: [], truth: [] }]),
  );
  const participants = simulatedParticipants(input, (session, { step }) => {
    const own = gathered.get(step.id);
    if (!own) return;
    const text = sessionCsv(session);
    own.rows.push(own.rows.length === 0 ? text : text.slice(text.indexOf("\n") + 1));
    own.records.push(`${JSON.stringify({ ...session, raw: [] })}\n`);
  });
  let done = 0;
  for (const { id, person, condition, results } of participants) {
    for (const [step, { truth, careless, measured, reason }] of Object.entries(results)) {
      const own = gathered.get(step);
      own?.persons.push(person);
      own?.truth.push({ session_id: id, condition, truth, careless, score: measured, reason });
    }
    done += 1;
    yield done;
  }
  const files = steps.flatMap(({ step, model }, index) => {
    const own = gathered.get(step.id);
    if (!own || own.truth.length === 0) return [];
    return Object.entries(filesOfStep(model, own, input)).map(([path, text]) => [
      `${index + 1}-${step.id}/${path}`,
      text,
    ]);
  });
  return Object.fromEntries(files);
}

/**
 * The compression level. The highest level would take seconds longer for a thousand records, and would save almost no
 * space.
 */
const LEVEL = 6;

/** Returns files as a zip archive; the same files always produce the same bytes. */
export const simulatedZip = (files: Files): Uint8Array<ArrayBuffer> =>
  zipOf(files, { level: LEVEL });
