import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import getPort from "get-port";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { buildCopy } from "../scripts/checks/copied-build";
import {
  balancedSentStudy,
  deviceSentStudy,
  editedSentStudy,
  plannedSentStudy,
  sentStudy,
  shortSentStudy,
} from "./sent-study";
import { startStreetMap } from "./street-map";

export const BASE = "/people/lab";
export const SITE_URL = "https://lab.example";

const BUILD_LIMIT_MS = 10 * 60_000;

export type BuiltBelow = {
  out: string;
  endpointPort: number;
  /** The receiver of studies. The page that may embed studies in a frame has the same origin. */
  receiverPort: number;
  embedderPort: number;
  streets: Awaited<ReturnType<typeof startStreetMap>>;
};

/**
 * A fixture for tests of a site that is built below a path of its host. The build has an endpoint for the contact form,
 * a receiver of data, an origin that may embed studies, and a street map, all on loopback. All test files that use this
 * fixture share one build.
 */
export const test = base.extend<object, { builtBelow: BuiltBelow }>({
  builtBelow: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "protocole-base-"));
      const endpointPort = await getPort();
      const receiverPort = await getPort();
      const embedderPort = await getPort();
      const streets = await startStreetMap();
      const out = await buildCopy(join(folder, "copy"), {
        BASE_PATH: BASE,
        SITE_URL,
        NEXT_PUBLIC_CONTACT_ENDPOINT: `http://127.0.0.1:${endpointPort}/contact`,
        NEXT_PUBLIC_SEND_URL: `http://127.0.0.1:${receiverPort}/sessions`,
        NEXT_PUBLIC_SEND_PROTOCOLS: [
          sentStudy(),
          shortSentStudy(),
          plannedSentStudy(),
          editedSentStudy(),
          balancedSentStudy(),
          deviceSentStudy(),
        ]
          .map(protocolId)
          .join(","),
        NEXT_PUBLIC_EMBED_ORIGINS: `http://127.0.0.1:${embedderPort}`,
        NEXT_PUBLIC_RETURN_HOSTS: "app.prolific.com",
        ...streets.settings,
      });
      await use({ out, endpointPort, receiverPort, embedderPort, streets });
      await streets.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: BUILD_LIMIT_MS },
  ],
});
