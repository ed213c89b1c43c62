import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { ROOT } from "@/scripts/project.mjs";
import { NAME_HELPER } from "@/testing/name-helper";
import type { Checker, Finding, Site } from "../checker";
import { READING_SCENARIOS, type ReadingScenario } from "../reading-scenarios";
import { TOOLS } from "../tools";

const TRANSCRIPTS = ".next/audit/transcripts";

/** The time limit for each action on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * The limit of the number of phrases. No page has this number of phrases, so only a reader that repeats itself without
 * end would exceed the limit.
 */
const MOST_PHRASES = 3000;

/** Matches the phrase of a control or an image that has no name. */
const NAMELESS = /^(button|link|textbox|searchbox|checkbox|radio|slider|image|img|combobox)$/;

type VirtualScreenReader = {
  start: (options: { container: Element }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
};

/**
 * Returns the virtual screen reader as a classic script. The security policy of the page does not allow modules that
 * are added.
 */
async function readerScript(): Promise<string> {
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

/** Returns the phrases that the reader speaks for an element of the page. */
const phrasesOf = (page: Page, part: string) =>
  page.evaluate(
    async ({ part, most }) => {
      const { virtual } = (window as unknown as { guidepup: { virtual: VirtualScreenReader } })
        .guidepup;
      const container = document.querySelector(part);
      if (!container) throw new Error(`There is no ${part}`);
      // Browsers that run scripts do not expose these elements to screen readers, but the virtual reader would read the
      // elements.
      for (const element of container.querySelectorAll("noscript")) element.ariaHidden = "true";
      // The reader replaces focus() and blur(). They are restored, because an app could otherwise not set the focus
      // afterwards.
      const { focus, blur } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
      await virtual.start({ container });
      const first = await virtual.lastSpokenPhrase();
      for (let count = 0; count < most; count += 1) {
        await virtual.next();
        // After the last phrase of the page, the reader restarts from the beginning.
        if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      Object.defineProperties(HTMLElement.prototype, { focus, blur });
      return phrases;
    },
    { part, most: MOST_PHRASES },
  );

/** Returns the phrases of each part of a reading scenario. */
async function read({ browser, url }: Site, reader: string, { run }: ReadingScenario) {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(NAME_HELPER);
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(PATIENCE_MS);
  page.setDefaultTimeout(PATIENCE_MS);
  const parts: { what: string; phrases: string[] }[] = [];
  await run(page, async (what, part) => {
    await page.evaluate(reader);
    parts.push({ what, phrases: await phrasesOf(page, part) });
  });
  await context.close();
  return parts;
}

/**
 * Guidepup's virtual screen reader: reads the screens of the reading scenarios and reports controls without a name.
 * Also writes transcripts, so that a person can read the spoken output.
 */
export const screenReader: Checker = {
  name: "screen-reader",
  check: async (site) => {
    const reader = await readerScript();
    const findings: Finding[] = [];
    mkdirSync(join(ROOT, TRANSCRIPTS), { recursive: true });
    for (const scenario of READING_SCENARIOS) {
      const parts = await read(site, reader, scenario);
      const where = `${TRANSCRIPTS}/${scenario.name}.md`;
      const sections = parts.map(
        ({ what, phrases }) => `## ${what}\n\n${phrases.map((each) => `- ${each}`).join("\n")}\n`,
      );
      writeFileSync(join(ROOT, where), [`# ${scenario.title}\n`, ...sections].join("\n"));
      for (const phrase of parts.flatMap(({ phrases }) => phrases))
        if (NAMELESS.test(phrase)) findings.push({ where, what: `without a name: ${phrase}` });
    }
    return { checked: `${READING_SCENARIOS.length} transcripts in ${TRANSCRIPTS}`, findings };
  },
};
