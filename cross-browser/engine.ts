import type { COMMANDS } from "./commands";

/** A WebDriver session. */
export type Session = {
  version: string;
  send: (command: keyof typeof COMMANDS, parameters?: object) => Promise<unknown>;
  end: () => Promise<unknown>;
};

/** A running browser with a profile of its own. */
export type Running = Session & {
  /** The folder that it downloads to. */
  downloads: string;
};

/** One of the engines that browsers are made of, in a browser of Debian's. */
export type Engine = {
  name: string;
  /** Debian packages by the command that they install. */
  needs: Readonly<Record<string, string>>;
  /** Starts its browser with a new profile; all that it writes goes into the folder. */
  start: (folder: string) => Promise<Running>;
};

/** Notes what was observed, which must be the same in every engine. */
export type Observe = (what: string, value: unknown) => void;

export type Observations = ReadonlyMap<string, unknown>;

/** An observation that differs between the reference engine (there) and another one (here). */
export type Difference = { what: string; there: string; here: string };

/** What came of a scenario in one engine. */
export type Outcome = {
  engine: string;
  version: string;
  scenario: string;
  observations: Observations;
  /** Why it did not complete. */
  failure: string | undefined;
  duration: string;
};

export type AcceptedDifference = {
  engine: string;
  scenario: string;
  /** Of the observations that differ. */
  what: RegExp;
  /** The value in this engine, around the point where it begins to differ. */
  here: RegExp;
  reason: string;
};
