import type { Random } from "@/lib/stats/random";
import type { Given } from "./simulated-run";

/** Somebody who does not exist, drawn so that the truth is known. */
export type SimulatedPerson = {
  /** What a run without error would measure, in the unit of the app's first measure. */
  truth: number;
  /** Why the answers say little about that truth; null where they do. */
  careless: CarelessClass | null;
};

/**
 * Classes of careless runs (docs/simulation.md): unlike any other, almost only wrong in one condition, and a choice of
 * less for certain.
 */
const CARELESS_CLASSES = ["unlike", "oneCondition", "dominated"] as const;
export type CarelessClass = (typeof CARELESS_CLASSES)[number];

type SimulationBase<Person extends SimulatedPerson> = {
  /** The mean truth of the people that were fitted. */
  typical: number;
  /**
   * Draws a person. The same random numbers give the same person, but for where the truth lies.
   * @param by how far the mean truth of all is moved
   */
  draw(random: Random, by: number): Person;
};

// The runner knows no app: as in define-app.ts, methods make each app's types assignable to the defaults.

/** How people do a timed app at its settings. */
export type TimedSimulation<
  Trial = unknown,
  Response extends string = string,
  Person extends SimulatedPerson = SimulatedPerson,
> = SimulationBase<Person> & {
  kind: "timed";
  respond(trial: Trial, person: Person, random: Random): Given<Response>;
};

/** How people answer a form at its settings. */
export type FormSimulation<
  Screen = unknown,
  Value extends string = string,
  Person extends SimulatedPerson = SimulatedPerson,
> = SimulationBase<Person> & {
  kind: "form";
  /** The answers to a screen, in the order of its items. */
  respond(screen: Screen, person: Person, random: Random): readonly Value[];
};

export type Simulation = TimedSimulation | FormSimulation;
