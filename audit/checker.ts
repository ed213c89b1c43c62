import type { Browser } from "@playwright/test";

export type Finding = { where: string; what: string };

/** The served export. */
export type Site = {
  /** The URL of the site, without a trailing slash. */
  url: string;
  browser: Browser;
};

export type CheckResult = {
  /** The checked items for the table, such as "12 pages". */
  checked: string;
  findings: Finding[];
};

/** A third-party tool that checks the site. */
export type Checker = { name: string; check: (site: Site) => Promise<CheckResult> };

/** An accepted finding. */
export type Exception = {
  checker: string;
  /** The places where the finding is accepted; by default everywhere. */
  where?: RegExp;
  what: RegExp;
  reason: string;
};
