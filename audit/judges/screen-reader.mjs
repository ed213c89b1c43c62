import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { compiled } from "../../scripts/compiled.mjs";
import { ROOT } from "../../scripts/project.mjs";
import { TOOLS } from "../tools.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../journeys").Journey} Journey */

export const name = "screen-reader";

const TRANSCRIPTS = "audit/transcripts";

/** A page is not longer than this; a reader that goes round in it would be. */
const MOST_PHRASES = 3000;

/** A control that is said without a name. */
const NAMELESS = /^(button|link|textbox|searchbox|checkbox|radio|slider|image|img|combobox)$/;

/** Returns the virtual screen reader as a script for a page, which lets no module be added. */
async function readerScript() {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { virtual } from "@guidepup/virtual-screen-reader/browser.js";',
      resolveDir: TOOLS,
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "guidepup",
  });
  return `${outputFiles[0]?.text}; window.guidepup = guidepup;`;
}

/**
 * Returns what the reader says of a part of the page, phrase by phrase.
 *
 * @param {Page} page
 * @param {string} part its selector
 * @returns {Promise<string[]>}
 */
const phrasesOf = (page, part) =>
  page.evaluate(
    async ({ part, most }) => {
      const { virtual } = /** @type {any} */ (window).guidepup;
      const container = document.querySelector(part);
      if (!container) throw new Error(`There is no ${part}`);
      // No browser with scripts has these to say; the reader would.
      for (const element of container.querySelectorAll("noscript")) element.ariaHidden = "true";
      // The reader puts its own focus() and blur() before the browser's; an app then could not set them.
      const own = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
      await virtual.start({ container });
      const first = await virtual.lastSpokenPhrase();
      for (let count = 0; count < most; count += 1) {
        await virtual.next();
        // At the end it begins again.
        if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      Object.defineProperties(HTMLElement.prototype, { focus: own.focus, blur: own.blur });
      return phrases;
    },
    { part, most: MOST_PHRASES },
  );

/**
 * Returns the transcript of a journey, as Markdown.
 *
 * @param {import("../judge").Site} site
 * @param {string} reader
 * @param {Journey} journey
 * @returns {Promise<string>}
 */
async function transcribe({ browser, url }, reader, { title, go }) {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const parts = [`# ${title}`];
  await go(page, async (what, part) => {
    await page.evaluate(reader);
    const phrases = await phrasesOf(page, part);
    parts.push(`## ${what}`, phrases.map((phrase) => `- ${phrase}`).join("\n"));
  });
  await context.close();
  return `${parts.join("\n\n")}\n`;
}

/**
 * Returns where what the Guidepup virtual screen reader says on the journeys (journeys.ts) differs from the
 * transcripts that were reviewed, and which controls it says without a name. With `--write` the transcripts
 * are written anew, to be reviewed.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge(site) {
  /** @type {{ JOURNEYS: Journey[] }} */
  const { JOURNEYS } = await compiled("audit/journeys");
  const reader = await readerScript();
  const findings = [];
  mkdirSync(join(ROOT, TRANSCRIPTS), { recursive: true });
  for (const journey of JOURNEYS) {
    const where = `${TRANSCRIPTS}/${journey.name}.md`;
    const file = join(ROOT, where);
    const now = await transcribe(site, reader, journey);
    const reviewed = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (site.isWriting) writeFileSync(file, now);
    else if (now !== reviewed) findings.push({ where, what: difference(reviewed, now) });
    for (const phrase of now.split("\n").map((line) => line.replace(/^- /, "")))
      if (NAMELESS.test(phrase)) findings.push({ where, what: `without a name: ${phrase}` });
  }
  return { checked: `${JOURNEYS.length} journeys`, findings };
}

/**
 * Returns the first line in which two texts differ, from both.
 *
 * @param {string} reviewed
 * @param {string} now
 */
function difference(reviewed, now) {
  const [before, after] = [reviewed.split("\n"), now.split("\n")];
  const at = after.findIndex((line, index) => line !== before[index]);
  const line = at === -1 ? after.length : at;
  return `line ${line + 1} was “${before[line] ?? ""}” and is “${after[line] ?? ""}”`;
}
