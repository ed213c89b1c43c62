import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWithPages } from "./build-growth.mjs";
import { controlsOnce } from "./measure-controls.mjs";
import { buildWithApps } from "./more-apps.mjs";
import { inRounds } from "./rounds.mjs";
import { summariseAll } from "./statistics.mjs";
import { startVariants } from "./variants.mjs";

/** @typedef {import("./options.mjs").Options} Options */
/** @typedef {import("./parts.mjs").Bench} Bench */
/** @typedef {import("./results").Results} Results */

/**
 * Builds the site with more and more pages.
 *
 * @param {Options} options
 * @param {(line: string) => void} say
 * @returns {Promise<NonNullable<Results["build"]>>}
 */
export async function measureBuilds({ growth }, say) {
  const builds = [];
  for (const pages of [0, ...growth]) {
    const { seconds, cpuSeconds } = await buildWithPages(pages);
    say(`· ${pages} pages added: built in ${seconds.toFixed(1)} s`);
    builds.push({ pages, seconds, cpuSeconds });
  }
  return builds;
}

/**
 * Builds the site with more and more apps, and uses the portfolio of the last build.
 *
 * @param {Omit<Bench, "variants">} bench
 * @returns {Promise<Pick<Results, "apps" | "controls">>}
 */
export async function measureApps({ options, browser, link, certificate, say }) {
  const apps = [];
  let last = "";
  for (const count of options.apps) {
    const { out, ...build } = await buildWithApps(count);
    say(`· ${count} apps: built in ${build.seconds.toFixed(1)} s`);
    apps.push({ apps: count, ...build });
    last = out;
  }
  const folder = mkdtempSync(join(tmpdir(), "protocole-apps-"));
  // Beyond the ports of the other servers, which may be running.
  const port = options.port + 20;
  const served = await startVariants({
    out: last,
    folder,
    certificate,
    link,
    port,
    names: ["own"],
    say,
  });
  try {
    const samples = await inRounds({
      items: served.variants,
      rounds: options.rounds,
      name: () => "controls",
      measure: ({ url }) => controlsOnce(browser, link, url),
      say,
    });
    return { apps, controls: summariseAll(samples.controls ?? []) };
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
