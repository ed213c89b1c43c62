import { MODELS } from "@/experiments/catalog/models";
import { simulationOf } from "@/experiments/catalog/simulators";
import type { AppModel, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { countFlags } from "@/experiments/engine/score/flags";
import { shown, testRows } from "@/experiments/engine/score/score";
import type { Session, StudyStep } from "@/experiments/engine/session/session";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import { simulatedSession } from "@/experiments/engine/simulation/simulated-session";
import type {
  CarelessClass,
  SimulatedPerson,
  Simulation,
} from "@/experiments/engine/simulation/simulator";
import { conditionOf, stepSeed } from "@/experiments/study/document/assignment";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import type { AppStep, Exit, Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { stepsOf } from "@/experiments/study/document/step-order";
import type { Locale } from "@/lib/routes";
import { mirrored, type Random, seededRandom, seedsFor } from "@/lib/stats/random";

type FlagRule = NonNullable<Plan["exclude"]>[number];

/** A study to be simulated: plain data, which a worker is handed. */
export type SimulationInput = {
  document: Pick<ProtocolDocument, "steps" | "order" | "conditions" | "language" | "seed">;
  /** Ids of the document, as they stand in the data. */
  protocolId: string;
  documentId: string;
  people: number;
  /** Everything random comes from it. */
  seed: number;
  /** The true mean of a step's measure, by its id; absent: that of the people that were fitted. */
  means: Readonly<Record<string, number>>;
  /** What is added to it in the second condition, by the id of the step. */
  differences: Readonly<Record<string, number>>;
  /** Rules of the plan, by which flags of a step leave a person out of its analysis. */
  exclude?: readonly FlagRule[];
  /** Whether each second participant does the trials of the one before and errs in the opposite direction. */
  inPairs?: true;
};

/** How one step went for one simulated participant. */
export type SimulatedResult = {
  truth: number;
  careless: CarelessClass | null;
  /** The first measure as it is shown, or null and why there is none. */
  measured: number | null;
  reason: string | null;
  /** Whether the plan leaves the person out by flags, with a score or without. */
  isFlagged: boolean;
};

export type SimulatedParticipant = {
  id: string;
  condition: string | null;
  /** By the id of the step; without those that are not simulated, or that a rule has kept the person from. */
  results: Readonly<Record<string, SimulatedResult>>;
  /** The exit that a rule of the document led to; null for who came to the end. */
  exit: Exit | null;
};

/** A step whose app can be simulated. */
export type SimulatedStep = { step: AppStep; model: AppModel; simulation: Simulation };

/** Returns the steps of a document that can be simulated. */
export const simulatedSteps = ({ steps }: Pick<ProtocolDocument, "steps">): SimulatedStep[] =>
  steps.flatMap((step) => {
    if (!isAppStep(step)) return [];
    const model = modelOfStep(step, MODELS);
    const simulation = simulationOf(step.app, model.parameters);
    return simulation ? [{ step, model, simulation }] : [];
  });

const ID_DIGITS = { seed: 8, number: 4 };

/** The id of a participant, from 0: no real one begins so. */
const idOf = (seed: number, index: number) =>
  `sim-${seed.toString(16).padStart(ID_DIGITS.seed, "0")}${String(index + 1).padStart(ID_DIGITS.number, "0")}`;

type Run = ReturnType<typeof simulatedRun>;

/** Lets a person do an app once. */
function runOf(
  { model, simulation }: SimulatedStep,
  person: SimulatedPerson,
  seed: number,
  random: Random,
): Run {
  // The model and the simulation of one app belong together (experiments/catalog/simulators.ts).
  if (simulation.kind === "timed")
    return simulatedRun(model as TimedModel, seed, (trial) =>
      simulation.respond(trial, person, random),
    );
  const form = answeredForm(model as FormModel, seed, (screen) =>
    simulation.respond(screen, person, random),
  );
  return { ...form, durationMs: model.facts.seconds * 1000 };
}

/** A score in the decimals that it is shown and printed in, so that page and scripts go on from one number. */
const asShown = (value: number, { facts }: AppModel) => shown(value, facts.measures[0].decimals);

/** Whether a run has a flag in more of its test trials than the plan allows. */
function isFlagged(rows: Session["rows"], rules: readonly FlagRule[]): boolean {
  if (rules.length === 0) return false;
  const { counts } = countFlags(rows);
  const trials = testRows(rows).length;
  return rules.some(({ flag, abovePercent }) => 100 * counts[flag] > abovePercent * trials);
}

const blocksOf = (model: AppModel, seed: number) =>
  model.kind === "form" ? model.screens : model.blocks(seed).length;

/**
 * Goes through the simulated participants of a study one by one: each has a condition, an order and trials as a real
 * one with that id would, and does the steps that can be simulated through the app's own blocks, outcomes and score.
 * The traits of a person in different steps are drawn apart: nothing published says how they go together.
 * @param onSession takes the record of each step; without it none is made
 */
export function* simulatedParticipants(
  input: SimulationInput,
  onSession?: (session: Session, step: SimulatedStep) => void,
): Generator<SimulatedParticipant, void> {
  const { document, protocolId, documentId, people, seed, exclude = [] } = input;
  const steps = simulatedSteps(document);
  const known = new Map(steps.map((each) => [each.step.id, each]));
  const [, second] = document.conditions ?? [];
  const locale: Locale = document.language === "fr" ? "fr" : "en";
  const seeds = seedsFor(seed, people);
  for (const index of seeds.keys()) {
    const isMirror = input.inPairs && index % 2 === 1;
    const id = idOf(seed, index);
    const first = isMirror ? index - 1 : index;
    const own = seeds[first] as number;
    const random = (of: number) => (isMirror ? mirrored(seededRandom(of)) : seededRandom(of));
    const condition = document.conditions ? conditionOf(protocolId, id, document.conditions) : null;
    const order = stepsOf(document, condition, protocolId, id);
    const apps = order.filter(isAppStep);
    const results: Record<string, SimulatedResult> = {};
    const finished: { step: string; model: AppModel; rows: Session["rows"] }[] = [];
    let exit: Exit | null = null;
    for (const [place, { id: stepId, leave = [] }] of apps.entries()) {
      const simulated = known.get(stepId);
      if (!simulated || exit) continue;
      const { model, simulation } = simulated;
      const [trialSeed, personSeed, runSeed] = [
        stepSeed(document.seed ?? idOf(seed, first), stepId),
        stepSeed(own, `${stepId} person`),
        stepSeed(own, `${stepId} run`),
      ];
      const mean = input.means[stepId] ?? simulation.typical;
      const added =
        condition !== null && condition === second ? (input.differences[stepId] ?? 0) : 0;
      const person = simulation.draw(random(personSeed), mean - simulation.typical + added);
      const run = runOf(simulated, person, trialSeed, random(runSeed));
      const score = model.score(run.rows);
      results[stepId] = {
        truth: person.truth,
        careless: person.careless,
        isFlagged: isFlagged(run.rows, exclude),
        ...(score.status === "scored"
          ? { measured: asShown(score.measures[0].value, model), reason: null }
          : { measured: null, reason: score.reason }),
      };
      finished.push({ step: stepId, model, rows: run.rows });
      exit = exitByRule(leave, finished);
      if (!onSession) continue;
      const study: StudyStep = {
        protocol: protocolId,
        document: documentId,
        step: stepId,
        place: place + 1,
        condition,
        conditionSource: condition === null ? null : "drawn",
        order: order.map((each) => each.id),
        ids: {},
      };
      onSession(
        simulatedSession({
          id,
          model,
          seed: trialSeed,
          blocks: blocksOf(model, trialSeed),
          run,
          study,
          locale,
        }),
        simulated,
      );
    }
    yield { id, condition, results, exit };
  }
}
