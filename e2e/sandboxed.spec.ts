import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { dataWords } from "@/content/data-downloads";
import { protocolWords } from "@/content/running-study";
import type { Pages } from "@/experiments/engine/contract/tested-app";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { drawnOf } from "../testing/drawn-cases";
import { FORM_SCRIPTS } from "../testing/forms";
import { downloadedArchive } from "../testing/standalone-archive";
import { versionOf } from "../testing/version-of";

/** A study of two untimed tasks with one and two pages, for a standalone archive. */
const STUDY = {
  protocol: 1,
  steps: [
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
    { id: "risk", app: "lottery-choice", version: versionOf("lottery-choice"), parameters: {} },
  ],
  title: { en: "In a frame", fr: "Dans un cadre" },
};

/** Serves an archive, and a page that embeds the archive in a frame. The sandbox of the frame is in the query. */
async function serveFramed(zip: Buffer): Promise<{ url: string; server: Server }> {
  const files = unzipSync(new Uint8Array(zip));
  const types: Record<string, string> = { html: "text/html; charset=utf-8", js: "text/javascript" };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/frame") {
      response.setHeader("Content-Type", "text/html");
      const asked = new URLSearchParams({ lang: searchParams.get("lang") ?? "en" });
      return response.end(
        `<!doctype html><iframe sandbox="${searchParams.get("sandbox")}" src="/study/?${asked}" width="100%" height="900"></iframe>`,
      );
    }
    const name = pathname.replace(/^\/study\//, "") || "index.html";
    const found = Object.entries(files).find(
      ([path]) => path === name || path.endsWith(`/${name}`),
    );
    if (!found) {
      response.statusCode = 404;
      return response.end();
    }
    response.setHeader("Content-Type", types[name.split(".").at(-1) ?? ""] ?? "text/plain");
    response.end(found[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/**
 * Fills in the pages of an untimed task in a frame. Each page is submitted by its button, or by the Enter key on an
 * answer.
 */
async function fillIn(frame: FrameLocator, page: Page, pages: Pages, by: "click" | "Enter") {
  for (const choices of pages) {
    for (const { name, value } of choices)
      await frame.locator(`input[name="${name}"][value="${value}"]`).check();
    const button = frame.locator('form button[type="submit"]');
    if (by === "click") await button.click();
    // The Enter key on a focused radio button submits the page.
    else {
      const [last] = choices.slice(-1);
      await frame.locator(`input[name="${last?.name}"][value="${last?.value}"]`).focus();
      await page.keyboard.press("Enter");
    }
  }
}

const SANDBOXES = {
  "without forms": "allow-scripts allow-same-origin allow-downloads",
  "without forms, downloads and an origin": "allow-scripts",
};

for (const [index, [name, sandbox]] of Object.entries(SANDBOXES).entries())
  for (const locale of drawnOf(LOCALES, index))
    test(`a study can be completed in a frame ${name}, and its data can be downloaded (${locale})`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      const { url, server } = await serveFramed(await downloadedArchive(context, STUDY, locale));
      try {
        await page.goto(`${url}/frame?${new URLSearchParams({ sandbox, lang: locale })}`);
        const frame = page.frameLocator("iframe");
        const words = localize(protocolWords, locale);
        await frame.getByRole("button", { name: words.start }).click();
        await frame.getByRole("button", { name: words.parts.start }).click();
        await fillIn(frame, page, FORM_SCRIPTS["eleven-twenty"].pages, "click");
        await frame.getByRole("button", { name: words.parts.start }).click();
        await fillIn(frame, page, FORM_SCRIPTS["lottery-choice"].pages, "Enter");
        await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);

        const { title, label } = localize(dataWords, locale).toCopy;
        const data = frame.getByRole("textbox", { name: label });
        const isKept = sandbox.includes("allow-same-origin");
        if (isKept) {
          await expect(data).toHaveCount(0);
          await frame.getByText(title).click();
        } else await expect(frame.getByText(localize(dataWords, locale).notKept)).toBeVisible();
        const { records, protocol } = JSON.parse(await data.inputValue());
        expect(protocol.title).toEqual(STUDY.title);
        expect(records).toMatchObject([{ step: "game" }, { step: "risk" }]);
        expect(records[1].rows).toHaveLength(10);
        expect(errors).toEqual([]);
      } finally {
        server.close();
      }
    });
