import type { Browser } from "@playwright/test";

export type Finding = { where: string; what: string };

/** The served export. */
export type Site = {
  /** Without a trailing slash. */
  url: string;
  browser: Browser;
};

export type CheckResult = {
  /** What was checked, for the table, such as "12 pages". */
  checked: string;
  findings: Finding[];
};

/** A third-party tool that checks the site. */
export type Checker = { name: string; check: (site: Site) => Promise<CheckResult> };

/** A finding that is accepted. */
export type Exception = {
  checker: string;
  /** Where it may be found; anywhere, if left out. */
  where?: RegExp;
  what: RegExp;
  reason: string;
};
