import { spawn } from "node:child_process";

/** How long a browser or a driver may take to start. */
const PATIENCE_MS = 30_000;

/**
 * Starts a program, and waits until it is ready.
 *
 * @template Ready
 * @param {string} command
 * @param {string[]} args
 * @param {(said: string) => Ready | undefined | Promise<Ready | undefined>} isReady looks at what it has said so far
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ ready: Ready, stop: () => Promise<void> }>}
 */
export async function startChild(command, args, isReady, env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  const ended = new Promise((resolve) => child.once("close", resolve));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !hasEnded; ) {
    const ready = await isReady(said);
    if (ready !== undefined) return { ready, stop };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await stop();
  throw new Error(`${command} did not start:\n${said}`);
}
