import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@/scripts/programs.mjs";
import { startServer } from "@/scripts/serve";

/**
 * Runs a measurement on the built site in Chromium. Stops the server and the browser at the end, also if Chromium is
 * missing. Otherwise a server that still runs would prevent the command from ending.
 *
 * @throws UserError without a Chromium
 */
export async function withSite(
  measure: (site: { url: string; browser: Browser }) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = await findChromium();
  const site = await startServer({ port: 0, quiet: true });
  try {
    const browser = await chromium.launch({ executablePath, args });
    try {
      await measure({ url: site.url, browser });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
