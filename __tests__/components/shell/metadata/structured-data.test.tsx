import { render } from "@testing-library/react";
import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { organisation } from "@/content/organisation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";

const SITE = "https://www.lab.example";
const at = (path: string) => new URL(path, SITE).href;

const eachPage = PAGE_IDS.flatMap((page) => LOCALES.map((locale) => ({ page, locale })));

type Thing = { "@type": string; "@id"?: string; [name: string]: unknown };

const graphOf = (...of: Parameters<typeof structuredData>) =>
  structuredData(...of) as unknown as Thing[];
const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing["@type"] === type);

beforeEach(() => {
  process.env.SITE_URL = SITE;
});
afterEach(() => {
  delete process.env.SITE_URL;
});

describe.each(eachPage)("the structured data of page $page in $locale", ({ page, locale }) => {
  const graph = () => graphOf(page, locale);

  it("contain the organisation with the facts that the site configures", () => {
    const [who, ...more] = ofType(graph(), "Organization");
    expect(more).toEqual([]);
    expect(who).toMatchObject({
      name: organisation.name,
      email: organisation.email,
      telephone: organisation.phone,
      address: { postalCode: organisation.postalCode, addressLocality: organisation.city },
    });
  });

  it("contain the site and the page, in the language of the page", () => {
    const [site] = ofType(graph(), "WebSite");
    const [own, ...others] = graph().filter(
      (thing) =>
        thing.url === at(pathOf(page, locale)) && thing["@id"] === at(pathOf(page, locale)),
    );
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      inLanguage: locale === "en" ? "en-GB" : "fr-FR",
      isPartOf: { "@id": site?.["@id"] },
    });
  });

  it("refer only to entries of the same graph", () => {
    const ids = new Set(graph().map((thing) => thing["@id"]));
    const references = [...JSON.stringify(graph()).matchAll(/:\{"@id":"([^"]+)"\}/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, id] of references) expect(ids).toContain(id);
  });

  it("contain a breadcrumb trail from the home page to the page, in the language of the page", () => {
    const trails = ofType(graph(), "BreadcrumbList");
    expect(trails).toHaveLength(page === "home" ? 0 : 1);
    const steps = trails.flatMap(
      ({ itemListElement }) =>
        itemListElement as { position: number; item: string; name: string }[],
    );
    expect(steps.map(({ item }) => item)).toEqual(
      page === "home" ? [] : [at(pathOf("home", locale)), at(pathOf(page, locale))],
    );
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { name } of steps) expect(name).not.toBe("");
  });

  it("list the tasks on the portfolio, and on no other page", () => {
    const apps = ofType(graph(), "LearningResource");
    const shown = page === "portfolio" ? APP_IDS : [];
    expect(apps.map(({ url }) => url)).toEqual(
      shown.map((app) => at(`${pathOf("study", locale)}?app=${app}`)),
    );
    apps.forEach((app, index) => {
      const { seconds } = APPS[shown[index] as (typeof APP_IDS)[number]].model.facts;
      expect(app).toMatchObject({ isAccessibleForFree: true, timeRequired: `PT${seconds}S` });
    });
  });
});

describe("the script element of the structured data", () => {
  it("contains JSON in which no text can end the element", () => {
    const { container } = render(
      <StructuredData graph={[{ "@type": "WebPage", name: "</script><script>alert(1)" }]} />,
    );
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain("<");
    expect(JSON.parse(script?.innerHTML ?? "")).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "WebPage", name: "</script><script>alert(1)" }],
    });
  });
});
