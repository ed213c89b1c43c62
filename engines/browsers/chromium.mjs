import { join } from "node:path";
import { findChromium, wholeChromium } from "../../scripts/programs.mjs";
import { startChild } from "../child.mjs";
import { openHttpSession } from "../http-session.mjs";

/** The types of a mouse, which a browser without a window does not see: it is fine, and can hover. */
const MOUSE =
  "--blink-settings=availablePointerTypes=4,primaryPointerType=4,availableHoverTypes=2,primaryHoverType=2";

/** @type {import("../engine").Engine} */
export const chromium = {
  name: "Chromium",
  needs: { chromium: "chromium", chromedriver: "chromium-driver" },
  start: async (folder) => {
    const downloads = join(folder, "downloads");
    const { args } = await findChromium();
    const driver = await startChild("chromedriver", ["--port=0"], (said) => {
      const [, port] = /started successfully on port (\d+)/.exec(said) ?? [];
      return port;
    });
    const session = await openHttpSession(`http://127.0.0.1:${driver.ready}`, {
      "goog:chromeOptions": {
        binary: wholeChromium(),
        args: ["--headless", MOUSE, `--user-data-dir=${join(folder, "profile")}`, ...args],
        prefs: { "download.default_directory": downloads },
      },
    });
    return { ...session, downloads, end: () => session.end().finally(driver.stop) };
  },
};
