import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import type { Certificate } from "./certificate";
import { installLighthouse, lighthouseOnce } from "./lighthouse";
import { controlsOnce } from "./measure-controls";
import { DEVICES, firstActsOnce, JOURNEYS } from "./measure-first-act";
import { firstInputsOnce } from "./measure-input";
import { loadOnce } from "./measure-load";
import { DESTINATIONS, navigateOnce } from "./measure-navigation";
import { repeatOnce } from "./measure-repeat";
import { ALL_PAGES, COMPARED, type Options, PAGES } from "./options";
import type { Results, Sample } from "./results";
import { measureInRounds } from "./rounds";
import type { Variant } from "./variants";

export type Bench = {
  options: Options;
  browser: Browser;
  link: ThrottledLink;
  variants: Variant[];
  certificate: Certificate;
};

/**
 * Returns the pages that the options select. Compared pages are returned for every variant, and other pages only for
 * the site's own variant.
 */
const pagesOf = (
  { options, variants }: Bench,
  known: Readonly<Record<string, string>>,
  comparesAll: boolean,
) =>
  Object.entries(known)
    .filter(([page]) => options.pages.length === 0 || options.pages.includes(page))
    .flatMap(([page, path]) =>
      variants
        .filter(({ name }) => comparesAll || name === "own" || COMPARED.includes(page))
        .map((variant) => ({ page, path, variant })),
    );

type MeasurePage = (browser: Browser, link: ThrottledLink, url: string) => Promise<Sample>;

const measurePages = (bench: Bench, measure: MeasurePage, comparesAll: boolean) =>
  measureInRounds(
    pagesOf(bench, PAGES, comparesAll).map(({ page, path, variant }) => ({
      variant: variant.name,
      key: page,
      measure: () => measure(bench.browser, bench.link, variant.url + path),
    })),
    bench.options.rounds,
  );

const measureNavigation = ({ browser, link, variants, options }: Bench) =>
  measureInRounds(
    DESTINATIONS.flatMap((path) =>
      variants.map(({ name, url }) => ({
        variant: name,
        key: path,
        measure: () => navigateOnce(browser, link, url, path),
      })),
    ),
    options.rounds,
  );

const measureFirstActs = ({ browser, link, variants, options }: Bench) =>
  measureInRounds(
    DEVICES.flatMap((device) =>
      JOURNEYS.flatMap((journey) =>
        variants.map(({ name, url }) => ({
          variant: name,
          key: `${device} ${journey.from} → ${journey.to}`,
          measure: () => firstActsOnce(browser, link, url, device, journey),
        })),
      ),
    ),
    options.rounds,
  );

async function measureControls({ browser, link, variants, options }: Bench) {
  const tasks = variants
    .filter(({ name }) => name === "own")
    .map(({ name, url }) => ({
      variant: name,
      key: "controls",
      measure: () => controlsOnce(browser, link, url),
    }));
  const { own } = await measureInRounds(tasks, options.rounds);
  return own?.controls ?? {};
}

const measureRepeat = ({ browser, link, variants, options }: Bench) =>
  measureInRounds(
    variants.map(({ name, url, requests }) => ({
      variant: name,
      key: "home",
      measure: () =>
        repeatOnce({ browser, link, url: `${url}/`, hasWorker: name === "own", requests }),
    })),
    options.rounds,
  );

async function measureLighthouse(
  bench: Bench,
): Promise<Pick<Results, "lighthouse" | "failedAudits">> {
  await installLighthouse();
  const folder = mkdtempSync(join(tmpdir(), "protocole-lighthouse-"));
  const failedAudits: Record<string, string[]> = {};
  const tasks = pagesOf(bench, ALL_PAGES, false).map(({ page, path, variant }) => ({
    variant: variant.name,
    key: page,
    measure: async () => {
      const url = variant.directUrl + path;
      const { figures, failed } = await lighthouseOnce(url, bench.certificate.trust, folder);
      if (variant.name === "own")
        failedAudits[page] = [...new Set([...(failedAudits[page] ?? []), ...failed])];
      return figures;
    },
  }));
  try {
    return {
      lighthouse: await measureInRounds(tasks, bench.options.lighthouseRounds),
      failedAudits,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type ServedPart =
  | "load"
  | "input"
  | "first-act"
  | "navigation"
  | "repeat"
  | "controls"
  | "lighthouse";

/** The parts of the benchmark that measure the served site. */
export const SERVED_PARTS: Record<ServedPart, (bench: Bench) => Promise<Partial<Results>>> = {
  load: async (bench) => ({ load: await measurePages(bench, loadOnce, true) }),
  input: async (bench) => ({ input: await measurePages(bench, firstInputsOnce, false) }),
  "first-act": async (bench) => ({ firstAct: await measureFirstActs(bench) }),
  navigation: async (bench) => ({ navigation: await measureNavigation(bench) }),
  repeat: async (bench) => ({ repeat: await measureRepeat(bench) }),
  controls: async (bench) => ({ controls: await measureControls(bench) }),
  lighthouse: measureLighthouse,
};
