import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";

/** Node 22.18 and later remove TypeScript types without a loader. */
const LOADER = "typescript" in process.features ? [] : ["--import", "tsx"];

const children = new Set<ChildProcess>();

// A test that fails must not leave its receivers running.
process.once("exit", () => {
  for (const each of children) each.kill("SIGKILL");
});

/**
 * Runs the receiver or one of its commands as an operator does, in a separate process. The settings are the environment
 * variables of this process.
 */
export async function spawnReceiver(settings: Record<string, string>, ...command: string[]) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [...LOADER, join(ROOT, "receiver/main.ts"), ...command], {
    cwd: ROOT,
    env: { PATH, PORT: "0", ...settings } as unknown as NodeJS.ProcessEnv,
  });
  children.add(child);
  for (const handle of [child, child.stdout as Socket, child.stderr as Socket]) handle.unref();
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const port = await new Promise<number | undefined>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [, number] = /listening on .* port (\d+)/.exec(output) ?? [];
      if (number) resolve(Number(number));
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(() => resolve(undefined));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** The port of the receiver; undefined if the receiver refused to start. */
    port,
    pid: child.pid ?? 0,
    /** Returns the output of the receiver so far. */
    log: () => output,
    /** Closes the pipes through which the test reads the receiver's output. A stopped journal has the same effect. */
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    /**
     * Stops the receiver as systemd does (SIGTERM), or as a power cut does (SIGKILL).
     * @returns the exit code of the receiver
     */
    stop: (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}
