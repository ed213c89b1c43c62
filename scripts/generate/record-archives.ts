import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { SCRIPT_FILE, STYLES_FILE } from "@/experiments/study/export/archive-page";
import { localize } from "@/lib/i18n/define-content";
import { FORM_SCRIPTS, fillForm } from "@/testing/forms";
import { archiveButton, chooseWay, handedOver, openInEditor } from "@/testing/standalone-archive";
import { versionOf } from "@/testing/version-of";
import { findChromium } from "../programs.mjs";
import { ROOT } from "../project.mjs";
import { startServer } from "../serve";
import { runMain, say } from "../terminal.mjs";

/** The folder with the archives of all releases. It contains one folder for each release. */
const RECORDED = join(ROOT, "__tests__/experiments/study/export/recorded");

/**
 * A study that contains every element of study documents. In the condition `online`, a run of the study takes only a
 * moment.
 */
const STUDY = {
  protocol: 1,
  title: { en: "Colours and choices", fr: "Couleurs et choix" },
  conditions: ["lab", "online"],
  seed: 20261125,
  steps: [
    { id: "hello", text: { en: "Good to have **you** here.", fr: "Merci d’être **là**." } },
    {
      id: "colours",
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 96 },
      for: ["lab"],
    },
    { id: "risk", app: "lottery-choice", version: versionOf("lottery-choice"), parameters: {} },
    { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
  ],
  information: { controller: "A lab, 1 Example Street", contact: "lab@example.org" },
  debriefing: { en: "We compare the two.", fr: "Nous comparons les deux." },
  delivery: { ids: ["participant"] },
  plan: { question: "effect", effect: 20 },
};

const words = localize(editorWords, "en");

/** Completes the study of an archive, and returns the archive of the session. */
async function sessionOf(browser: Browser, zip: Buffer): Promise<Buffer> {
  const files = unzipSync(new Uint8Array(zip));
  const page = await browser.newPage();
  const origin = "http://archive.test";
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const types = { html: "text/html", js: "text/javascript", css: "text/css" };
    const contentType = types[path.split(".").at(-1) as keyof typeof types] ?? "text/plain";
    return route.fulfill({ contentType, body: Buffer.from(files[path] ?? []) });
  });
  await page.goto(`${origin}/?participant=7&condition=online&lang=en`);
  const own = localize(protocolWords, "en");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press(own.start);
  await press(own.parts.continue);
  for (const app of ["lottery-choice", "eleven-twenty"] as const) {
    await press(own.parts.start);
    await fillForm(page, FORM_SCRIPTS[app].pages, "keys");
  }
  const session = await handedOver(page, page.getByRole("button", { name: own.end.download }));
  await page.close();
  return session;
}

/**
 * Exports the study for JATOS. The scripts, styles and notices of this export are left out, because they equal the
 * files of the other archive.
 */
async function jatosOf(page: Page): Promise<Uint8Array> {
  await chooseWay(page, "jatos", "en");
  const [start = ""] = words.away.archive.toJatos.split("(");
  const jzip = await handedOver(page, page.getByRole("button", { name: start.trim() }));
  const files = Object.entries(unzipSync(new Uint8Array(jzip)));
  const isLeftOut = (path: string) =>
    [SCRIPT_FILE, STYLES_FILE, "NOTICES.txt"].some((end) => path.endsWith(end));
  return zipSync(Object.fromEntries(files.filter(([path]) => !isLeftOut(path))), { level: 9 });
}

/** Records the archives of one study in the format that the built site currently creates. */
await runMain(async () => {
  const { executablePath, args } = await findChromium();
  const site = await startServer({ port: 0, quiet: true });
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "block" });
    const page = await context.newPage();
    await openInEditor(page, STUDY, "en");
    await chooseWay(page, "archive", "en");
    const zip = await handedOver(page, archiveButton(page, "en"));
    const jzip = await jatosOf(page);
    const session = await sessionOf(browser, zip);
    const html = strFromU8(unzipSync(new Uint8Array(zip))["index.html"] ?? new Uint8Array());
    const [, release = "unknown"] = /"release":"([0-9a-f]+)"/.exec(html) ?? [];
    const folder = join(RECORDED, release);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "study.zip"), zip);
    writeFileSync(join(folder, "study.jzip"), jzip);
    writeFileSync(join(folder, "session.zip"), session);
    say(`Recorded in ${folder}.`);
  } finally {
    await browser.close();
    await site.close();
  }
});
