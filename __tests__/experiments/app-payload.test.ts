/** @jest-environment node */
import { createHash } from "node:crypto";
import { GET, generateStaticParams } from "@/app/apps/[app]/[sheet]/route";
import { sheetAddress } from "@/experiments/app-payload";
import { APP_IDS } from "@/experiments/registry";
import { LOCALES } from "@/lib/routes";

const get = (app: string, sheet: string) =>
  GET(new Request("http://localhost"), { params: Promise.resolve({ app, sheet }) });

it("every app has its sheet in each language, at the address that the page fetches", () => {
  const served = generateStaticParams().map(({ app, sheet }) => `/apps/${app}/${sheet}`);
  const fetched = APP_IDS.flatMap((app) => LOCALES.map((locale) => sheetAddress(app, locale)));
  expect(served).toEqual(fetched);
});

it.each(generateStaticParams())("$app/$sheet is named by its content", async ({ app, sheet }) => {
  const response = await get(app, sheet);
  expect(response.headers.get("content-type")).toBe("application/json");
  const text = await response.text();
  expect(JSON.parse(text)).toHaveProperty("definition.id", app);
  const hash = createHash("sha256").update(text).digest("hex");
  expect(sheet).toMatch(/^(en|fr)\.[\da-f]{8}\.json$/);
  expect(hash.startsWith(sheet.split(".")[1] ?? "?")).toBe(true);
});

it.each([
  ["stroop", "en.json"],
  ["stroop", "en.00000000.json"],
  ["constructor", "en.00000000.json"],
])("%s/%s is none", async (app, sheet) => {
  await expect(get(app, sheet)).rejects.toThrow(`No sheet ${app}/${sheet}`);
});
