import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { studiesText } from "@/experiments/study/document/running-study";
import { runMain, say, secondsSince, UserError } from "@/scripts/terminal.mjs";
import { startLab } from "@/testing/lab-server";
import { currentLoad, machine } from "../machine";
import { compare } from "../receiver/compare";
import { PROTOCOL, sendSessions } from "../receiver/participants";

const PARTICIPANTS = 50;

/** The shares of acknowledged records at which the lab is killed and started again. */
const KILLED_AT = [0.2, 0.5, 0.8];

/** The study of the simulated participants, in the file of running studies of an earlier start. */
const STUDIES = studiesText({
  [PROTOCOL]: {
    documents: [],
    title: "Simulated participants",
    conditions: [{ name: null, steps: ["stroop", "flanker", "traits"], rows: null }],
    leaseMinutes: 30,
  },
});

await runMain(async () => {
  const { cpu, cores } = machine();
  say(`${cores} × ${cpu}, load ${currentLoad()}`);
  const data = mkdtempSync(join(tmpdir(), "protocole-lab-"));
  writeFileSync(join(data, "studies.json"), STUDIES);
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const at = performance.now();
    const lab = await startLab(port, ["protocols/lab-session.json", "--data", data]);
    say(`Started in ${secondsSince(at)}.`);
    return lab;
  };
  let lab = await start();
  const waiting = [...KILLED_AT];
  let restarting = Promise.resolve();
  const restart = async () => {
    await lab.kill();
    say("Killed.");
    lab = await start();
  };
  const sessions = Array.from({ length: PARTICIPANTS }, () => `s${randomBytes(6).toString("hex")}`);
  const load = await sendSessions(url, sessions, {
    origin: url,
    onProgress: (share) => {
      if (waiting[0] === undefined || share < waiting[0]) return;
      waiting.shift();
      restarting = restarting.then(restart);
    },
  });
  await restarting;
  await lab.stop();
  const lost = load.statuses.get(0) ?? 0;
  say(
    `${load.acknowledged} records of ${PARTICIPANTS} participants acknowledged in ${load.seconds.toFixed(1)} s; ${lost} lost connections`,
  );
  const faults = await compare({ SESSIONS_DIR: join(data, "sessions") }, sessions);
  rmSync(data, { recursive: true, force: true });
  if (faults.length > 0) throw new UserError(faults.join("\n"));
});
