import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

const FILE = join(ROOT, "docs/deploy/receiver/receiver.mjs");

/** The origin whose pages may send, unless a test says otherwise. */
export const SITE = "https://lab.example";

/** Starts the receiver as an operator does, at any free port. The settings are its environment. */
export async function startReceiver(settings: Record<string, string>) {
  const { PATH } = process.env;
  const env = { PATH, PORT: "0", ALLOWED_ORIGINS: SITE, RATE_LIMIT: "100000", ...settings };
  const child = spawn(process.execPath, [FILE], { env: env as unknown as NodeJS.ProcessEnv });
  // A test that fails before it stops it must not leave it behind, nor wait for it.
  process.once("exit", () => child.kill("SIGKILL"));
  for (const handle of [child, child.stdout as Socket, child.stderr as Socket]) handle.unref();
  let said = "";
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const port = await new Promise<number | undefined>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [, number] = /listening on .* port (\d+)/.exec(said) ?? [];
      if (number) resolve(Number(number));
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(() => resolve(undefined));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** What it has printed so far. */
    log: () => said,
    /** Ends it, as systemd does, or as a power cut. @returns its exit code */
    stop: (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

export type ReceiverProcess = Awaited<ReturnType<typeof startReceiver>>;
