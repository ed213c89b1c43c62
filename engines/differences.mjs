const NO_INSTALLATION =
  "Only Chromium lets a page offer its own installation (beforeinstallprompt), so only there the button stands in the footer. Where a browser installs by its own menu, Safari on iOS is told how.";

/**
 * In what an engine differs from Chromium and may, each with its reason. One that is not met is itself a
 * finding, so that none outlives what it was for. docs/engines.md says the same for people.
 *
 * @type {import("./engine").AcceptedDifference[]}
 */
export const DIFFERENCES = ["Firefox", "WebKitGTK"].map((engine) => ({
  engine,
  journey: "every page",
  what: /^offers to be installed$/,
  here: /^false$/,
  reason: NO_INSTALLATION,
}));
