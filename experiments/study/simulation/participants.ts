import { MODELS } from "@/experiments/catalog/generated/models";
import { simulationOf } from "@/experiments/catalog/simulators";
import type { AppModel, FormModel, TimedModel } from "@/experiments/engine/contract/define-app";
import { answeredForm } from "@/experiments/engine/run/form-rows";
import { shown } from "@/experiments/engine/score/score";
import type { Session, StudyStep } from "@/experiments/engine/session/session";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";
import { simulatedSession } from "@/experiments/engine/simulation/simulated-session";
import type {
  CarelessClass,
  SimulatedPerson,
  Simulation,
} from "@/experiments/engine/simulation/simulator";
import { assignedCondition, stepSeed } from "@/experiments/study/document/assignment";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { type AppliedRule, excludes } from "@/experiments/study/document/exclude-rule";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import { isBalanced } from "@/experiments/study/document/place";
import type { AppStep, Exit, ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep, isRunStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { orderedSteps, orderRows } from "@/experiments/study/document/step-order";
import { contentAt } from "@/experiments/study/document/visits";
import type { Locale } from "@/lib/routes";
import { mirrored, type Random, seededRandom, seedsFor } from "@/lib/stats/random";
import { type BalancedPlace, balancedPlaces } from "./balanced-places";

/** The study to simulate, as data that can be copied to a web worker. */
export type SimulationInput = {
  document: Pick<
    ProtocolDocument,
    | "steps"
    | "order"
    | "conditions"
    | "conditionsAre"
    | "visits"
    | "assignment"
    | "conditionLabels"
    | "language"
    | "seed"
  >;
  /** The protocol id, the document id and the hash of the plan, which the simulated data contain. */
  protocolId: string;
  documentId: string;
  planHash?: string;
  people: number;
  /** The seed of all random numbers. */
  seed: number;
  /**
   * The true mean of a step's measure, keyed by step id; by default the mean of the people to whom the model was
   * fitted.
   */
  means: Readonly<Record<string, number>>;
  /** The difference that is added to the mean in one condition, keyed by step id. */
  differences: Readonly<Record<string, number>>;
  /** The condition with this difference; the second condition by default. */
  differs?: string;
  /** The plan's rules that exclude a person from the analysis. */
  exclude?: readonly AppliedRule[];
  /** True if every second participant repeats the previous participant's trials with opposite random errors. */
  inPairs?: true;
};

/** The true and the measured score of a simulated participant in a step. */
export type SimulatedResult = {
  truth: number;
  careless: CarelessClass | null;
  /** The first measure, rounded to its displayed decimals; null, with a reason, if the run has no score. */
  measured: number | null;
  reason: string | null;
  /** True if a rule of the plan excludes the person, even if the run has a score. */
  isExcluded: boolean;
};

/** A session of a simulated participant. If conditions are sessions, a participant does one session in each condition. */
export type SimulatedParticipant = {
  /** The id of the session. */
  id: string;
  /** The id of the participant, which is also the id of the first session. */
  person: string;
  condition: string | null;
  /** The visit; null in a study without visits. */
  visit: string | null;
  /** The results, keyed by step id. Steps that cannot be simulated, or that the person did not reach, are left out. */
  results: Readonly<Record<string, SimulatedResult>>;
  /** The exit to which a rule of the document led; null for participants who completed the study. */
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

/** Returns the session id of a simulated participant. Its prefix does not occur in ids of real participants. */
const idOf = (seed: number, index: number) =>
  `sim-${seed.toString(16).padStart(ID_DIGITS.seed, "0")}${String(index + 1).padStart(ID_DIGITS.number, "0")}`;

type Run = ReturnType<typeof simulatedRun>;

/** Simulates the run of a simulated person in an app. */
function runOf(
  { model, simulation }: SimulatedStep,
  person: SimulatedPerson,
  seed: number,
  random: Random,
): Run {
  // The model and the simulation are both of a timed app or both of a questionnaire, because they belong to one app
  // (experiments/catalog/simulators.ts).
  if (simulation.kind === "timed")
    return simulatedRun(model as TimedModel, seed, (trial) =>
      simulation.respond(trial, person, random),
    );
  const form = answeredForm(model as FormModel, seed, (screen) =>
    simulation.respond(screen, person, random),
  );
  return { ...form, durationMs: model.facts.seconds * 1000 };
}

/** Rounds a score to its displayed decimals. The page and the analysis scripts then compute with the same number. */
const asShown = (value: number, { facts }: AppModel) => shown(value, facts.measures[0].decimals);

/** Returns whether a rule of the plan excludes a participant because of one of the finished runs. */
const isExcluded = (
  finished: readonly { step: string; rows: Session["rows"] }[],
  rules: readonly AppliedRule[],
): boolean =>
  rules.some(({ rule, steps }) =>
    finished.some(
      ({ step, rows }) => steps.includes(step) && excludes(rule, { rows, sittings: 1 }),
    ),
  );

const blocksOf = (model: AppModel, seed: number) =>
  model.kind === "form" ? model.screens : model.blocks(seed).length;

/** Returns the number of sessions of all simulated participants together. */
export const sessionsIn = ({ document, people }: SimulationInput): number =>
  people *
  (areSessions(document) ? (document.conditions?.length ?? 1) : 1) *
  (document.visits?.length ?? 1);

/** A session that a simulated participant does. */
type SimulatedVisit = Pick<SimulatedParticipant, "id" | "condition" | "visit"> & {
  source: StudyStep["conditionSource"];
};

/** Returns the sessions of a participant: in a study with visits, one for each visit, in the same condition. */
function visitsOf(
  input: SimulationInput,
  person: string,
  place: BalancedPlace | null,
): SimulatedVisit[] {
  const sessions = sessionsOf(input, person, place);
  const { visits } = input.document;
  if (!visits) return sessions.map((session) => ({ ...session, visit: null }));
  return visits.flatMap((visit, index) =>
    sessions.map((session) => ({
      ...session,
      id: index === 0 ? session.id : `${session.id}v${index + 1}`,
      visit: visit.id,
    })),
  );
}

/**
 * Returns the sessions of a participant at one visit: one with a balanced or drawn condition, or one in each condition if they are
 * sessions.
 * @param place the place of the participant if the groups are balanced, or else null
 */
function sessionsOf(
  { document, protocolId }: SimulationInput,
  person: string,
  place: BalancedPlace | null,
): Omit<SimulatedVisit, "visit">[] {
  const { conditions } = document;
  if (!conditions) return [{ id: person, condition: null, source: null }];
  if (place) return [{ id: person, condition: place.condition, source: "balanced" }];
  if (!areSessions(document)) {
    const condition = assignedCondition(protocolId, person, conditions);
    return [{ id: person, condition, source: "drawn" }];
  }
  return conditions.map((condition, index) => ({
    id: index === 0 ? person : `${person}s${index + 1}`,
    condition,
    source: "address",
  }));
}

/** Returns the row of a participant at a visit; null, so that a row is drawn, if the visit does not have this row. */
function rowAt(
  document: SimulationInput["document"],
  condition: string | null,
  row: number | null,
): number | null {
  if (row === null || !document.visits) return row;
  return row < (orderRows(document, condition) ?? 0) ? row : null;
}

/**
 * Yields the sessions of the simulated participants of a study one by one. A simulated participant has the same
 * order and trials as a real participant with the same id, the same condition if conditions are drawn, and does the steps through the model of the app.
 * The traits of a person in different steps are drawn independently, because no correlations between them have been
 * published. In the sessions of a person, the traits are the same.
 * @param onSession receives the record of each step; if it is absent, records are not created
 */
export function* simulatedParticipants(
  input: SimulationInput,
  onSession?: (session: Session, step: SimulatedStep) => void,
): Generator<SimulatedParticipant, void> {
  const { document, protocolId, documentId, people, seed, exclude = [] } = input;
  const steps = simulatedSteps(document);
  const known = new Map(steps.map((each) => [each.step.id, each]));
  const { differs = document.conditions?.[1] } = input;
  const locale: Locale = document.language === "fr" ? "fr" : "en";
  const seeds = seedsFor(seed, people);
  const nextPlace = isBalanced(document)
    ? balancedPlaces(document, seededRandom(stepSeed(seed, "places")))
    : null;
  for (const index of seeds.keys()) {
    const isMirror = input.inPairs && index % 2 === 1;
    const personId = idOf(seed, index);
    const first = isMirror ? index - 1 : index;
    const own = seeds[first] as number;
    const random = (of: number) => (isMirror ? mirrored(seededRandom(of)) : seededRandom(of));
    const assigned = nextPlace?.() ?? null;
    let hasEnded = false;
    for (const { id, condition, source, visit } of visitsOf(input, personId, assigned)) {
      // After the exit by a rule, a participant does not do further visits.
      if (hasEnded && visit !== null) break;
      // Each session has trials and random errors of its own.
      const suffix = id.slice(personId.length);
      const ofVisit = contentAt(document, visit);
      const row = rowAt(ofVisit, condition, assigned?.row ?? null);
      const order = orderedSteps(ofVisit, condition, protocolId, personId, row);
      const done = order.filter(isRunStep);
      const results: Record<string, Omit<SimulatedResult, "isExcluded">> = {};
      const finished: { step: string; model: AppModel; rows: Session["rows"] }[] = [];
      let exit: Exit | null = null;
      for (const [place, { id: stepId, leave = [] }] of done.entries()) {
        const simulated = known.get(stepId);
        if (!simulated || exit) continue;
        const { model, simulation } = simulated;
        const [trialSeed, personSeed, runSeed] = [
          stepSeed(document.seed ?? idOf(seed, first) + suffix, stepId),
          stepSeed(own, `${stepId} person`),
          stepSeed(own, `${stepId} run${suffix}`),
        ];
        const mean = input.means[stepId] ?? simulation.typical;
        const added =
          condition !== null && condition === differs ? (input.differences[stepId] ?? 0) : 0;
        const person = simulation.draw(random(personSeed), mean - simulation.typical + added);
        const run = runOf(simulated, person, trialSeed, random(runSeed));
        const score = model.score(run.rows);
        results[stepId] = {
          truth: person.truth,
          careless: person.careless,
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
          conditionSource: source,
          planHash: input.planHash ?? null,
          visit,
          order: order.map((each) => each.id),
          ids: {},
        };
        const session = simulatedSession({
          id,
          model,
          seed: trialSeed,
          blocks: blocksOf(model, trialSeed),
          run,
          study,
          locale,
        });
        onSession({ ...session, format: 2, person: personId, deviceFacts: null }, simulated);
      }
      const withRules = Object.entries(results).map(([stepId, result]) => [
        stepId,
        { ...result, isExcluded: isExcluded(finished, exclude) },
      ]);
      if (exit) assigned?.free();
      hasEnded = exit !== null;
      yield {
        id,
        person: personId,
        condition,
        visit,
        results: Object.fromEntries(withRules),
        exit,
      };
    }
  }
}
