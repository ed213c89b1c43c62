import { execFileSync, spawn } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import { protocolWords } from "@/content/running-study";
import { INKS } from "@/experiments/apps/stroop/inks";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { findChromium, findCommand } from "@/scripts/programs.mjs";
import { startServer } from "@/scripts/serve";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { versionOf } from "@/testing/version-of";

/*
 * Answers a Stroop task with the keys of real keyboard layouts. `setxkbmap` sets the layout of a separate X server,
 * `xdotool` presses keys by their position, and Chromium creates the key events. The benchmark prints the key that the
 * page received for each press, and the number of accepted answers. It needs Chromium, Xvfb, setxkbmap and xdotool.
 */

/** The X keycode of each key, listed by its `KeyboardEvent.code`. */
const KEYCODES: Readonly<Record<string, number>> = {
  ...{ KeyD: 40, KeyF: 41, KeyJ: 44, KeyK: 45 },
  ...{ Digit1: 10, Digit2: 11, Digit8: 17, Digit9: 18 },
};

/** Layouts of xkb, each with the keys that the study document declares for red, blue, green and yellow. */
const LAYOUTS = [
  { layout: "us", keys: "dfjk" },
  { layout: "ru", keys: "dfjk" },
  { layout: "gr", keys: "dfjk" },
  { layout: "ara", keys: "dfjk" },
  { layout: "il", keys: "dfjk" },
  { layout: "fr", keys: "1289" },
];

/** The number of trials, with one key press each: enough that every ink colour, and so every response key, occurs. */
const TRIALS = 12;

const codeOf = (key: string) => (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);

function studyOf(keys: string): string {
  const names = INKS.map((ink, index) => [`${ink}Key`, keys[index]]);
  const parameters = { trials: 24, blocks: 1, practiceTrials: 0, ...Object.fromEntries(names) };
  const version = versionOf("stroop");
  const steps = [{ id: "stroop", app: "stroop", version, parameters }];
  const checked = checkProtocol({ protocol: 1, steps }, MODELS);
  if (!("document" in checked)) throw new Error(JSON.stringify(checked.faults));
  return linkHash(checked.document);
}

/** Starts an X server on a free display. @returns its display, and a function that ends it */
async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  const server = spawn("Xvfb", ["-noreset", "-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once("data", (text) => resolve(String(text).trim()));
    server.once("exit", () => reject(new UserError("Xvfb ended before it had a display.")));
  });
  return { display: `:${number}`, stop: () => void server.kill() };
}

type Heard = { key: string; code: string };

/**
 * Answers trials with the keys of the displayed ink colours.
 * @returns the received key of each press, and the number of accepted answers
 */
async function answer(page: Page, env: NodeJS.ProcessEnv, keys: string) {
  const heard = new Map<string, Heard>();
  let taken = 0;
  const surface = page.locator("dialog[open] section");
  const isAsked = () =>
    page.waitForFunction(
      () =>
        document.querySelector("dialog[open] section")?.getAttribute("data-phase") === "stimulus",
    );
  for (let trial = 0; trial < TRIALS; trial += 1) {
    await isAsked();
    const ink = await surface.locator("[data-ink]").getAttribute("data-ink");
    const key = keys[INKS.indexOf(ink as (typeof INKS)[number])] ?? "";
    execFileSync("xdotool", ["key", String(KEYCODES[codeOf(key)])], { env });
    // If the page accepts an answer, it removes the stimulus long before the time limit of the stimulus.
    const isTaken = await page
      .waitForFunction(
        () =>
          document.querySelector("dialog[open] section")?.getAttribute("data-phase") !== "stimulus",
        null,
        { timeout: 1000 },
      )
      .then(
        () => true,
        () => false,
      );
    taken += Number(isTaken);
    const last = await page.evaluate(() => (window as unknown as { last: Heard }).last);
    heard.set(key, last);
    if (!isTaken) return { heard, taken };
  }
  return { heard, taken };
}

async function main() {
  for (const command of ["Xvfb", "setxkbmap", "xdotool"])
    if (!findCommand(command))
      throw new UserError(
        `Not on this machine: ${command}.`,
        "On Debian: apt install xvfb x11-xkb-utils xdotool",
      );
  const words = localize(protocolWords, "en");
  const { executablePath, args } = await findChromium();
  const site = await startServer({ port: 0, quiet: true });
  const { display, stop } = await startDisplay();
  const env = { ...process.env, DISPLAY: display };
  try {
    for (const { layout, keys } of LAYOUTS) {
      execFileSync("setxkbmap", ["-layout", layout], { env });
      const browser = await chromium.launch({ executablePath, args, env, headless: false });
      try {
        const page = await browser.newPage();
        await page.addInitScript(() =>
          addEventListener(
            "keydown",
            ({ key, code }) => Object.assign(window, { last: { key, code } }),
            true,
          ),
        );
        await page.goto(`${site.url}${pathOf("study", "en")}${studyOf(keys)}`);
        await page.getByRole("button", { name: words.start }).click();
        await page.getByRole("button", { name: words.parts.start }).click();
        await page.locator("[data-wait] button").click();
        const { heard, taken } = await answer(page, env, keys);
        const shown = [...heard].map(([key, was]) => `${key}: ${was.key} (${was.code})`).join(", ");
        say(`${layout}: ${taken} of ${TRIALS} answers taken. ${shown}`);
      } finally {
        await browser.close();
      }
    }
  } finally {
    stop();
    await site.close();
  }
}

runMain(main);
