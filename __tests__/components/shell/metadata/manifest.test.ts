/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GET as english } from "@/app/(en)/manifest.webmanifest/route";
import { GET as french } from "@/app/(fr)/fr/manifest.webmanifest/route";
import type { manifestOf } from "@/components/shell/metadata/manifest";
import { pageMetadata } from "@/components/shell/metadata/page-metadata";
import { siteWords } from "@/content/site-words";
import { LOCALES, type Locale, pageAt, pathOf } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";

type Manifest = ReturnType<typeof manifestOf>;

const RESPONSES: Record<Locale, Response> = { en: english(), fr: french() };
const manifests = {} as Record<Locale, Manifest>;
beforeAll(async () => {
  for (const locale of LOCALES) manifests[locale] = await RESPONSES[locale].json();
});

/** Returns every URL that a manifest contains. */
const addressesOf = (manifest: Manifest) =>
  JSON.stringify(manifest)
    .match(/(?<="(?:id|start_url|scope|src|url)":")[^"]*/g)
    ?.map(String) ?? [];

it("the manifest has the media type that browsers and hosting services expect", () => {
  for (const { headers } of Object.values(RESPONSES))
    expect(headers.get("content-type")).toBe("application/manifest+json");
});

describe.each(LOCALES)("the manifest in %s", (locale) => {
  let manifest: Manifest;
  beforeAll(() => {
    manifest = manifests[locale];
  });

  it("describes a separate app for the language, which starts in that language and covers the whole site", () => {
    const home = locale === "en" ? "/" : "/fr";
    expect(manifest).toMatchObject({ id: home, start_url: home, scope: "/" });
    expect(manifest).toMatchObject({ lang: { en: "en-GB", fr: "fr-FR" }[locale], dir: "ltr" });
  });

  it("opens the site in a new standalone window, because a task may be running in an existing window", () => {
    expect(manifest.display).toBe("standalone");
    expect(manifest.display_override[0]).toBe("standalone");
    expect(manifest.launch_handler).toEqual({ client_mode: "navigate-new" });
  });

  it("has a name, a short name that app launchers do not truncate, and the description of the site", () => {
    expect(manifest.name).toBe("Protocole");
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.description).toBe(pageMetadata("home", locale).description);
    expect(manifest.categories.length).toBeGreaterThan(0);
  });

  it("has the background colour of the page in the light scheme", () => {
    const tokens = readFileSync(join(ROOT, "components/shell/styles/tokens.css"), "utf8");
    const [, name] = /--colour-page:\s*light-dark\(var\((--[\w-]+)\)/.exec(tokens) ?? [];
    const [, page] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
    expect([manifest.theme_color, manifest.background_color]).toEqual([page, page]);
  });

  it("has icons for the purposes any, maskable and monochrome, and each icon has exactly one purpose", () => {
    const uses = manifest.icons.map(({ purpose, sizes, type }) => `${purpose} ${sizes} ${type}`);
    expect(uses.sort()).toEqual([
      "any 192x192 image/png",
      "any 512x512 image/png",
      "any any image/svg+xml",
      "maskable 192x192 image/png",
      "maskable 512x512 image/png",
      "monochrome 512x512 image/png",
    ]);
  });

  it("contains wide and narrow screenshots in its language, each with a label", () => {
    for (const form of ["wide", "narrow"]) {
      const pictures = manifest.screenshots.filter(({ form_factor }) => form_factor === form);
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(new Set(pictures.map(({ label }) => label)).size).toBe(pictures.length);
      for (const { src, type, sizes } of pictures) {
        expect([src, type]).toEqual([expect.stringContaining(`-${locale}.`), "image/webp"]);
        const [width = 0, height = 0] = sizes.split("x").map(Number);
        expect(width > height).toBe(form === "wide");
        // Chromium accepts 320 to 3840 pixels, and a longer side of at most 2.3 times the shorter side.
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
        expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      }
    }
  });

  it("has shortcuts to the tasks, the study builder, the participants' page and the contact page, in its language", () => {
    const pages = ["portfolio", "protocol", "study", "contact"] as const;
    expect(manifest.shortcuts.map(({ url }) => pageAt(url))).toEqual(pages);
    for (const [index, { name, description, url, icons }] of manifest.shortcuts.entries()) {
      const page = pages[index] ?? "home";
      expect(url).toBe(pathOf(page, locale));
      expect(name).toBe(siteWords.pages[page][locale]);
      expect(description).toBe(pageMetadata(page, locale).description);
      expect(icons).toEqual([expect.objectContaining({ sizes: "96x96", type: "image/png" })]);
    }
  });

  it("uses the base path of the site", () => {
    const atRoot = addressesOf(manifest);
    process.env.BASE_PATH = "/repo";
    jest.isolateModules(() => {
      const below = jest.requireActual<{ manifestOf: typeof manifestOf }>(
        join(ROOT, "components/shell/metadata/manifest"),
      );
      expect(atRoot.length).toBeGreaterThan(15);
      expect(addressesOf(below.manifestOf(locale))).toEqual(atRoot.map((path) => `/repo${path}`));
    });
    delete process.env.BASE_PATH;
  });
});

it("the manifests of the two languages have different texts and the same icons", () => {
  const { en, fr } = manifests;
  expect(fr.icons).toEqual(en.icons);
  expect(fr.id).not.toBe(en.id);
  expect(fr.description).not.toBe(en.description);
  for (const [index, { label }] of fr.screenshots.entries())
    expect(label).not.toBe(en.screenshots[index]?.label);
});
