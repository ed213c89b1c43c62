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
  /** The needed commands, each with the Debian package that installs it. */
  needs: Readonly<Record<string, string>>;
  /** Starts the engine's browser with a new profile. The browser writes only into the given folder. */
  start: (folder: string) => Promise<Running>;
};

/** Records an observation. Its value must be the same in every engine. */
export type Observe = (what: string, value: unknown) => void;

export type Observations = ReadonlyMap<string, unknown>;

/** An observation whose value differs between the reference engine (`there`) and another engine (`here`). */
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
  /** Matches the names of the observations that differ. */
  what: RegExp;
  /** Matches the value in this engine, around the point where the two values begin to differ. */
  here: RegExp;
  reason: string;
};
