import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, PAGE_IDS, type PageId, pathOf } from "@/lib/routes";
import { HtmlPage } from "../scripts/build/html/html-page";
import { readPages } from "../scripts/build/html/pages";
import { listFiles } from "../scripts/project.mjs";
import {
  expectSameWindow,
  markWindow,
  SITE_WORDS,
  STYLE_OF_NEXT_PAGE,
  saveData,
  WORKER_BLOCKED,
  waitForHydration,
} from "../testing/behaviour";
import { BASE, type BuiltBelow, SITE_URL, test } from "../testing/built-below";
import { bringMapNear, control, MAP, mapOf, untilPainted } from "../testing/contact-map";
import { fileAt, mountSite } from "../testing/mounted-site";
import { APP_BRIEFS, PAGES, readToTheEnd, UNKNOWN_PATHS } from "../testing/site";

// All tests of this file use the same host.
test.describe.configure({ mode: "default" });

let out = "";
let site: Awaited<ReturnType<typeof mountSite>>;
let streets: BuiltBelow["streets"];

test.beforeAll(async ({ builtBelow }) => {
  ({ out, streets } = builtBelow);
  site = await mountSite(out, BASE);
});

test.afterAll(() => site?.close());

/** Returns the fault of a URL in a page of the site. URLs of other sites are exempt. */
function faultOf(address: string): string | undefined {
  const to = new URL(address, `${SITE_URL}${BASE}/`);
  if (to.origin !== SITE_URL) return undefined;
  if (!to.pathname.startsWith(`${BASE}/`)) return `${address} is not below ${BASE}/`;
  return fileAt(out, to.pathname.slice(BASE.length)) ? undefined : `${address} is not there`;
}

/** Returns the URLs in an exported page: in its attributes, its metadata and its structured data. */
function addressesIn(html: string): string[] {
  return new HtmlPage("", html).elements.flatMap(({ name, attributes, text }) => {
    const { href, src, srcset, imagesrcset, content = "", type } = attributes;
    // A data URL contains a comma, but never a comma with a space.
    const sets = [srcset, imagesrcset].flatMap((set) => set?.split(/,\s+/) ?? []);
    const inData =
      type === "application/ld+json" ? text.match(/https:\/\/lab\.example[^"#]*/g) : [];
    return [
      ...[href, src, ...sets.map((each) => each.trim().split(" ")[0])],
      ...(name === "meta" && /^(\/|https?:)/.test(content) ? [content] : []),
      ...(inData ?? []),
    ].filter((address) => address !== undefined);
  });
}

test("every URL in the exported files is below the base path and leads to an existing file", () => {
  const pages = readPages(out);
  expect(pages.length).toBeGreaterThan(PAGES.length);
  const named = pages.flatMap(({ file, html }) =>
    addressesIn(html).map((address) => ({ file, address })),
  );
  for (const file of listFiles(out).filter((name) =>
    /\.(css|xml|webmanifest)$|robots|security/.test(name),
  )) {
    const text = readFileSync(join(out, file), "utf8");
    const found = text.match(/https:\/\/lab\.example[^\s"<]*|(?<=["(])\/[\w-][^\s"()]*/g) ?? [];
    named.push(...found.map((address) => ({ file, address })));
  }
  expect(named.length).toBeGreaterThan(500);
  const faults = named.map(({ file, address }) => ({ file, fault: faultOf(address) }));
  expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test("a page states its own absolute URL and the absolute URL of its alternate", () => {
  const attributesOf = (file: string) =>
    new HtmlPage(file, readFileSync(join(out, file), "utf8")).elements.map(
      ({ attributes }) => attributes,
    );
  const about = attributesOf("about.html");
  const hrefs = (rel: string) => about.filter((each) => each.rel === rel).map(({ href }) => href);
  expect(hrefs("canonical")).toEqual([`${SITE_URL}${BASE}/about`]);
  expect(hrefs("alternate")).toContain(`${SITE_URL}${BASE}/fr/about`);
  expect(about.find(({ property }) => property === "og:image")?.content).toBe(
    `${SITE_URL}${BASE}/og/about-en.png`,
  );
  const home = attributesOf("index.html").find(({ rel }) => rel === "canonical");
  expect(home?.href).toBe(`${SITE_URL}${BASE}/`);
});

/** Collects faults: requests to URLs outside the base path, refused requests, and messages on the console. */
function watch(page: Page, isExpected: (address: string) => boolean = () => false): string[] {
  const faults: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (/^(data|blob):$/.test(protocol)) return;
    if (origin !== site.origin || !pathname.startsWith(`${BASE}/`)) faults.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 300 && response.status() !== 304 && !isExpected(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    if (message.text() === WORKER_BLOCKED || STYLE_OF_NEXT_PAGE.test(message.text())) return;
    if (/^(error|warning)$/.test(message.type()) && !isExpected(message.location().url))
      faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

const addressOf = (path: string) => `${site.origin}${BASE}${path}`;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const locale of LOCALES) {
  for (const mode of ["prefetched", "fetched when clicked"] as const) {
    test(`all pages open by client-side navigation, ${mode} (${locale})`, async ({ page }) => {
      if (mode === "fetched when clicked") await saveData(page);
      const faults = watch(page);
      await page.goto(addressOf(pathOf("home", locale)));
      await waitForHydration(page);
      await markWindow(page);
      // Only the footer contains links to the pages that are not in the header, and some pages have no footer.
      const way = [
        ...[
          "portfolio",
          "protocol",
          "about",
          "guide",
          "data",
          "device",
          "study",
          "contact",
          "withdraw",
          "about",
        ],
        ...["cgu", "home"],
      ] as PageId[];
      expect([...new Set(way)].sort()).toEqual([...PAGE_IDS].sort());
      for (const id of way) {
        const before = (await heading(page).textContent()) ?? "";
        const link = page
          .getByRole("contentinfo")
          .or(page.getByRole("banner"))
          .locator(`a[href="${BASE}${pathOf(id, locale)}"]`);
        await link.first().click();
        await expect(page).toHaveURL(addressOf(pathOf(id, locale)));
        await expect(heading(page)).not.toHaveText(before);
        await readToTheEnd(page);
        await page.waitForLoadState("networkidle");
      }
      await page.goBack();
      await expect(page).toHaveURL(addressOf(pathOf("cgu", locale)));
      await expectSameWindow(page);
      await page.reload();
      await waitForHydration(page);
      expect(faults).toEqual([]);
    });
  }
}

test("pictures, the introduction of an app and the language switch work below the base path", async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto(addressOf("/portfolio"));
  await waitForHydration(page);
  for (const details of await page.locator("main article details").all())
    await details.evaluate((node: HTMLDetailsElement) => {
      node.open = true;
    });
  for (const picture of await page.locator("main img[data-state]").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("data-state", "there");
  }

  const brief = APP_BRIEFS.find(({ app, locale }) => app === "stroop" && locale === "en");
  if (!brief) throw new Error("no brief");
  await page.goto(addressOf(brief.path));
  await expect(heading(page)).toHaveText(brief.heading);
  await expect(page.getByRole("button", { name: brief.start, exact: true })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("link", { name: SITE_WORDS.en.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL(addressOf("/fr/study?app=stroop"));
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS.fr);
  await page.waitForLoadState("networkidle");
  expect(faults).toEqual([]);
});

for (const locale of LOCALES) {
  test(`an unknown URL displays the 404 page in the language of the URL (${locale})`, async ({
    page,
  }) => {
    const unknown = addressOf(UNKNOWN_PATHS[locale]);
    const faults = watch(page, (address) => address === unknown);
    await page.goto(unknown);
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS[locale]);
    await expect(heading(page)).toHaveText(ERROR_WORDS[locale].notFound);
    await page.getByRole("main").getByRole("link", { name: ERROR_WORDS[locale].backHome }).click();
    await expect(page).toHaveURL(addressOf(pathOf("home", locale)));
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
  });
}

test("a street map is loaded only on request, and the site's own tiles replace tiles that are missing", async ({
  page,
}) => {
  const words = MAP.en.street;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(addressOf("/contact"));
  await waitForHydration(page);
  await bringMapNear(page);
  await untilPainted(page);
  await expect(
    page.getByText(interpolate(words.host, { host: streets.host }), { exact: true }),
  ).toBeVisible();
  expect(streets.asked).toEqual([]);

  await control(page, words.show).click();
  const tiles = mapOf(page).locator("img.leaflet-tile-loaded");
  await expect.poll(() => tiles.count()).toBeGreaterThan(1);
  expect(streets.asked.every((path) => /^\/[12]\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  await expect(page.getByText("© Lab of Streets")).toBeVisible();

  streets.fail();
  await control(page, MAP.en.controls.zoomIn).click();
  const failed = interpolate(words.failed, { host: streets.host });
  await expect(page.getByText(failed, { exact: true })).toBeVisible();
  await expect
    .poll(() => mapOf(page).locator("canvas.leaflet-tile-loaded").count())
    .toBeGreaterThan(1);
  const asked = streets.asked.length;
  await control(page, words.hide).click();
  await expect(tiles).toHaveCount(0);
  await expect(page.getByText(failed, { exact: true })).toHaveCount(0);
  await control(page, MAP.en.controls.zoomOut).click();
  await untilPainted(page);
  expect(streets.asked.length).toBe(asked);
});

test("a device without a connection can use the site below its base path", async ({ browser }) => {
  test.setTimeout(90_000);
  const host = await mountSite(out, BASE);
  const context = await browser.newContext({ baseURL: host.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(`${BASE}/`);
  await expect(page.getByRole("contentinfo")).toContainText(SITE_WORDS.en.connection.kept, {
    timeout: 60_000,
  });
  await host.close();
  for (const path of ["/", "/about", "/fr/portfolio"]) {
    await page.goto(BASE + path);
    await waitForHydration(page);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: SITE_WORDS.fr.pages.cgu }).click();
  await expect(page).toHaveURL(`${host.origin}${BASE}/fr/cgu`);
  await page.goto(BASE + UNKNOWN_PATHS.fr);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ERROR_WORDS.fr.notFound);
  await context.close();
});
