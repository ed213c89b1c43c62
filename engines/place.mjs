import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/project.mjs";
import { startServer } from "../scripts/serve.mjs";
import { startChild } from "./child.mjs";

/** tsx, because Node strips types itself only from 22.18 on. */
const RECEIVER = ["--import", "tsx", join(ROOT, "receiver/main.ts")];

/**
 * Serves an export as `npm start` does. The receiver of its form is the one that is shipped; it is off until
 * somebody asks for it.
 *
 * @param {string} out
 * @param {number} receiverPort
 * @param {string} folder where the receiver writes
 * @returns {Promise<import("./engine").Place & { close: () => Promise<void> }>}
 */
export async function openPlace(out, receiverPort, folder) {
  const messages = join(folder, "messages");
  mkdirSync(messages);
  let host = await startServer({ port: 0, quiet: true, out });
  const { url } = host;
  const { origin, port } = new URL(url);
  let isServed = true;
  /** @type {(() => Promise<void>) | undefined} */
  let stopReceiver;

  /** @type {import("./engine").Place["serve"]} */
  const serve = async (isThere) => {
    if (isServed && !isThere) await host.close();
    if (!isServed && isThere) host = await startServer({ port: Number(port), quiet: true, out });
    isServed = isThere;
  };

  /** @type {import("./engine").Place["receive"]} */
  const receive = async (isThere) => {
    await stopReceiver?.();
    stopReceiver = undefined;
    if (!isThere) return;
    const isReady = (/** @type {string} */ said) => /listening on/.test(said) || undefined;
    ({ stop: stopReceiver } = await startChild(process.execPath, RECEIVER, isReady, {
      PORT: String(receiverPort),
      ALLOWED_ORIGINS: origin,
      MESSAGES_DIR: messages,
    }));
  };

  return {
    url,
    serve,
    receive,
    arrived: () =>
      readdirSync(messages)
        .map((name) => join(messages, name, "message.json"))
        .filter((file) => existsSync(file))
        .map((file) => JSON.parse(readFileSync(file, "utf8"))),
    close: async () => {
      await receive(false);
      await serve(false);
    },
  };
}
