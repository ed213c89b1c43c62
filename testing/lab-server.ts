import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../scripts/project.mjs";

/** The last line that the lab prints at its start. */
const READY = "Ctrl-C ends the lab";

/**
 * Starts `npm run lab` on the loopback interface. The first start on a machine builds the site of the lab.
 *
 * @param args studies and options
 * @throws Error with the output if the lab ends before it serves
 */
export async function startLab(port: number, args: readonly string[]) {
  const command = ["scripts/lab.mjs", "--port", String(port), "--host", "127.0.0.1", ...args];
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = once(child, "exit");
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes(READY)) resolve();
      });
    void ended.then(() => reject(new Error(`The lab has ended:\n${output}`)));
  });
  await ready;
  return {
    output: () => output,
    /** Ends the lab as Ctrl-C does. @returns its exit code */
    async stop(): Promise<number | null> {
      child.kill("SIGINT");
      const [code] = await ended;
      return code;
    },
    /** Ends the lab at once, as a power failure does. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
