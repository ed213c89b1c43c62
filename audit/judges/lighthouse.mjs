import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installLighthouse, lighthouseOnce } from "../../bench/site/lighthouse";
import { addresses } from "../pages.mjs";

export const name = "lighthouse";

/** Of 100. The bench measures times; here a page must only not be slow. */
const LEAST_PERFORMANCE = 90;

/** What the score of performance is made of. */
const TIMES = /-(paint|time|shift)$|^speed-index$/;

/** The browser is to ask for nothing by itself; the server needs no trust, being on this machine. */
const FLAGS = "--disable-background-networking";

/**
 * Returns the audits that pages fail in Lighthouse, as on a phone, and pages that are slow.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge({ url }) {
  await installLighthouse();
  const folder = mkdtempSync(join(tmpdir(), "protocole-lighthouse-"));
  const findings = [];
  const all = addresses();
  try {
    for (const address of all) {
      const { figures, failed } = await lighthouseOnce(url + address, FLAGS, folder);
      const performance = figures.performance ?? 0;
      const whats = failed.filter((id) => !TIMES.test(id));
      if (performance < LEAST_PERFORMANCE) whats.push(`performance: ${performance} of 100`);
      findings.push(...whats.map((what) => ({ where: address, what })));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { checked: `${all.length} pages`, findings };
}
