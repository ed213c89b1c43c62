import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./find-chromium.mjs";
import { ROOT } from "./project.mjs";
import { startServer } from "./serve.mjs";
import { isMain, runMain, say } from "./terminal.mjs";

/** The devices on which the portfolio shows each app; pictures have `scale` pixels per CSS pixel. */
const DEVICES = {
  desktop: { width: 1280, height: 800, scale: 1 },
  phone: { width: 360, height: 720, scale: 2 },
};

/** Where each app can be photographed: its address and the name of the button that shows it. */
const SUBJECTS = [
  { app: "stroop", locale: "en", path: "/study?app=stroop" },
  { app: "stroop", locale: "fr", path: "/fr/study?app=stroop" },
];

/** Where the pictures and the browser that took them are recorded. */
export const RECORD = "experiments/screenshots.json";

/**
 * Takes the portfolio's pictures from the running apps. The same browser version gives the same
 * bytes (e2e/screenshots.spec.ts); another may draw text differently.
 *
 * @param {string} siteUrl address of the served export
 * @returns {Promise<{ browser: string, pictures: { file: string, bytes: Buffer }[] }>} files as paths in public/
 */
export async function takeScreenshots(siteUrl) {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const pictures = [];
    for (const { app, locale, path } of SUBJECTS) {
      for (const [device, { width, height, scale }] of Object.entries(DEVICES)) {
        const page = await browser.newPage({
          viewport: { width, height },
          deviceScaleFactor: scale,
          hasTouch: device === "phone",
          isMobile: device === "phone",
          reducedMotion: "reduce",
          colorScheme: "light",
        });
        await page.goto(siteUrl + path);
        await page.getByRole("main").getByRole("button").click();
        await page.getByRole("main").locator("[data-stage]").waitFor();
        await page.evaluate(() => document.fonts.ready);
        const png = await page.screenshot({ caret: "hide" });
        await page.close();
        pictures.push({
          file: `apps/${app}/${device}-${locale}.webp`,
          bytes: await sharp(png).webp({ quality: 84 }).toBuffer(),
        });
      }
    }
    return { browser: browser.version(), pictures };
  } finally {
    await browser.close();
  }
}

async function main() {
  const server = await startServer({ port: 0, quiet: true });
  try {
    const { browser, pictures } = await takeScreenshots(server.url);
    for (const { file, bytes } of pictures) {
      const target = join(ROOT, "public", file);
      mkdirSync(join(target, ".."), { recursive: true });
      writeFileSync(target, bytes);
      say(`· public/${file}, ${bytes.length.toLocaleString("en")} bytes`);
    }
    const sizes = Object.fromEntries(
      Object.entries(DEVICES).map(([device, { width, height }]) => [device, { width, height }]),
    );
    writeFileSync(join(ROOT, RECORD), `${JSON.stringify({ browser, sizes }, null, 2)}\n`);
  } finally {
    await server.close();
  }
}

if (isMain(import.meta.url)) await runMain(main);
