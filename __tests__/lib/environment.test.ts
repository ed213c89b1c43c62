/** @jest-environment node */
import { siteUrl, sourceDate } from "@/lib/site-url";

const { SITE_URL } = process.env;

afterEach(() => {
  if (SITE_URL === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = SITE_URL;
});

it.each([
  ["https://www.lab.example", "https://www.lab.example/"],
  ["https://www.lab.example/", "https://www.lab.example/"],
  ["http://localhost:3000", "http://localhost:3000/"],
])("the setting SITE_URL=%s is returned as the origin of the published site", (value, href) => {
  expect(siteUrl(value).href).toBe(href);
});

it.each([undefined, ""])(
  "without a valid SITE_URL (%j), the URL of the site has a reserved sample domain",
  (value) => {
    delete process.env.SITE_URL;
    expect(siteUrl(value).href).toBe("https://protocole.example/");
  },
);

it("the URL of the site is read from SITE_URL", () => {
  process.env.SITE_URL = "https://from.example";
  expect(siteUrl().href).toBe("https://from.example/");
});

describe("the date of a build", () => {
  it("is SOURCE_DATE_EPOCH in a build", () => {
    expect(sourceDate("1767225600").toISOString()).toBe("2026-01-01T00:00:00.000Z");
  });

  it("is the current date outside a build", () => {
    const before = Date.now();
    expect(sourceDate(undefined).getTime()).toBeGreaterThanOrEqual(before);
  });
});
