import type { AcceptedDifference } from "./engine";

const NO_INSTALLATION =
  "Only Chromium lets a page offer its own installation (beforeinstallprompt), so only there the button stands in the footer. Where a browser installs by its own menu, Safari on iOS is told how.";

/**
 * Accepted differences from Chromium, which docs/cross-browser.md also lists. A difference in this list that does not
 * occur is itself reported as a finding.
 */
export const ACCEPTED_DIFFERENCES: AcceptedDifference[] = ["Firefox", "WebKitGTK"].map(
  (engine) => ({
    engine,
    scenario: "every page",
    what: /^offers to be installed$/,
    here: /^false$/,
    reason: NO_INSTALLATION,
  }),
);
