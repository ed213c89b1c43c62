import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { startChild } from "../child.mjs";
import { openHttpSession } from "../http-session.mjs";

/** A screen that nobody looks at: WebKitGTK does not draw without one. */
const startScreen = () =>
  startChild(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    (said) => /^(\d+)\n/m.exec(said)?.[1],
  );

/** @param {number} port */
const answersAt = (port) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok || undefined,
    () => undefined,
  );

/** @type {import("../engine").Engine} */
export const webkit = {
  name: "WebKitGTK",
  needs: { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" },
  start: async (folder) => {
    const downloads = join(folder, "downloads");
    const config = join(folder, "config");
    for (const each of [downloads, config]) mkdirSync(each);
    writeFileSync(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const screen = await startScreen();
    const port = await getPort();
    const args = [`--port=${port}`, "--host=127.0.0.1"];
    const driver = await startChild("WebKitWebDriver", args, () => answersAt(port), {
      DISPLAY: `:${screen.ready}`,
      HOME: folder,
      XDG_CONFIG_HOME: config,
      // It starts nothing beside itself, and asks nothing of what else is open.
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
      // Its sandbox refuses to work for root and in containers. It sees nothing but the site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    });
    const session = await openHttpSession(`http://127.0.0.1:${port}`, {});
    const end = () => session.end().finally(driver.stop).finally(screen.stop);
    return { ...session, downloads, end };
  },
};
