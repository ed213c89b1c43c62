import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { publishedNames } from "@/experiments/payloads/published";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { LOCALES, pathOf } from "@/lib/routes";
import { HEADERS_FILE, headersFor, parseHeaders } from "../scripts/build/delivery/headers";
import { OUT } from "../scripts/project.mjs";
import { STYLE_OF_NEXT_PAGE, WORKER_BLOCKED } from "../testing/behaviour";
import { inDrawnLanguage } from "../testing/drawn-cases";
import { APP_BRIEFS, open, PAGES, readToTheEnd, SCREENS, UNKNOWN_PATHS } from "../testing/site";

/** The beginning of the exported page data of a route: rows in React's own format. */
const PAGE_DATA = /^[0-9a-f]*:/;

type Seen = { path: string; links: string[]; ids: string[]; placeholders: string[] };

/** Returns the links, ids and unreplaced placeholders of a page, after the browser has parsed the page. */
async function look(page: Page, path: string): Promise<Seen> {
  const seen = await page.evaluate(() => ({
    placeholders: (() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const code of copy.querySelectorAll("script, style")) code.remove();
      // The names of placeholders begin with a lower-case letter. Braces before other characters belong to BibTeX.
      return copy.outerHTML.match(/\{[a-z]\w*\}/g) ?? [];
    })(),
    links: [...document.querySelectorAll("a[href]")].map(
      (link) => (link as HTMLAnchorElement).href,
    ),
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
  }));
  return { path, ...seen };
}

/**
 * The contact page with a message about an app, and the editor with an app. These screens belong to the same pages as
 * the screens without an app.
 */
const FOR_APP = new Set(
  LOCALES.flatMap((locale) =>
    (["contact", "protocol"] as const).flatMap((page) =>
      APP_IDS.map((app) => `${pathOf(page, locale)}?app=${app}`),
    ),
  ),
);

/**
 * Published studies. The page /study displays a study only after the scripts of the page have read the study from the
 * URL.
 */
const STUDIES = new Set(
  LOCALES.flatMap((locale) =>
    publishedNames().map((name) => `${pathOf("study", locale)}?p=${name}`),
  ),
);

test("every link and every hash on the site has a target, and no text contains an unreplaced placeholder", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const origin = new URL(baseURL ?? "").origin;
  const seen = new Map<string, Seen>();
  for (const screen of SCREENS.filter(({ path }) => !isUnknown(path))) {
    await open(page, screen);
    seen.set(screen.path, await look(page, screen.path));
  }

  const faults: string[] = [];
  const reached = new Set<string>();
  for (const { path, links, ids, placeholders } of seen.values()) {
    expect(placeholders, path).toEqual([]);
    expect(links.length, path).toBeGreaterThan(5);
    expect(ids, `an id stands for one place on ${path}`).toEqual([...new Set(ids)]);
    for (const link of new Set(links)) {
      const to = new URL(link);
      if (to.origin !== origin) {
        if (!/^(https|mailto|tel|geo):$/.test(to.protocol)) faults.push(`${path}: ${link}`);
        continue;
      }
      // When an author rehearses a study, the study is displayed on the same page. The page of data selects a study.
      const written = to.pathname + to.search.replace(/^\?(rehearsal|protocol=[0-9a-f]{64})$/, "");
      const isPageItself = FOR_APP.has(written) || STUDIES.has(written);
      const address = isPageItself ? to.pathname : written;
      const target = seen.get(address);
      if (!target) {
        faults.push(`${path}: ${address} is none of the site's screens`);
        continue;
      }
      reached.add(address);
      // If the hash of a URL contains a study, the hash does not refer to an element of the page.
      const id = to.hash.startsWith("#p=") ? "" : decodeURIComponent(to.hash.slice(1));
      if (id && !target.ids.includes(id)) faults.push(`${path}: no #${id} on ${address}`);
    }
  }
  expect(faults).toEqual([]);
  expect([...reached].sort(), "no screen is without a link to it").toEqual([...seen.keys()].sort());

  // The host must answer each URL without a redirect, because every visitor who follows a redirected link waits twice.
  for (const address of reached) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

const isUnknown = (path: string) => Object.values<string>(UNKNOWN_PATHS).includes(path);

test("the URL of every app displays this app", async ({ page }) => {
  for (const { path, heading, start } of APP_BRIEFS) {
    await open(page, { path, heading });
    await expect(page.getByRole("button", { name: start, exact: true })).toBeVisible();
  }
});

test("every route has page data, and the host serves these data as text", async ({ request }) => {
  for (const { path } of PAGES) {
    const base = path === "/" ? "/index" : path;
    const folder = path === "/" ? "" : path;
    for (const file of [
      `${base}.txt`,
      `${folder}/__next._tree.txt`,
      `${folder}/__next._full.txt`,
    ]) {
      const response = await request.get(file, { maxRedirects: 0 });
      expect(response.status(), file).toBe(200);
      expect(response.headers()["content-type"], file).toContain("text/plain");
      const text = await response.text();
      expect(text, file).toMatch(PAGE_DATA);
      expect(text, file).not.toMatch(/^\s*<!doctype/i);
    }
  }
});

for (const locale of LOCALES) {
  test(`a URL that does not exist displays the 404 page (${locale})`, async ({ page }) => {
    const words = ERROR_WORDS[locale];
    const unknown = [
      UNKNOWN_PATHS[locale],
      `${pathOf("about", locale)}/deeper/still`,
      `${pathOf("cgu", locale)}-old.html?from=elsewhere#place`,
    ];
    for (const path of unknown) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      expect(response?.headers()["content-type"]).toContain("text/html");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(words.notFound);
      await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS[locale]);
      await expect(page).toHaveTitle(words.notFound);
      await expect(page.getByText("404", { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    }
    const onward = page.getByRole("main").getByRole("link");
    await expect(onward).toHaveText([words.backHome, words.apps, words.contact]);
    await onward.first().click();
    await expect(page).toHaveURL(pathOf("home", locale));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.notFound);
  });
}

test("the 404 page states that the page could not be found, and links to the home page", async ({
  page,
}) => {
  await page.goto(UNKNOWN_PATHS.en);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  const home = page.getByRole("link", { name: "Back to the home page", exact: true });
  await expect(home).toHaveAttribute("href", pathOf("home", "en"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the 404 page states the error in the language of the URL, and links to the home page", async ({
    page,
  }) => {
    const response = await page.goto(UNKNOWN_PATHS.en);
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    // Screen readers must read the page in the language in which it is written.
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS.en);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ERROR_WORDS.en.notFound);
    await page.getByRole("link", { name: ERROR_WORDS.en.backHome, exact: true }).click();
    await expect(page).toHaveURL(pathOf("home", "en"));
  });
});

test("every page declares its strict policy twice: in the page itself and in the response header", async ({
  request,
}) => {
  for (const path of [...PAGES.map((entry) => entry.path), UNKNOWN_PATHS.en]) {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();
    const [, own = ""] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(own, path).toContain("default-src 'none'");
    expect(own, path).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect(own, path).not.toMatch(/unsafe-|\*|https?:/);
    expect(own, path).toContain("require-trusted-types-for 'script'");
    expect(html.indexOf("Content-Security-Policy"), `${path}: before what it governs`).toBeLessThan(
      html.search(/<(script|style|link)\b/),
    );
    const blocked = html.match(/<[a-z][^>]*\s(style|on[a-z]+)="[^"]*"/g);
    expect(blocked, `${path}: nothing inline that the policy blocks`).toBeNull();
    expect(response.headers()["content-security-policy"], path).toBe(
      `${own}; frame-ancestors 'none'`,
    );
    expect(response.headers()["x-content-type-options"], path).toBe("nosniff");
  }
});

test("hosts that apply the file _headers protect every response", () => {
  const rules = parseHeaders(readFileSync(join(OUT, HEADERS_FILE), "utf8"));
  for (const path of [...PAGES.map((entry) => entry.path), UNKNOWN_PATHS.en, "/sw.js"]) {
    const headers = headersFor(rules, path);
    expect(headers, path).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Strict-Transport-Security": expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
      "Permissions-Policy": expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(self\)/),
    });
  }
});

test("text that a visitor enters never becomes markup or a script", async ({ page }) => {
  await page.goto("/");
  const tried = await page.evaluate(() => {
    const thrown = (act: () => unknown) => {
      try {
        act();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement("script");
    return {
      markup: thrown(() => {
        document.createElement("div").innerHTML = '<img src="x">';
      }),
      program: thrown(() => {
        script.text = "window.wasRun = true";
      }),
      address: thrown(() => {
        script.src = "/apps/another.js";
      }),
    };
  });
  expect(tried).toEqual({
    markup: "TypeError",
    program: "TypeError",
    address: "TypeError",
  });
});

for (const screen of inDrawnLanguage(SCREENS)) {
  test(`${screen.path} loads and can be scrolled without an error or a request to another host`, async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    const origin = new URL(baseURL ?? "").origin;
    await page.exposeFunction("reportViolation", (what: string) => faults.push(what));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
        const where = `${sourceFile}:${lineNumber}`;
        Reflect.get(window, "reportViolation")(`${violatedDirective} ${blockedURI} ${where}`);
      });
    });
    page.on("console", (message) => {
      if (!/^(error|warning)$/.test(message.type())) return;
      // The worker is blocked here; offline.spec.ts tests the site with its worker.
      if (message.text() === WORKER_BLOCKED || STYLE_OF_NEXT_PAGE.test(message.text())) return;
      // Chromium's own message about the status 404, which is the correct status here.
      const isOwnStatus = message.location().url === `${origin}${screen.path}`;
      if (!(isUnknown(screen.path) && isOwnStatus)) faults.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
    page.on("request", (request) => {
      const { protocol, origin: from } = new URL(request.url());
      if (from !== origin && protocol !== "data:" && protocol !== "blob:")
        faults.push(`request: ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      // Next sends HEAD requests only to check whether a page exists, and ignores the content of the response.
      if (request.method() !== "HEAD" || request.failure()?.errorText !== "net::ERR_ABORTED")
        faults.push(`failed: ${request.url()}`);
    });
    page.on("response", (response) => {
      const isAnswer = isUnknown(screen.path) && response.url() === `${origin}${screen.path}`;
      if (response.status() >= 300 && response.status() !== 304 && !isAnswer)
        faults.push(`${response.status()}: ${response.url()}`);
    });

    await open(page, screen);
    for (const details of await page.locator("main details").all())
      await details.evaluate((node: HTMLDetailsElement) => {
        node.open = true;
      });
    await readToTheEnd(page);
    const pictures = page.locator("main img");
    for (const picture of await pictures.all())
      await expect(picture).toHaveJSProperty("complete", true);
    for (const picture of await page.locator("main img[data-state]").all())
      await expect(picture).toHaveAttribute("data-state", "there");
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}
