/** @jest-environment node */
import { createHash } from "node:crypto";
import { GET, generateStaticParams } from "@/app/apps/[app]/[payload]/route";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { payloadUrl } from "@/experiments/payloads/app-payload";
import { LOCALES } from "@/lib/routes";

const get = (app: string, payload: string) =>
  GET(new Request("http://localhost"), { params: Promise.resolve({ app, payload }) });

it("the payloads of all apps, the study page, the papers, the editor, surveys and the findings exist at the URLs that pages fetch", () => {
  const served = generateStaticParams().map(({ app, payload }) => `/apps/${app}/${payload}`);
  const parts = ["study", "papers", "editor", "surveys", "findings"] as const;
  const fetched = [...APP_IDS, ...parts].flatMap((app) =>
    LOCALES.map((locale) => payloadUrl(app, locale)),
  );
  expect(served).toEqual(fetched);
});

it.each(generateStaticParams())(
  "the file $app/$payload has a name that contains the hash of its content",
  async ({ app, payload }) => {
    const response = await get(app, payload);
    expect(response.headers.get("content-type")).toBe("application/json");
    const text = await response.text();
    const hash = createHash("sha256").update(text).digest("hex");
    expect(payload).toMatch(/^(en|fr)\.[\da-f]{8}\.json$/);
    expect(hash.startsWith(payload.split(".")[1] ?? "?")).toBe(true);
  },
);

it.each([
  ["stroop", "en.json"],
  ["stroop", "en.00000000.json"],
  ["constructor", "en.00000000.json"],
])("a request for the unknown payload %s/%s is rejected", async (app, payload) => {
  await expect(get(app, payload)).rejects.toThrow(`No payload ${app}/${payload}`);
});
