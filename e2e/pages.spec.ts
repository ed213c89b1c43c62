import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { organisation } from "@/content/organisation";
import { PAGES as PAGE_FACTS } from "@/content/pages";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { LOCALES, type PageId, pathOf } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { drawnOf, inDrawnLanguage } from "../testing/drawn-cases";
import { backgroundBehind, open, PAGES } from "../testing/site";

const DAY_MS = 24 * 60 * 60 * 1000;
const PNG_SIGNATURE = "89504e470d0a1a0a";

const published = (path: string) => new URL(path, siteUrl()).href;

/** Returns the contents of the meta elements that have the given name or property, in their order in the page. */
const metas = (page: Page, name: string) =>
  page
    .locator(`meta[name="${name}"], meta[property="${name}"]`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("content") ?? ""));

/** Returns the absolute URLs of the link elements with the given relation, as the page states these URLs. */
const links = (page: Page, rel: string) =>
  page.locator(`link[rel="${rel}"]`).evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.getAttribute("href") ?? "",
      hreflang: element.getAttribute("hreflang"),
    })),
  );

async function only<T>(values: Promise<T[]>): Promise<T> {
  const found = await values;
  expect(found).toHaveLength(1);
  return found[0] as T;
}

/** Loads a picture of the site by its published URL or by its local URL. */
async function fetchPicture(request: APIRequestContext, address: string) {
  const { pathname } = new URL(address, siteUrl());
  const response = await request.get(pathname, { maxRedirects: 0 });
  expect(response.status(), address).toBe(200);
  return { type: response.headers()["content-type"], bytes: await response.body() };
}

function pngSize(bytes: Buffer) {
  expect(bytes.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

for (const [index, width] of [360, 1360].entries())
  test(`the links of the header have the same positions on every page at a width of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const locale of drawnOf(LOCALES, index)) {
      const places = new Set<string>();
      for (const { path } of PAGES.filter((each) => each.locale === locale)) {
        await open(page, { path, heading: undefined });
        const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
        const found = await links.evaluateAll((all) =>
          all.map((link) => {
            const { x, width: across } = link.getBoundingClientRect();
            return [x, across].map((value) => value.toFixed(1)).join("+");
          }),
        );
        places.add(found.join(" "));
      }
      expect(places.size, [...places].join("\n")).toBe(1);
    }
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { page: id, locale, path } of PAGES) {
    test(`${path} has complete metadata for browsers, search engines and social networks`, async ({
      page,
      request,
    }) => {
      await test.step("a title, a language and one main heading", async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        expect(response?.headers()["content-type"]).toContain("text/html");
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("h1")).not.toHaveText("");
        await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS[locale]);

        const words = localize(PAGE_FACTS[id].words, locale);
        await expect(page).toHaveTitle(new RegExp(organisation.name));
        expect(await page.title()).toContain(words.title);
        const description = await only(metas(page, "description"));
        expect(description).toBe(words.description);
        expect(description.length).toBeGreaterThanOrEqual(50);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(await metas(page, "robots")).not.toContain("noindex");
      });

      await test.step("the display settings for devices", async () => {
        const viewport = await only(metas(page, "viewport"));
        expect(viewport).toContain("width=device-width");
        expect(viewport).toContain("maximum-scale=1.5");
        expect(viewport).not.toContain("user-scalable");
        expect(await metas(page, "mobile-web-app-capable")).toEqual(["yes"]);
        const colours = await page
          .locator('meta[name="theme-color"]')
          .evaluateAll((tags) =>
            tags.map((tag) => [tag.getAttribute("media"), tag.getAttribute("content")]),
          );
        expect(colours.map(([media]) => media)).toEqual([
          "(prefers-color-scheme: light)",
          "(prefers-color-scheme: dark)",
        ]);
        // The bar of the browser has the colour of the adjacent part of the page.
        for (const [index, colorScheme] of (["light", "dark"] as const).entries()) {
          await page.emulateMedia({ colorScheme });
          const shown = await backgroundBehind(page.locator("body"));
          const hex = shown
            .match(/\d+/g)
            ?.map((byte) => Number(byte).toString(16).padStart(2, "0"));
          expect(colours[index]?.[1]).toBe(`#${hex?.join("")}`);
        }
      });

      await test.step("the page's own URL and the URL of its alternate for search engines", async () => {
        const { href: canonical } = await only(links(page, "canonical"));
        expect(canonical).toMatch(/^https?:\/\//);
        expect(new URL(canonical).href).toBe(published(path));

        const alternates = await links(page, "alternate");
        expect(alternates.map(({ hreflang, href }) => [hreflang, new URL(href).href])).toEqual([
          ["en", published(pathOf(id, "en"))],
          ["fr", published(pathOf(id, "fr"))],
          ["x-default", published(pathOf(id, "en"))],
        ]);
        for (const { href } of alternates) {
          const other = await request.get(new URL(href).pathname, { maxRedirects: 0 });
          expect(other.status(), href).toBe(200);
          // Search engines ignore an alternate unless the alternate links back to the page.
          const pointsBack = `hrefLang="${locale}" href="${canonical}"`;
          expect((await other.text()).includes(pointsBack), `${href} has ${pointsBack}`).toBe(true);
        }
      });

      await test.step("a card for social sites", async () => {
        const words = localize(PAGE_FACTS[id].words, locale);
        expect(await metas(page, "og:type")).toEqual(["website"]);
        expect(await metas(page, "og:title")).toEqual([words.title]);
        expect(await metas(page, "og:description")).toEqual([words.description]);
        expect(await metas(page, "og:locale")).toEqual([LANGUAGE_TAGS[locale].replace("-", "_")]);
        expect(new URL(await only(metas(page, "og:url"))).href).toBe(published(path));
        expect(await metas(page, "twitter:card")).toEqual(["summary_large_image"]);

        const address = await only(metas(page, "og:image"));
        expect(new URL(address).origin).toBe(siteUrl().origin);
        expect(await metas(page, "twitter:image")).toEqual([address]);
        expect(await only(metas(page, "og:image:alt"))).toContain(words.title);
        const { type, bytes } = await fetchPicture(request, address);
        expect(type).toBe("image/png");
        expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
        expect(bytes.length).toBeLessThan(1_000_000);
      });

      await test.step("linked data", async () => {
        const text = await only(
          page.locator('script[type="application/ld+json"]').allTextContents(),
        );
        const data = JSON.parse(text);
        expect(data["@context"]).toBe("https://schema.org");
        const ofType = (type: string) =>
          (data["@graph"] as Record<string, unknown>[]).filter((node) => node["@type"] === type);

        expect(ofType("Organization")).toEqual([
          expect.objectContaining({ name: organisation.name, url: published("/") }),
        ]);
        expect(ofType("WebSite")).toEqual([
          expect.objectContaining({ name: organisation.name, url: published("/") }),
        ]);
        const trail = ofType("BreadcrumbList").map(({ itemListElement }) =>
          (itemListElement as { position: number; item: string; name: string }[]).map(
            ({ position, item }) => [position, item],
          ),
        );
        const steps = [...new Set<PageId>(["home", id])];
        expect(trail).toEqual(
          id === "home"
            ? []
            : [steps.map((step, index) => [index + 1, published(pathOf(step, locale))])],
        );

        const showsApps = id === "portfolio";
        expect(ofType("LearningResource")).toEqual(
          (showsApps ? APP_IDS : []).map((app) =>
            expect.objectContaining({
              name: localize(APPS[app].words, locale).name,
              url: `${published(pathOf("study", locale))}?app=${app}`,
              inLanguage: LANGUAGE_TAGS[locale],
            }),
          ),
        );
      });
    });
  }

  test("no two pages have the same title, description or picture", async ({ page }) => {
    const found = { titles: new Set(), descriptions: new Set(), pictures: new Set() };
    for (const { path } of PAGES) {
      await page.goto(path);
      found.titles.add(await page.title());
      found.descriptions.add(await only(metas(page, "description")));
      found.pictures.add(await only(metas(page, "og:image")));
    }
    expect(found.titles.size).toBe(PAGES.length);
    expect(found.descriptions.size).toBe(PAGES.length);
    expect(found.pictures.size).toBe(PAGES.length);
  });
});

test.describe("layouts", () => {
  for (const { page: id, locale, path } of inDrawnLanguage(PAGES)) {
    const layout = PAGE_FACTS[id].layout;
    test(`${path} has the layout ${layout}`, async ({ page }) => {
      await open(page, { path, heading: undefined });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", layout);

        const ground = await backgroundBehind(page.locator("body"));
        const bar = await backgroundBehind(page.getByRole("banner"));
        const head = await backgroundBehind(page.getByRole("heading", { level: 1 }));
        const rule = await page
          .getByRole("banner")
          .evaluate((header) => getComputedStyle(header).borderBottomColor);
        const isRuled = !rule.includes(", 0)");
        const footer = page.getByRole("contentinfo");

        expect(head, "the page begins on its own ground").toBe(ground);
        expect(isRuled, "a rule ends the bar").toBe(layout === "white-nav");
        if (layout === "white-nav") {
          if (colorScheme === "light") expect(bar).toBe("rgb(255, 255, 255)");
        } else {
          expect(bar, "the navigation has no bar of its own").toBe(ground);
        }

        if (layout === "no-footer") {
          await expect(footer).toHaveCount(0);
          await expect(page.locator("footer")).toHaveCount(0);
          continue;
        }
        await expect(footer).toBeVisible();
        const footerGround = await backgroundBehind(footer);
        if (layout === "gray-footer") expect(footerGround).not.toBe(ground);
        else expect(footerGround).toBe(ground);
        for (const target of ["home", "cgu"] as const)
          await expect(footer.locator(`a[href="${pathOf(target, locale)}"]`)).toBeVisible();
      }
      // Scripts do not change the elements in the head of a page.
      expect(await only(metas(page, "viewport"))).toContain("maximum-scale=1.5");
      expect(await metas(page, "mobile-web-app-capable")).toEqual(["yes"]);
      expect(await links(page, "canonical")).toHaveLength(1);
      expect(await page.title()).toContain(localize(PAGE_FACTS[id].words, locale).title);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  }
});

test.describe("files of the site", () => {
  test("icons exist in the sizes that pages declare", async ({ page, request }) => {
    for (const locale of LOCALES) {
      await page.goto(pathOf("home", locale));
      const icons = await links(page, "icon");
      const apple = await only(links(page, "apple-touch-icon"));
      expect(icons.map(({ href }) => new URL(href, siteUrl()).pathname.split(".").pop())).toEqual(
        expect.arrayContaining(["ico", "svg"]),
      );
      for (const { href } of icons) {
        const { type, bytes } = await fetchPicture(request, href);
        if (href.includes(".svg")) {
          expect(type).toContain("image/svg+xml");
          expect(bytes.toString()).toContain("<svg");
        } else {
          expect(type).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
          expect(bytes.subarray(0, 4).toString("hex")).toBe("00000100");
        }
      }
      const { type, bytes } = await fetchPicture(request, apple.href);
      expect(type).toBe("image/png");
      expect(pngSize(bytes)).toEqual({ width: 180, height: 180 });
    }
    // Browsers and bookmarks request this icon by its fixed name.
    expect((await request.get("/favicon.ico", { maxRedirects: 0 })).status()).toBe(200);
  });

  test("robots.txt allows all robots and contains the URL of the sitemap", async ({ request }) => {
    const response = await request.get("/robots.txt");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("text/plain");
    const lines = (await response.text()).split("\n").map((line) => line.trim());
    expect(lines).toContain("User-Agent: *");
    expect(lines).toContain("Allow: /");
    expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
    expect(lines).toContain(`Sitemap: ${published("/sitemap.xml")}`);
  });

  test("sitemap.xml lists every page together with its alternate", async ({ request }) => {
    const response = await request.get("/sitemap.xml");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("xml");
    const entries = [...(await response.text()).matchAll(/<url>([\s\S]*?)<\/url>/g)].map(
      ([, entry = ""]) => ({
        address: entry.match(/<loc>(.*?)<\/loc>/)?.[1],
        alternates: Object.fromEntries(
          [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href]),
        ),
      }),
    );
    const expected = PAGES.map(({ page, path }) => ({
      address: published(path),
      alternates: expect.objectContaining({
        en: published(pathOf(page, "en")),
        fr: published(pathOf(page, "fr")),
      }),
    }));
    expect(entries).toHaveLength(expected.length);
    expect(entries).toEqual(expect.arrayContaining(expected));
  });

  test("security.txt states a contact and an expiry date within the next year", async ({
    request,
  }) => {
    const response = await request.get("/.well-known/security.txt");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("text/plain");
    const text = await response.text();
    expect(text).toMatch(new RegExp(`^Contact: mailto:${organisation.email}$`, "m"));
    const expires = [...text.matchAll(/^Expires: (.+)$/gm)].map(([, date = ""]) =>
      Date.parse(date),
    );
    expect(expires).toHaveLength(1);
    expect(expires[0]).toBeGreaterThan(Date.now());
    expect(expires[0]).toBeLessThan(Date.now() + 365 * DAY_MS);
  });
});
