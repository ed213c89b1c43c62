import { load } from "../tools.mjs";

export const name = "manifest";

/** The home pages, in the languages of which the manifests are. */
const HOMES = ["/", "/fr"];

/** It can be set neither here nor by the site: the browser of the audit keeps nothing. */
const OF_THE_AUDIT = "in-incognito";

/**
 * Returns which rules of PWABuilder a manifest breaks, and why Chromium would not install the site.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge({ url, browser }) {
  const { validateManifest } = await load("@pwabuilder/manifest-validation");
  const findings = [];
  for (const home of HOMES) {
    const page = await browser.newPage({ baseURL: url });
    await page.goto(home);
    const devtools = await page.context().newCDPSession(page);
    const { data, errors } = await devtools.send("Page.getAppManifest");
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    await page.close();
    const refusals = installabilityErrors.filter(({ errorId }) => errorId !== OF_THE_AUDIT);
    const broken = (await validateManifest(JSON.parse(data ?? "{}"), true)).filter(
      (/** @type {any} */ { valid }) => !valid,
    );
    const whats = [
      ...errors.map(({ message }) => `Chromium: ${message}`),
      ...refusals.map(({ errorId }) => `Chromium would not install it: ${errorId}`),
      ...broken.map(
        (/** @type {any} */ { category, member, displayString, errorString }) =>
          `PWABuilder, ${category}: ${member}, ${errorString ?? displayString}`,
      ),
    ];
    findings.push(...whats.map((what) => ({ where: home, what })));
  }
  return { checked: `${HOMES.length} manifests`, findings };
}
