import type { COMMANDS } from "./commands.mjs";

/** A browser that does what it is told. */
export type Session = {
  version: string;
  send: (command: keyof typeof COMMANDS, parameters?: object) => Promise<unknown>;
  end: () => Promise<unknown>;
};

/** A browser that runs, with a profile of its own. */
export type Running = Session & {
  /** The folder into which it saves what is downloaded. */
  downloads: string;
};

/** One of the engines that browsers are made of, in a browser of Debian's. */
export type Engine = {
  name: string;
  /** The commands that it takes, and the Debian packages that they come in. */
  needs: Readonly<Record<string, string>>;
  /** Starts its browser with nothing from before; all that it writes is put into the folder. */
  start: (folder: string) => Promise<Running>;
};

/** Where the journeys go: the site as it is served, and the receiver of its contact form. */
export type Place = {
  url: string;
  /** Has the host of the site answer, or not. */
  serve: (isThere: boolean) => Promise<void>;
  /** Has the receiver answer, or not. */
  receive: (isThere: boolean) => Promise<void>;
  /** The messages that have arrived since the journey began. */
  arrived: () => Record<string, unknown>[];
};

/** Takes down what was seen, which must be the same in every engine. */
export type Note = (what: string, seen: unknown) => void;

/** What was noted on a journey. */
export type Sights = ReadonlyMap<string, unknown>;

/** A sight that is another one in one engine (here) than in the engine that all are compared with (there). */
export type Difference = { what: string; there: string; here: string };

/** What came of a journey in one engine. */
export type Outcome = {
  engine: string;
  version: string;
  journey: string;
  sights: Sights;
  /** Why it did not come to its end. */
  failure: string | undefined;
  duration: string;
};

/** A difference that may be, and why. */
export type AcceptedDifference = {
  engine: string;
  journey: string;
  /** Of the sights that differ. */
  what: RegExp;
  /** What is seen here, around the place where it begins to differ. */
  here: RegExp;
  reason: string;
};
