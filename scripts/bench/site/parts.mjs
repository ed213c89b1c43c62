import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installLighthouse, lighthouseOnce } from "./lighthouse.mjs";
import { firstInputOnce, INPUTS } from "./measure-input.mjs";
import { costOnce, loadOnce } from "./measure-load.mjs";
import { navigateOnce, TARGETS, WAYS } from "./measure-navigation.mjs";
import { repeatOnce } from "./measure-repeat.mjs";
import { ALL_PAGES, COMPARED, PAGES } from "./options.mjs";
import { inRounds } from "./rounds.mjs";
import { summariseAll } from "./statistics.mjs";

/** @typedef {import("./options.mjs").Options} Options */
/** @typedef {import("./results").Results} Results */
/** @typedef {import("./variants.mjs").Variant} Variant */
/** @typedef {Record<string, number | null>} Sample */
/**
 * @typedef {object} Bench
 * @property {Options} options
 * @property {import("@playwright/test").Browser} browser
 * @property {import("./link.mjs").Link} link
 * @property {Variant[]} variants
 * @property {import("./certificate.mjs").Certificate} certificate
 * @property {(line: string) => void} say
 */
/** @typedef {{ variant: Variant, key: string, measure: () => Promise<Sample> }} Task */

/**
 * Measures tasks in rounds, those of one key one after the other, and sums them up.
 *
 * @param {Bench} bench
 * @param {Task[]} tasks
 * @param {number} [rounds]
 * @returns {Promise<import("./results").ByVariant>}
 */
async function measureTasks({ options, say }, tasks, rounds = options.rounds) {
  /** @type {import("./results").ByVariant} */
  const results = {};
  const keys = [...new Set(tasks.map(({ key }) => key))];
  for (const key of keys) {
    /** @type {Record<string, Sample[]>} */
    const samples = await inRounds({
      items: tasks.filter((task) => task.key === key),
      rounds,
      name: ({ variant }) => `${variant.name} ${key}`,
      measure: ({ measure }) => measure(),
      say,
    });
    for (const [name, ofName] of Object.entries(samples)) {
      const [variant = ""] = name.split(" ");
      results[variant] = { ...results[variant], [key]: summariseAll(ofName) };
    }
  }
  return results;
}

/**
 * The pages that were asked for, of those that there are.
 *
 * @param {Options} options
 * @param {Readonly<Record<string, string>>} known
 */
const pagesOf = ({ pages }, known) =>
  Object.entries(known).filter(([name]) => pages.length === 0 || pages.includes(name));

/** @param {Variant} variant @param {string} page */
const isCompared = (variant, page) => variant.name === "own" || COMPARED.includes(page);

/** Several samples of one thing as one. @param {Sample[]} samples @returns {Sample} */
const joined = (...samples) => Object.assign({}, ...samples);

/**
 * Measures what is asked of the pages as they are served.
 *
 * @type {Record<"load" | "cost" | "input" | "navigation" | "repeat",
 *   (bench: Bench) => Promise<import("./results").ByVariant>>}
 */
export const SERVED_PARTS = {
  load: (bench) => measureTasks(bench, perPage(bench, loadOnce)),
  cost: (bench) => measureTasks(bench, perPage(bench, costOnce)),
  input: (bench) => {
    const { browser, link } = bench;
    const tasks = perPage(bench, async (_browser, _link, url) => {
      const samples = [];
      for (const input of INPUTS) samples.push(await firstInputOnce(browser, link, url, input));
      return joined(...samples);
    });
    return measureTasks(
      bench,
      tasks.filter(({ variant, key }) => isCompared(variant, key)),
    );
  },
  navigation: (bench) => {
    const { browser, link, variants } = bench;
    const tasks = TARGETS.flatMap((path) =>
      variants.map((variant) => ({
        variant,
        key: path,
        measure: async () => {
          const samples = [];
          for (const way of WAYS)
            samples.push(await navigateOnce(browser, link, variant.url, path, way));
          return joined(...samples);
        },
      })),
    );
    return measureTasks(bench, tasks);
  },
  repeat: (bench) => {
    const { browser, link, variants, say } = bench;
    const tasks = variants.map((variant) => ({
      variant,
      key: "home",
      measure: () =>
        repeatOnce({
          browser,
          link,
          url: `${variant.url}/`,
          hasWorker: variant.name === "own",
          answered: variant.answered,
          say,
        }),
    }));
    return measureTasks(bench, tasks);
  },
};

/**
 * @param {Bench} bench
 * @param {(browser: Bench["browser"], link: Bench["link"], url: string) => Promise<Sample>} measure
 * @returns {Task[]} every page of every variant
 */
const perPage = ({ options, browser, link, variants }, measure) =>
  pagesOf(options, PAGES).flatMap(([key, path]) =>
    variants.map((variant) => ({
      variant,
      key,
      measure: () => measure(browser, link, variant.url + path),
    })),
  );

/**
 * Has Lighthouse look at all pages, and at some of the references.
 *
 * @param {Bench} bench
 * @returns {Promise<Pick<Results, "lighthouse" | "failedAudits">>}
 */
export async function measureLighthouse(bench) {
  const { options, variants, certificate, say } = bench;
  await installLighthouse(say);
  const folder = mkdtempSync(join(tmpdir(), "protocole-lighthouse-"));
  /** @type {Record<string, string[]>} */
  const failedAudits = {};
  const tasks = pagesOf(options, ALL_PAGES).flatMap(([key, path]) =>
    variants
      .filter((variant) => isCompared(variant, key))
      .map((variant) => ({
        variant,
        key,
        measure: async () => {
          const { figures, failed } = await lighthouseOnce(
            variant.directUrl + path,
            certificate.trust,
            folder,
          );
          const known = failedAudits[key] ?? [];
          if (variant.name === "own") failedAudits[key] = [...new Set([...known, ...failed])];
          return figures;
        },
      })),
  );
  try {
    return { lighthouse: await measureTasks(bench, tasks, options.lighthouseRounds), failedAudits };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
