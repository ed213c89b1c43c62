import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PlaceAnswer, RunningStudy } from "@/experiments/engine/sending/running-studies";
import { openRecords } from "@/receiver/sessions/open-records";
import { standingOf } from "@/receiver/sessions/place";
import { personHash } from "@/receiver/sessions/session-record";
import { readStoreSettings } from "@/receiver/settings";
import { say } from "@/scripts/terminal.mjs";
import { currentLoad } from "../machine";
import { PROTOCOL, SITE } from "./participants";
import { type Environment, startTwo, type Two } from "./two-receivers";

const CONDITIONS = ["high", "low"];
const STEPS = ["stroop", "flanker"];

/** The time after which the page uses the hash if it has received no answer to the request for a place. */
const PAGE_MS = 5000;

/**
 * The time for which the participants of this load wait. They share the processors with the receivers, so they wait for
 * longer than the page; otherwise most of them would use the hash, and the places would not be tested.
 */
const PATIENCE_MS = 60_000;

/** The share of the participants who begin without asking, for example offline. */
const OFFLINE = 0.05;

/** The longest wait between two attempts to send a record, in ms. */
const MOST_WAIT_MS = 3000;

type Outcome = { session: string; answer?: PlaceAnswer; condition: string; isDrawn: boolean };

type Counts = { asked: number; drawn: number; full: number; different: number; times: number[] };

const post = async (url: string, path: string, body: object, address: string) => {
  try {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: SITE,
        "X-Forwarded-For": address,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const retryAfter = Number(response.headers.get("Retry-After") ?? 0);
    return { status: response.status, retryAfter, text: await response.text() };
  } catch {
    return { status: 0, retryAfter: 0, text: "" };
  }
};

async function sendUntilAcknowledged(url: string, body: object, address: string): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    const { status, retryAfter, text } = await post(url, "/sessions", body, address);
    if (status === 200) return;
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`${status} ${text}`);
    await pause(retryAfter * 1000 || Math.min(200 * 2 ** attempts, MOST_WAIT_MS) * Math.random());
  }
}

/** Asks for a place as the page does: again if the receiver asks for it, until the participant has no more patience. */
async function askForPlace(url: string, request: object, address: string) {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const left = Math.max(1, until - performance.now());
    const asked = post(url, "/sessions/open", request, address);
    const answer = await Promise.race([asked, pause(left).then(() => undefined)]);
    if (answer?.status === 200) return JSON.parse(answer.text) as PlaceAnswer;
    await pause(Math.min(left, (answer?.retryAfter ?? 0) * 1000 || 300 * Math.random()));
  }
  return undefined;
}

async function takePart(url: string, index: number, counts: Counts): Promise<Outcome | undefined> {
  const session = randomBytes(6).toString("hex");
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const request = {
    protocol: PROTOCOL,
    session,
    person: personHash(PROTOCOL, session),
    rehearsal: false,
  };
  const start = performance.now();
  const answer = Math.random() < OFFLINE ? undefined : await askForPlace(url, request, address);
  counts.times.push(performance.now() - start);
  if (answer) counts.asked += 1;
  if (answer && answer.state !== "open") {
    counts.full += 1;
    return undefined;
  }
  const isDrawn = !answer?.condition;
  if (isDrawn) counts.drawn += 1;
  const condition = answer?.condition ?? CONDITIONS[Math.floor(Math.random() * 2)] ?? "";
  const shared = {
    format: 2,
    session,
    protocol: PROTOCOL,
    document: "d".repeat(64),
    planHash: null,
    person: session,
    visit: null,
    rehearsal: false,
  };
  const source = { condition, conditionSource: isDrawn ? "drawn" : "balanced" };
  const begin = {
    ...shared,
    ...source,
    kind: "start",
    row: answer?.row ?? 0,
    ids: {},
    at: "2026-11-25T09:00:00.000+01:00",
  };
  await sendUntilAcknowledged(url, begin, address);
  // A second tab asks again and must receive the same answer.
  const again = answer && (await askForPlace(url, request, address));
  if (again && (again.condition !== answer?.condition || again.row !== answer?.row))
    counts.different += 1;
  for (const [index, step] of STEPS.entries())
    await sendUntilAcknowledged(
      url,
      { ...shared, ...source, deviceFacts: null, kind: "step", step, place: index + 1, rows: [] },
      address,
    );
  const end = { ...shared, kind: "end", exit: "completed", code: null, steps: 2, receipt: null };
  await sendUntilAcknowledged(url, end, address);
  return { session, answer, condition, isDrawn };
}

/** Checks the places after a load. @returns the faults */
async function check(
  store: Environment,
  outcomes: readonly Outcome[],
  quota: number,
): Promise<string[]> {
  const opened = await openRecords(readStoreSettings(store), { serves: false });
  try {
    const places = await opened.places.places([PROTOCOL]);
    const bySession = new Map<string, string[]>();
    const finished = new Map<string, number>();
    let [drawnOrLate, total] = [0, 0];
    for (const place of places) {
      const { state, condition, session } = standingOf(place, studyWith(quota), Date.now());
      for (const each of place.sessions) {
        const known = bySession.get(each.session) ?? [];
        bySession.set(each.session, [...known, condition ?? ""]);
      }
      if (state !== "finished") continue;
      total += 1;
      finished.set(condition ?? "", (finished.get(condition ?? "") ?? 0) + 1);
      if (session?.late || session?.source !== "balanced") drawnOrLate += 1;
    }
    let records = 0;
    for await (const record of opened.records()) if (!record.beside) records += 1;
    const faults = [
      ...outcomes.flatMap(({ session, condition }) => {
        const conditions = bySession.get(session) ?? [];
        return conditions.length === 1 && conditions[0] === condition
          ? []
          : [`${session}: ${conditions.length} assignments`];
      }),
      ...(total > quota + drawnOrLate
        ? [`${total} finished with a quota of ${quota}, ${drawnOrLate} of them without a place`]
        : []),
      ...(total === outcomes.length ? [] : [`${outcomes.length} finished, ${total} counted`]),
      ...(records === outcomes.length * (STEPS.length + 2) ? [] : [`${records} records`]),
    ];
    const groups = CONDITIONS.map((name) => `${name} ${finished.get(name) ?? 0}`).join(", ");
    say(
      `  finished: ${total} (${groups}) with a quota of ${quota}; ${drawnOrLate} used the hash or arrived late, all listed; ${faults.length} faults`,
    );
    return faults.slice(0, 3);
  } finally {
    await opened.close();
  }
}

const studyWith = (quota: number): RunningStudy => ({
  documents: [],
  title: "Load",
  conditions: CONDITIONS.map((name) => ({ name, steps: STEPS, rows: 2 })),
  leaseMinutes: 30,
  quota,
});

/**
 * Simulates participants who all begin at the same moment at two receivers, each with an address of its own. Each asks
 * for a place, sends its start, asks again from a second tab, and finishes.
 *
 * @param folder the folder for the file of running studies
 * @param faults what happens when a share of the participants has finished
 * @returns the faults; empty if every session has exactly one assignment and only sessions without a place exceed the
 *   quota
 */
export async function measurePlaces(
  name: string,
  store: Environment,
  {
    folder,
    participants,
    faults = [],
  }: {
    folder: string;
    participants: number;
    faults?: { at: number; what: (two: Two) => Promise<unknown> }[];
  },
): Promise<string[]> {
  const quota = Math.round(participants * 0.8);
  const STUDIES = join(folder, "studies.json");
  writeFileSync(STUDIES, JSON.stringify({ format: 1, studies: { [PROTOCOL]: studyWith(quota) } }));
  const two = await startTwo({ ...store, STUDIES, TRUSTED_PROXIES: "1" });
  const counts: Counts = { asked: 0, drawn: 0, full: 0, different: 0, times: [] };
  const waiting = [...faults];
  const running: Promise<unknown>[] = [];
  let done = 0;
  const before = two.processorSeconds();
  const start = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: participants }, async (_, index) => {
      await pause(index * 2);
      const outcome = await takePart(two.url, index, counts);
      done += 1;
      const [next] = waiting;
      if (next && done >= next.at * participants) {
        waiting.shift();
        running.push(next.what(two));
      }
      return outcome;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(running);
  const processor = two.processorSeconds() - before;
  const sorted = counts.times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  say(
    `${name}: ${participants} participants in ${seconds.toFixed(0)} s; place after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${counts.asked} answers, ${counts.full} of them “full”, ${counts.drawn} used the hash; ${sorted.filter((each) => each <= PAGE_MS).length} answered within ${PAGE_MS / 1000} s; ${((1000 * processor) / participants).toFixed(0)} ms of a processor for each participant in the receivers, load ${currentLoad()}`,
  );
  const escaped = two.escaped();
  await two.close();
  const found = await check(
    store,
    outcomes.filter((each) => each !== undefined),
    quota,
  );
  if (counts.different > 0) found.push(`${counts.different} received another place`);
  if (escaped.length > 0) found.push(`only held back: ${escaped[0]}`);
  return found;
}
