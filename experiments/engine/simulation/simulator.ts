import type { Random } from "@/lib/stats/random";
import type { Given } from "./simulated-run";

/** A simulated person. The true value of a simulated person is known. */
export type SimulatedPerson = {
  /** The result of a run without measurement error, in the unit of the app's first measure. */
  truth: number;
  /**
   * The class of careless responding; null for careful people. The answers of careless people contain little
   * information about the true value.
   */
  careless: CarelessClass | null;
};

/**
 * Classes of careless runs (docs/simulation.md): `unlike` all other runs, almost always wrong in `oneCondition`, and
 * with the choice of a `dominated` option, although that option certainly pays less than the other option.
 */
const CARELESS_CLASSES = ["unlike", "oneCondition", "dominated"] as const;
export type CarelessClass = (typeof CARELESS_CLASSES)[number];

type SimulationBase<Person extends SimulatedPerson> = {
  /** The mean true value of the fitted people. */
  typical: number;
  /**
   * Draws a person. The same random numbers always produce the same person, except for the shift of the true value.
   * @param by shift of the mean true value of all people
   */
  draw(random: Random, by: number): Person;
};

// The code that runs simulations does not depend on any app. As in define-app.ts, functions are therefore declared as
// methods, because the types of each app are then assignable to the default types.

/** The simulation of people who do a timed app with the parameters of a run. */
export type TimedSimulation<
  Trial = unknown,
  Response extends string = string,
  Person extends SimulatedPerson = SimulatedPerson,
> = SimulationBase<Person> & {
  kind: "timed";
  respond(trial: Trial, person: Person, random: Random): Given<Response>;
};

/** The simulation of people who answer a questionnaire with the parameters of a run. */
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
