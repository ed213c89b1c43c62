import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";
import { startServer } from "@/scripts/serve";
import { startChild } from "./start-child";

/** tsx runs the TypeScript sources, because only Node 22.18 and later can run TypeScript. */
const RECEIVER = ["--import", "tsx", join(ROOT, "receiver/main.ts")];

/** The served site, and the receiver of the site's contact form. The receiver is off at first. */
export type TestHost = {
  url: string;
  /** Starts or stops the host of the site. */
  serve: (isOn: boolean) => Promise<void>;
  /** Starts or stops the receiver. */
  receive: (isOn: boolean) => Promise<void>;
  /** Returns the messages that have arrived since the scenario began. */
  arrived: () => Record<string, unknown>[];
  close: () => Promise<void>;
};

/**
 * Serves an export as `npm start` does.
 *
 * @param folder the folder for the files of the receiver
 */
export async function startTestHost(
  out: string,
  receiverPort: number,
  folder: string,
): Promise<TestHost> {
  const messages = join(folder, "messages");
  mkdirSync(messages);
  let host = await startServer({ port: 0, quiet: true, out });
  const { url } = host;
  const { origin, port } = new URL(url);
  let isServed = true;
  let stopReceiver: (() => Promise<void>) | undefined;

  const serve = async (isOn: boolean) => {
    if (isServed && !isOn) await host.close();
    if (!isServed && isOn) host = await startServer({ port: Number(port), quiet: true, out });
    isServed = isOn;
  };

  const receive = async (isOn: boolean) => {
    await stopReceiver?.();
    stopReceiver = undefined;
    if (!isOn) return;
    const isReady = (printed: string) => /listening on/.test(printed) || undefined;
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
