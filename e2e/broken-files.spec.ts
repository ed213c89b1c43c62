import { expect, type Route, test } from "@playwright/test";
import { pathOf } from "@/lib/routes";
import { countDocuments, headerLink, interact, SITE_WORDS } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";

/** The kinds of files that a page fetches. */
const FILES = {
  scripts: /\/_next\/static\/chunks\/[^?]+\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|png|svg|ico)$/,
};

const half = async (route: Route) => {
  try {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  } catch {
    // The page that requested the file may already be closed.
  }
};

/** The faults that may occur during the transfer of a file. */
const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  "are blocked": (route) => route.abort("blockedbyclient"),
  "never arrive": () => {},
  "are cut off": half,
  "are gone": (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }),
  "are a page of a portal": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Log in</h1>" }),
};

// A run tests every second fault with each kind of files, so each kind and each fault occurs in each run.
for (const [number, [kind, files]] of Object.entries(FILES).entries())
  for (const [index, [what, answer]] of Object.entries(FAULTS).entries()) {
    if (!drawnOf([true, false], number + index).includes(true)) continue;
    test(`pages remain readable and their links work when ${kind} ${what}`, async ({ page }) => {
      const uncaught: string[] = [];
      page.on("pageerror", (error) => uncaught.push(String(error)));
      const documents = countDocuments(page);
      await page.route(files, answer);
      await page.goto(pathOf("portfolio", "en"), { waitUntil: "commit" });
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toBeVisible();
      await interact(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole("article").last()).toBeVisible();

      await headerLink(page, SITE_WORDS.en.pages.contact).click();
      await expect(page).toHaveURL(pathOf("contact", "en"), { timeout: 20_000 });
      await expect(title).toBeVisible();
      await expect(page.getByRole("textbox").first()).toBeVisible();
      // The browser loads each page once, and reloads one page because a script was lost.
      expect(documents()).toBeLessThanOrEqual(3);
      // The browser itself reports that the truncated script is not valid.
      expect(uncaught.filter((error) => !/SyntaxError/.test(error))).toEqual([]);
    });
  }
