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
])("%s is where the site is published", (value, href) => {
  expect(siteUrl(value).href).toBe(href);
});

it.each([undefined, ""])("without a value (%j) it is a reserved sample address", (value) => {
  delete process.env.SITE_URL;
  expect(siteUrl(value).href).toBe("https://protocole.example/");
});

it("is read from SITE_URL", () => {
  process.env.SITE_URL = "https://from.example";
  expect(siteUrl().href).toBe("https://from.example/");
});

describe("the date that a build counts as its own", () => {
  it("is what the build was given", () => {
    expect(sourceDate("1767225600").toISOString()).toBe("2026-01-01T00:00:00.000Z");
  });

  it("is now where nothing is built", () => {
    const before = Date.now();
    expect(sourceDate(undefined).getTime()).toBeGreaterThanOrEqual(before);
  });
});
