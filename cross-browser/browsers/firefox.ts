import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "../engine";
import { openMarionetteSession } from "../marionette-session";
import { startChild } from "../start-child";

export const firefox: Engine = {
  name: "Firefox",
  needs: { "firefox-esr": "firefox-esr" },
  start: async (folder) => {
    const downloads = join(folder, "downloads");
    const profile = join(folder, "profile");
    const portFile = join(profile, "MarionetteActivePort");
    const settings = {
      // Firefox chooses a free port and writes its number into the port file.
      "marionette.port": 0,
      // Simulates a fine pointer that can hover, because a headless browser does not have one.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      // An open panel of downloads would receive the key presses of the scenario, so the panel is disabled.
      "browser.download.alwaysOpenPanel": false,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
    };
    mkdirSync(profile);
    writeFileSync(
      join(profile, "user.js"),
      Object.entries(settings)
        .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
        .join(""),
    );
    const browser = await startChild(
      "firefox-esr",
      ["--headless", "--marionette", "--no-remote", "--profile", profile],
      () => (existsSync(portFile) ? readFileSync(portFile, "utf8") || undefined : undefined),
      { HOME: folder },
    );
    const session = await openMarionetteSession(Number(browser.ready));
    return { ...session, downloads, end: () => session.end().finally(browser.stop) };
  },
};
