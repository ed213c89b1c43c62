import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { data } from "@/content/data";
import type { RunningStudy } from "@/experiments/engine/sending/running-studies";
import { localize } from "@/lib/i18n/define-content";
import { createRequestListener } from "@/receiver/request-listener";
import { readSettings } from "@/receiver/settings";
import { labListener } from "@/scripts/lab/server";
import { ensureLabSite } from "@/scripts/lab/site";
import { findChromium } from "@/scripts/programs.mjs";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { connectLiveData, openLiveData } from "@/testing/live-panel";
import { currentLoad, machine } from "../machine";
import { fillStore, RECORDS } from "./filled-store";
import { PROTOCOL } from "./participants";

/**
 * Measures reading a study from a receiver into the page of data: npm run bench:part data [-- --short]. The first reading
 * is whole; in the second one, the connection is cut in the middle of a line, and a session is withdrawn meanwhile.
 */

const SESSIONS = process.argv.includes("--short") ? 200 : 5000;
const READ_TOKEN = randomBytes(32).toString("hex");

/** The answer with records that is cut off in the second reading, and the bytes after which it is. */
const CUT_ANSWER = 20;
const CUT_BYTES = 1_000_000;

const { follow } = localize(data, "en");

/** The longest reading, ms. */
const LIMIT_MS = 10 * 60_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a listener that cuts one answer with records, and a function that announces the next cut. */
function cutting(listener: Listener, onCut: () => void) {
  let [answers, isArmed] = [0, false];
  const cut: Listener = (request, response) => {
    if (isArmed && request.url?.endsWith("/records/read") && ++answers === CUT_ANSWER) {
      isArmed = false;
      let bytes = 0;
      const write = response.write.bind(response);
      response.write = ((chunk: Buffer | string, ...rest: never[]) => {
        bytes += chunk.length;
        const isWritten = write(chunk, ...rest);
        if (bytes > CUT_BYTES) {
          onCut();
          response.destroy();
        }
        return isWritten;
      }) as typeof response.write;
    }
    listener(request, response);
  };
  return {
    cut,
    arm: () => {
      isArmed = true;
    },
  };
}

/** Returns the memory of the page in MB: its JavaScript heap, after a garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}

/** Connects the page, and reads all records. @returns the text of the page about the result */
async function readAll(page: Page, origin: string): Promise<string> {
  await openLiveData(page, origin);
  await connectLiveData(page, READ_TOKEN);
  await page.getByRole("button", { name: follow.records.read }).click();
  const result = page.getByText(/^In this page, complete/);
  await result.waitFor({ timeout: LIMIT_MS });
  return (await result.textContent()) ?? "";
}

await runMain(async () => {
  const { cpu, cores, system } = machine();
  say(`${cpu}, ${cores} cores, ${system}, Node ${process.versions.node}; load ${currentLoad()}`);
  const folder = mkdtempSync(join(tmpdir(), "protocole-data-"));
  const study: RunningStudy = {
    documents: [],
    title: "Load",
    conditions: [{ name: null, steps: ["stroop", "flanker"], rows: null }],
    leaseMinutes: 30,
  };
  const STUDIES = join(folder, "studies.json");
  writeFileSync(STUDIES, JSON.stringify({ format: 1, studies: { [PROTOCOL]: study } }));
  const SESSIONS_DIR = join(folder, "sessions");
  const sessions = Array.from({ length: SESSIONS }, () => randomBytes(6).toString("hex"));
  await fillStore({ SESSIONS_DIR, STUDIES }, sessions);
  const receiver = await createRequestListener(
    readSettings({ ALLOWED_ORIGINS: "same", SESSIONS_DIR, STUDIES, READ_TOKEN }),
    () => undefined,
  );
  const withdrawn = sessions[0] ?? "";
  let origin = "";
  const withdraw = () =>
    void fetch(`${origin}/sessions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ format: 1, kind: "withdrawal", session: withdrawn }),
    });
  const { cut, arm } = cutting(receiver.requestListener, withdraw);
  const server = createServer(labListener(await ensureLabSite(), [], cut));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await findChromium({ windowless: true }));
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    let most = 0;
    const timer = setInterval(async () => {
      const heap = await session.send("Runtime.getHeapUsage").catch(() => ({ usedSize: 0 }));
      most = Math.max(most, heap.usedSize / 1e6);
    }, 250);
    const whole = await readAll(page, origin);
    say(`whole: ${whole}`);
    say(
      `heap of the page: ${(await heapOf(session)).toFixed(0)} MB after it, at most ${most.toFixed(0)} MB; load ${currentLoad()}`,
    );
    arm();
    const second = await readAll(page, origin);
    clearInterval(timer);
    say(`after a cut line and a withdrawal: ${second}`);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: follow.records.download }).click();
    const lines = readFileSync(await (await downloading).path(), "utf8")
      .trimEnd()
      .split("\n");
    const left = (SESSIONS - 1) * RECORDS;
    if (lines.length !== left || lines.some((line) => line.includes(withdrawn)))
      throw new UserError(`The page has ${lines.length} records instead of ${left}.`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await receiver.close();
    rmSync(folder, { recursive: true });
  }
});
