/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { ofEachPage, PAGES } from "@/content/pages";
import { LOCALES, type Locale, PAGE_IDS, type PageId, pageAt, pathOf } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { listFiles, ROOT } from "@/scripts/project.mjs";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));

const FILES = listFiles(join(ROOT, "app"));
const TREES: Record<Locale, string> = { en: "(en)/", fr: "(fr)/" };
const filesOf = (locale: Locale) => FILES.filter((file) => file.startsWith(TREES[locale]));
const textOf = (file: string) => readFileSync(join(ROOT, "app", file), "utf8");

/** Returns the English file that corresponds to a French file. */
const englishOf = (file: string) => file.replace(/^\(fr\)\/(?:fr\/)?/, TREES.en);

/** Returns the URL path of a page file, and the route group that contains the file. */
const routeOf = (file: string) => ({
  address: `/${file
    .split("/")
    .slice(0, -1)
    .filter((part) => !part.startsWith("("))
    .join("/")}`,
  group: file.split("/").findLast((part) => /^\(.+\)$/.test(part)),
});

const PAGE_FILES = FILES.filter((file) => file.endsWith("/page.tsx"));

type PageModule = { default: React.ComponentType; metadata: Metadata };
type LayoutModule = { default: React.ComponentType<{ children: React.ReactNode }> };
const load = <Module extends object>(file: string) =>
  jest.requireActual<Module>(join(ROOT, "app", file));

describe("the files of the French pages", () => {
  it("mirror the English files one by one", () => {
    expect(filesOf("fr").map(englishOf).sort()).toEqual([...filesOf("en")].sort());
    expect(filesOf("en").length).toBeGreaterThan(12);
  });

  it("are all below /fr, except for the root layout and its error page", () => {
    const outside = filesOf("fr").filter((file) => !file.startsWith("(fr)/fr/"));
    expect(outside).toEqual(["(fr)/error.tsx", "(fr)/layout.tsx"]);
  });

  it.each(filesOf("fr"))("%s differs from its English counterpart only by the language", (file) => {
    const french = textOf(file);
    expect(french.replaceAll('"fr"', '"en"')).toBe(textOf(englishOf(file)));
    expect(french).toContain('"fr"');
  });
});

describe("the pages", () => {
  it("correspond to the route table, one file for each page and language", () => {
    const expected = PAGE_IDS.flatMap((page) => LOCALES.map((locale) => pathOf(page, locale)));
    expect(PAGE_FILES.map((file) => routeOf(file).address).sort()).toEqual(expected.sort());
  });

  it.each(PAGE_FILES)("are each in the route group of their layout: %s", (file) => {
    const { address, group } = routeOf(file);
    expect(group).toBe(`(${PAGES[pageAt(address) as PageId].layout})`);
  });

  it.each(PAGE_FILES)("render the page and language of their URL: %s", (file) => {
    const { address } = routeOf(file);
    const { default: Page, metadata } = load<PageModule>(file);
    expect(metadata.alternates?.canonical).toBe(address);
    const html = renderToStaticMarkup(<Page />);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(ownEntry(html, address)).toMatchObject({
      inLanguage: file.startsWith(TREES.fr) ? "fr-FR" : "en-GB",
    });
  });
});

/** Returns the entry for a page from the structured data of this page, found by the page's URL. */
function ownEntry(html: string, address: string) {
  const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const things: { "@id"?: string; inLanguage?: string }[] = JSON.parse(data)["@graph"] ?? [];
  return things.find((thing) => thing["@id"] === new URL(address, siteUrl()).href);
}

describe("the layouts", () => {
  const groups = FILES.filter((file) => /\/\([a-z-]+\)\/layout\.tsx$/.test(file));

  it("have four files in each language", () => {
    expect([...new Set(Object.values(ofEachPage(({ layout }) => layout)))]).toHaveLength(4);
    expect(groups).toHaveLength(8);
  });

  it.each(groups)("render the layout after which the layout file is named: %s", (file) => {
    const { default: Layout } = load<LayoutModule>(file);
    const name = routeOf(file).group?.slice(1, -1);
    const html = renderToStaticMarkup(
      <Layout>
        <p>The page</p>
      </Layout>,
    );
    expect(html).toContain(`data-layout="${name}"`);
    expect(html).toMatch(/<main[^>]*><p>The page<\/p><\/main>/);
    expect(html.includes("<footer")).toBe(name !== "no-footer");
    expect(html.match(/<header/g)).toHaveLength(1);
    const home = file.startsWith(TREES.fr) ? "/fr" : "/";
    expect(html).toContain(`href="${home}"`);
  });

  it.each(LOCALES)("declare the language of their pages: the root layout of %s", (locale) => {
    expect(textOf(`${TREES[locale]}layout.tsx`)).toContain(`<DocumentShell locale="${locale}">`);
  });
});

describe("the error pages", () => {
  it("exist for each layout in each language; an error then replaces the page but not the layout", () => {
    const errors = FILES.filter((file) => file.endsWith("/error.tsx"));
    const layouts = FILES.filter((file) => file.endsWith("/layout.tsx"));
    const folderOf = (file: string) => file.split("/").slice(0, -1).join("/");
    expect(errors.map(folderOf).sort()).toEqual(layouts.map(folderOf).sort());
  });

  it("include one page for unknown URLs, and one page for errors of the root layout", () => {
    expect(FILES).toEqual(expect.arrayContaining(["global-error.tsx", "global-not-found.tsx"]));
  });
});
