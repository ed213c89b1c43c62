import type { Browser } from "@playwright/test";

/** What a judge does not like, and where. */
export type Finding = { where: string; what: string };

/** What there is to judge besides the files. */
export type Site = {
  /** Address at which the export is served, without a slash at its end. */
  url: string;
  browser: Browser;
  /** Whether transcripts are to be written anew. */
  isWriting: boolean;
};

export type Verdict = {
  /** What was looked at, for the table, such as "12 pages". */
  checked: string;
  findings: Finding[];
};

export type Judge = { name: string; judge: (site: Site) => Promise<Verdict> };

/** A finding that is accepted, and why. */
export type Exception = {
  /** Name of the judge. */
  judge: string;
  /** Where it may be found; anywhere, if left out. */
  where?: RegExp;
  what: RegExp;
  reason: string;
};
