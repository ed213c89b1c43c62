import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import getPort from "get-port";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { archiveWords } from "@/experiments/study/export/archive-words";
import { localize } from "@/lib/i18n/define-content";
import { downloadedArchive, unzip } from "../testing/standalone-archive";
import { versionOf } from "../testing/version-of";

const TITLE = "Décisions naïves – « cœur » 🎲";

const STUDY = {
  protocol: 1,
  language: "fr",
  steps: [
    {
      id: "jeu",
      app: "eleven-twenty",
      version: versionOf("eleven-twenty"),
      parameters: {},
    },
  ],
  title: { fr: TITLE },
  information: { controller: "Université d’Orléans", contact: "labo@example.org" },
};

const { help, unlike } = localize(archiveWords, "fr");
const english = localize(archiveWords, "en");

const TYPES: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
};

type Host = {
  /** The charset that the host declares in the content type of every file. */
  charset?: string;
  /** Files that are missing on the host. */
  without?: readonly string[];
  /** Wrong content types that the host sends, keyed by file name. */
  types?: Record<string, string>;
};

/**
 * Serves a folder below /lab/study in the way that the given host does. The URL without the final slash also returns
 * the page.
 */
async function serve(folder: string, { charset, without = [], types = {} }: Host) {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const name =
      path === "/lab/study" || path === "/lab/study/"
        ? "index.html"
        : path.replace("/lab/study/", "");
    const type = types[name] ?? TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain";
    if (!path.startsWith("/lab/study") || without.includes(name) || /[^a-z.]/.test(name)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": charset ? `${type}; charset=${charset}` : type,
      "X-Content-Type-Options": "nosniff",
    });
    response.end(readFileSync(join(folder, name)));
  });
  const port = await getPort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}/lab/study`, close: () => server.close() };
}

let folder = "";

test.beforeAll(async ({ browser }, testInfo) => {
  const context = await browser.newContext();
  folder = testInfo.outputPath("study");
  unzip(await downloadedArchive(context, STUDY, "fr"), folder);
  await context.close();
});

const checked = checkProtocol(STUDY, MODELS);
const ID = "document" in checked ? documentId(checked.document).slice(0, SHOWN_DIGITS) : "";

for (const charset of [undefined, "ISO-8859-1", "windows-1252", "utf-16", "utf-16be", "shift_jis"])
  test(`an archive displays its letters and its id correctly if the host declares ${charset ?? "no encoding"}`, async ({
    page,
  }) => {
    const host = await serve(folder, { ...(charset && { charset }) });
    await page.goto(`${host.url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    await expect(page.getByText(ID)).toBeVisible();
    await expect(page).toHaveTitle(TITLE);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(unlike)).toHaveCount(0);
    await expect(page.getByText(help.slash)).toHaveCount(0);
    host.close();
  });

for (const [what, host, path] of [
  ["is opened without its slash", {}, ""],
  ["was unpacked without study.js", { without: ["study.js"] }, "/"],
  ["was unpacked without its script and styles", { without: ["study.js", "study.css"] }, "/"],
  ["has a script that its host calls a text", { types: { "study.js": "text/plain" } }, "/"],
] as const)
  test(`an archive that ${what} explains in English and French what the visitor can do`, async ({
    page,
  }) => {
    const served = await serve(folder, host);
    await page.goto(`${served.url}${path}`);
    for (const words of [help, english.help])
      for (const text of Object.values(words)) await expect(page.getByText(text)).toBeVisible();
    served.close();
  });

test("an archive opened from a disk is complete; without its script, it explains what the visitor can do", async ({
  page,
}, testInfo) => {
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  const alone = testInfo.outputPath("alone");
  unzip(
    Buffer.from(
      (await import("fflate")).zipSync({
        "index.html": new Uint8Array(readFileSync(join(folder, "index.html"))),
      }),
    ),
    alone,
  );
  await page.goto(pathToFileURL(join(alone, "index.html")).href);
  await expect(page.getByText(help.unpack)).toBeVisible();
  await expect(page.getByText(english.help.unpack)).toBeVisible();
});
