import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import type { Engine } from "../engine";
import { openHttpSession } from "../http-session";
import { startChild } from "../start-child";

/** Starts a virtual screen, because WebKitGTK does not draw without a screen. */
const startScreen = () =>
  startChild(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    (printed) => /^(\d+)\n/m.exec(printed)?.[1],
  );

const respondsAt = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok || undefined,
    () => undefined,
  );

export const webkit: Engine = {
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
    const driver = await startChild("WebKitWebDriver", args, () => respondsAt(port), {
      DISPLAY: `:${screen.ready}`,
      HOME: folder,
      XDG_CONFIG_HOME: config,
      // With this bus address, the browser neither starts a session bus nor uses a session bus that is running.
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
      // The sandbox of the browser fails for root and in containers. Without a sandbox there is no risk here, because
      // the browser opens only the site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    });
    const session = await openHttpSession(`http://127.0.0.1:${port}`, {
      acceptInsecureCerts: true,
    });
    const end = () => session.end().finally(driver.stop).finally(screen.stop);
    return { ...session, downloads, end };
  },
};
