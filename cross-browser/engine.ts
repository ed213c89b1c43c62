import type { COMMANDS } from "./commands";

/** A WebDriver session. */
export type Session = {
  version: string;
  send: (command: keyof typeof COMMANDS, parameters?: object) => Promise<unknown>;
  end: () => Promise<unknown>;
};

/** A running browser with its own profile. */
export type Running = Session & {
  /** The folder for downloads. */
  downloads: string;
};

/** A browser engine, in a browser that Debian packages. */
export type Engine = {
  name: string;
  /** Debian packages by the command that each installs. */
  needs: Readonly<Record<string, string>>;
  /** Starts its browser with a new profile; the browser writes only into the folder. */
  start: (folder: string) => Promise<Running>;
};

/** Records an observation, which must be the same in every engine. */
export type Observe = (what: string, value: unknown) => void;

export type Observations = ReadonlyMap<string, unknown>;

/** An observation that differs between the reference engine (there) and another engine (here). */
export type Difference = { what: string; there: string; here: string };

/** The outcome of a scenario in one engine. */
export type Outcome = {
  engine: string;
  version: string;
  scenario: string;
  observations: Observations;
  /** The reason why the scenario did not complete. */
  failure: string | undefined;
  duration: string;
};

export type AcceptedDifference = {
  engine: string;
  scenario: string;
  /** The name of the observations that differ. */
  what: RegExp;
  /** The value in this engine, around the point where it begins to differ. */
  here: RegExp;
  reason: string;
};
