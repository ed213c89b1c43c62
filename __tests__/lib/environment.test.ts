/** @jest-environment node */
import { siteUrl } from "@/lib/environment";

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

it.each([
  "www.lab.example",
  "lab",
  "ftp://lab.example",
  "javascript:alert(1)",
  "https://",
  "https://lab.example/site",
  "https://lab.example/site/",
])("%s stops the build with what was written and how to write it", (value) => {
  expect(() => siteUrl(value)).toThrow(
    `SITE_URL is "${value}": write the origin the site is published at, such as https://www.your-site.org`,
  );
});

it.each([
  "https://lab.example/?a=1",
  "https://lab.example/#top",
  "https://user:secret@lab.example",
])("%s is more than an origin, so it stops the build", (value) => {
  expect(() => siteUrl(value)).toThrow(`SITE_URL is "${value}"`);
});
