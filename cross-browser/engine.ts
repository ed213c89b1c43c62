import type { COMMANDS } from "./commands";

/** A WebDriver session. */
export type Session = {
  version: string;
  send: (command: keyof typeof COMMANDS, parameters?: object) => Promise<unknown>;
  end: () => Promise<unknown>;
};

/** A running browser with a separate profile. */
export type Running = Session & {
  /** The folder for downloads. */
  downloads: string;
};

/** A browser engine, run in a browser that Debian packages. */
export type Engine = {
  name: string;
  /** The commands that the browser needs, each with the Debian package that installs the command. */
  needs: Readonly<Record<string, string>>;
  /** Starts the engine's browser with a new profile. The browser writes files only into the given folder. */
  start: (folder: string) => Promise<Running>;
};

/** Records an observation. The value of the observation must be the same in every engine. */
export type Observe = (what: string, value: unknown) => void;

export type Observations = ReadonlyMap<string, unknown>;

/**
 * An observation whose value differs between two engines: the reference engine has the value `there`, and another
 * engine has the value `here`.
 */
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
  /** Matches the names of the observations for which the difference is accepted. */
  what: RegExp;
  /** Matches the value in this engine, around the position at which the two values begin to differ. */
  here: RegExp;
  reason: string;
};
