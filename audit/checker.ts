import type { Browser } from "@playwright/test";

export type Finding = { where: string; what: string };

/** The served export of the site. */
export type Site = {
  /** The URL of the site, without a trailing slash. */
  url: string;
  browser: Browser;
};

export type CheckResult = {
  /** The number of checked items for the table of results, such as "12 pages". */
  checked: string;
  findings: Finding[];
};

/** A third-party tool that checks the site. */
export type Checker = { name: string; check: (site: Site) => Promise<CheckResult> };

/** The text of the accepted finding. */
export type Exception = {
  checker: string;
  /**
   * Matches the locations at which the finding is accepted. Without this pattern, the finding is accepted everywhere.
   */
  where?: RegExp;
  what: RegExp;
  reason: string;
};
