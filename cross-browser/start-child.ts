import { spawn } from "node:child_process";

/** Time limit for the start of a browser or a driver. */
const PATIENCE_MS = 30_000;

/**
 * Starts a program and waits until it is ready.
 *
 * @param readiness receives the program's output so far, and returns undefined until the program is ready
 */
export async function startChild<Ready>(
  command: string,
  args: string[],
  readiness: (printed: string) => Ready | undefined | Promise<Ready | undefined>,
  env: Record<string, string> = {},
): Promise<{ ready: Ready; stop: () => Promise<void> }> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      hasEnded = true;
      resolve();
    });
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !hasEnded; ) {
    const ready = await readiness(printed);
    if (ready !== undefined) return { ready, stop };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await stop();
  throw new Error(`${command} did not start:\n${printed}`);
}
