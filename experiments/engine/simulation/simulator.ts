import type { Random } from "@/lib/stats/random";
import type { Given } from "./simulated-run";

/** A simulated person, whose true value is known. */
export type SimulatedPerson = {
  /** Result of a run without measurement error, in the unit of the app's first measure. */
  truth: number;
  /** Class of careless responding, if the answers contain little information about the true value; null otherwise. */
  careless: CarelessClass | null;
};

/**
 * Classes of careless runs (docs/simulation.md): unlike all others, almost always wrong in one condition, and choosing
 * a dominated option, which is certain to pay less.
 */
const CARELESS_CLASSES = ["unlike", "oneCondition", "dominated"] as const;
export type CarelessClass = (typeof CARELESS_CLASSES)[number];

type SimulationBase<Person extends SimulatedPerson> = {
  /** The mean true value of the fitted people. */
  typical: number;
  /**
   * Draws a person. The same random numbers produce the same person, apart from the shift of the true value.
   * @param by shift of the mean true value of all people
   */
  draw(random: Random, by: number): Person;
};

// The runner does not depend on any app: as in define-app.ts, methods make each app's types assignable to the defaults.

/** Simulates people who do a timed app with its parameters. */
export type TimedSimulation<
  Trial = unknown,
  Response extends string = string,
  Person extends SimulatedPerson = SimulatedPerson,
> = SimulationBase<Person> & {
  kind: "timed";
  respond(trial: Trial, person: Person, random: Random): Given<Response>;
};

/** Simulates people who answer a form with its parameters. */
export type FormSimulation<
  Screen = unknown,
  Value extends string = string,
  Person extends SimulatedPerson = SimulatedPerson,
> = SimulationBase<Person> & {
  kind: "form";
  /** Returns the answers to a screen, in the order of its items. */
  respond(screen: Screen, person: Person, random: Random): readonly Value[];
};

export type Simulation = TimedSimulation | FormSimulation;
