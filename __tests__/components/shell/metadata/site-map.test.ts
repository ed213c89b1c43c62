/** @jest-environment node */
import { robotsRules, siteMap } from "@/components/shell/metadata/site-map";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";

const at = (path: string) => new URL(path, "https://www.lab.example").href;

beforeEach(() => {
  process.env.SITE_URL = "https://www.lab.example";
});
afterEach(() => {
  delete process.env.SITE_URL;
});

describe("the site map", () => {
  it("contains each page exactly once, with its absolute URL", () => {
    const expected = PAGE_IDS.flatMap((page) => LOCALES.map((locale) => at(pathOf(page, locale))));
    const addresses = siteMap().map(({ url }) => url);
    expect([...addresses].sort()).toEqual(expected.sort());
  });

  it("lists both languages for each page, and the same two languages for its alternate", () => {
    const byAddress = new Map(siteMap().map((entry) => [entry.url, entry.alternates?.languages]));
    for (const page of PAGE_IDS) {
      const languages = { en: at(pathOf(page, "en")), fr: at(pathOf(page, "fr")) };
      expect(byAddress.get(languages.en)).toEqual(languages);
      expect(byAddress.get(languages.fr)).toEqual(languages);
    }
  });
});

it("robots.txt allows robots to read all pages and contains the URL of the site map", () => {
  const { rules, sitemap } = robotsRules();
  expect(rules).toEqual({ userAgent: "*", allow: "/" });
  expect(sitemap).toBe("https://www.lab.example/sitemap.xml");
});
