import { join } from "node:path";
import { findChromium, wholeChromium } from "@/scripts/programs.mjs";
import type { Engine } from "../engine";
import { openHttpSession } from "../http-session";
import { startChild } from "../start-child";

/** Simulates a fine pointer that can hover, because a headless browser does not have one. */
const MOUSE =
  "--blink-settings=availablePointerTypes=4,primaryPointerType=4,availableHoverTypes=2,primaryHoverType=2";

export const chromium: Engine = {
  name: "Chromium",
  needs: { chromium: "chromium", chromedriver: "chromium-driver" },
  start: async (folder) => {
    const downloads = join(folder, "downloads");
    const { args } = await findChromium();
    const driver = await startChild(
      "chromedriver",
      ["--port=0"],
      (printed) => /started successfully on port (\d+)/.exec(printed)?.[1],
    );
    const session = await openHttpSession(`http://127.0.0.1:${driver.ready}`, {
      acceptInsecureCerts: true,
      "goog:chromeOptions": {
        binary: wholeChromium(),
        args: ["--headless", MOUSE, `--user-data-dir=${join(folder, "profile")}`, ...args],
        prefs: { "download.default_directory": downloads },
      },
    });
    return { ...session, downloads, end: () => session.end().finally(driver.stop) };
  },
};
