import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import getPort from "get-port";
import { buildCopy } from "../scripts/checks/copied-build";
import { startStreetMap } from "./street-map";

export const BASE = "/people/lab";
export const SITE_URL = "https://lab.example";

const BUILD_LIMIT_MS = 10 * 60_000;

export type BuiltBelow = {
  out: string;
  endpointPort: number;
  streets: Awaited<ReturnType<typeof startStreetMap>>;
};

/**
 * Tests of the site as it is built below a path, with an endpoint for the contact form and a street map
 * on loopback. One build serves all files of tests that ask for it.
 */
export const test = base.extend<object, { builtBelow: BuiltBelow }>({
  builtBelow: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "protocole-base-"));
      const endpointPort = await getPort();
      const streets = await startStreetMap();
      const out = await buildCopy(join(folder, "copy"), {
        BASE_PATH: BASE,
        SITE_URL,
        NEXT_PUBLIC_CONTACT_ENDPOINT: `http://127.0.0.1:${endpointPort}/contact`,
        ...streets.settings,
      });
      await use({ out, endpointPort, streets });
      await streets.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: BUILD_LIMIT_MS },
  ],
});
