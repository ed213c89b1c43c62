/** @jest-environment node */
import { newBrowser, openPage, pass, settle } from "@/__tests__/fake-browser";
import { deliveryState, exitShown } from "@/experiments/study/participation/exit-shown";
import { withRun, withStepDone } from "@/experiments/study/participation/participation";
import { seededRandom } from "@/lib/stats/random";
import { fakeReceiver, runOf, STEPS, sentParticipation } from "../../sent-participation";

/** The number of simulated participations. `npm run check:sending studies` increases this number to 200. */
const SESSIONS = Number(process.env.SENDING_SESSIONS ?? 4);
const NOW = Date.parse("2026-11-25T12:00:00Z");
/** The connection is faulty during the first 240,000 ms. All data must arrive within 3,600,000 ms. */
const FAULTY_MS = 240_000;
const LONGEST_MS = 3_600_000;

const openTab = () =>
  openPage(() => ({
    ...(require("@/experiments/engine/sending/record-outbox.client") as typeof import("@/experiments/engine/sending/record-outbox.client")),
    ...(require("@/experiments/study/participation/participation-sending.client") as typeof import("@/experiments/study/participation/participation-sending.client")),
    ...(require("@/experiments/study/participation/participation-store.client") as typeof import("@/experiments/study/participation/participation-store.client")),
  }));

const count = new Map<string, number>();
const note = (what: string, by = 1) => count.set(what, (count.get(what) ?? 0) + by);

/** Returns a function that answers a request correctly or, with a given probability, simulates one of these faults. */
function faultyLine(take: (body: string) => Response, next: () => number) {
  const faults: [share: number, name: string, answer: (body: string) => Response][] = [
    [0.2, "lost on its way", () => fail()],
    [
      0.15,
      "stored, answer lost",
      (body) => {
        take(body);
        return fail();
      },
    ],
    [0.1, "500", () => new Response("", { status: 500 })],
    [
      0.08,
      "503 with Retry-After",
      () =>
        new Response("", {
          status: 503,
          headers: { "Retry-After": String(1 + Math.floor(next() * 20)) },
        }),
    ],
    [0.05, "429", () => new Response("", { status: 429 })],
    [0.04, "receipt of other bytes", () => Response.json({ ok: true, receipt: "0".repeat(12) })],
  ];
  return (body: string, isFaulty: boolean): Response => {
    let left = isFaulty ? next() : 1;
    const fault = faults.find(([share]) => {
      left -= share;
      return left < 0;
    });
    note(`requests: ${fault?.[1] ?? "answered"}`);
    return fault ? fault[2](body) : take(body);
  };
}

function fail(): never {
  throw new TypeError("Failed to fetch");
}

it(`on a faulty connection, each of ${SESSIONS} sessions is stored once, before its completion code appears`, async () => {
  const next = seededRandom(20261125);
  const receiver = fakeReceiver();
  const answer = faultyLine(receiver.take, next);
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
  for (let index = 0; index < SESSIONS; index += 1) {
    const id = `s${String(index).padStart(5, "0")}`;
    newBrowser(NOW);
    const fetch = async (_: string, { body }: RequestInit) =>
      answer(String(body), Date.now() - NOW < FAULTY_MS);
    Object.assign(globalThis, { fetch });
    let tab = openTab();
    const closePage = async () => {
      // When a page is closed, the browser cancels its requests in progress.
      jest.clearAllTimers();
      tab = openTab();
      note("pages closed in between");
      await tab.sendWaitingSteps();
    };
    const withdraws = next() < 0.1;
    let participation = sentParticipation(id);
    for (const [place, step] of STEPS.entries()) {
      const done = withStepDone(withRun(participation, runOf(id, step)), null);
      const record = tab.recordOfStep(done, step);
      participation = record?.participation ?? done;
      const isGone = next() < 0.1;
      if (!isGone) await record?.queue();
      await tab.keepParticipation(participation);
      if (isGone || next() < 0.2) await closePage();
      await pass(Math.floor(next() * 30_000));
      if (withdraws && place === 2) break;
    }
    if (withdraws) {
      note("withdrawn");
      await tab.withdrawParticipation(participation);
      await tab.eraseParticipation(id);
      await pass(LONGEST_MS / 4);
      if (!receiver.withdrawn.has(id)) note("withdrawals lost");
      note("records kept of a withdrawn study", receiver.of(id, "step").length);
      continue;
    }
    let code: string | null = null;
    for (const given = new Set<string>(); Date.now() - NOW < LONGEST_MS && code !== "DONE"; ) {
      const items = tab.recordOutbox.state.get().items.filter(({ session }) => session === id);
      const state = deliveryState(participation, await tab.receiptsOf(id), items, Date.now());
      const shown = exitShown(participation.content, "completed", state, []);
      if (shown.at === "given" && shown.code && !given.has(shown.code)) {
        participation = await tab.tellEnd(participation, shown);
        code = shown.code;
        given.add(code);
        const arrived = new Set(receiver.of(id, "step").map((each) => each.step));
        note(`codes given: ${code}`);
        if (code === "DONE" && arrived.size < STEPS.length) note("codes for data not there");
      }
      if (next() < 0.05) await closePage();
      await pass(10_000);
    }
    const isTold = () => receiver.of(id, "end").some((each) => each.code === "DONE");
    // This time is longer than the longest wait of the outbox between two attempts.
    for (let waited = 0; waited < LONGEST_MS && !isTold(); waited += 60_000) await pass(60_000);
    const steps = receiver.of(id, "step").map((each) => each.step);
    note("steps lost", STEPS.filter((step) => !steps.includes(step)).length);
    note("steps kept twice", steps.length - new Set(steps).size);
    if (!isTold()) note("codes not in the data");
  }
  await settle();
  delete process.env.NEXT_PUBLIC_SEND_URL;
  if (process.env.SENDING_SESSIONS) {
    const lines = [...count]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([what, n]) => `${n}  ${what}`);
    process.stdout.write(`${SESSIONS} studies of ${STEPS.length} steps\n${lines.join("\n")}\n`);
  }
  expect({
    lost: count.get("steps lost"),
    twice: count.get("steps kept twice"),
    untrue: count.get("codes for data not there") ?? 0,
    untold: count.get("codes not in the data") ?? 0,
    withdrawalsLost: count.get("withdrawals lost") ?? 0,
    keptOfWithdrawn: count.get("records kept of a withdrawn study") ?? 0,
  }).toEqual({ lost: 0, twice: 0, untrue: 0, untold: 0, withdrawalsLost: 0, keptOfWithdrawn: 0 });
}, 1_800_000);
