/** @jest-environment node */
import { isBalanced } from "@/experiments/study/document/place";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { type BatchPlace, fewestPlace, placeName } from "@/experiments/study/export/batch-places";
import type { Jatos } from "@/experiments/study/export/jatos";
import { createJatosPlaces } from "@/experiments/study/export/jatos-places.client";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import { left, type Participation } from "@/experiments/study/participation/participation";
import { seededRandom } from "@/lib/stats/random";
import { createJatosBatch, type JatosBatch } from "@/testing/jatos/jatos-batch";
import { createBatchSession } from "@/testing/jatos/jatos-batch-session";
import { checkedDocument, THREE_TASKS } from "@/testing/simulated-participations";

const GROUPS = checkedDocument({ ...THREE_TASKS, assignment: "balanced" });
const FIXED = checkedDocument({ ...THREE_TASKS, assignment: "balanced", order: "fixed" });
const MINUTE = 60_000;
const NOW = Date.parse("2026-11-28T12:00:00Z");

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  jest.spyOn(Math, "random").mockImplementation(seededRandom(7));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Advances the clock while something happens. */
async function during<Result>(ms: number, happens: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([happens, jest.advanceTimersByTimeAsync(ms)]);
  return result;
}

/** The time that a message to or from JATOS takes, ms. */
const LATENCY = 40;

/** Opens the page of a worker. Its messages take some time to arrive. */
async function opened(batch: JatosBatch, stored?: unknown) {
  const later = (action: () => void) => void setTimeout(action, LATENCY);
  const batchSession = await createBatchSession(async (listener) => {
    const channel = batch.open((message) => later(() => listener(message)));
    await new Promise<void>(later);
    return {
      ...channel,
      send: (request) => later(() => channel.send(request)),
    };
  });
  return createJatosPlaces({ batchSession } as unknown as Jatos, stored);
}

const workerIn = (batch: JatosBatch, stored?: unknown) => during(LATENCY, opened(batch, stored));

/** The condition, the row and the wait of a worker. */
async function taken(places: Awaited<ReturnType<typeof workerIn>>, document = GROUPS) {
  const from = Date.now();
  const place = await places.take(document, false);
  return { place, ms: Date.now() - from };
}

const sizes = (values: readonly unknown[]) => {
  const found = new Map<unknown, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found.values()].sort((one, other) => one - other);
};

const placesIn = ({ data }: JatosBatch) => Object.values(data) as BatchPlace[];

function participationOf(
  document: ProtocolDocument,
  place: Awaited<ReturnType<typeof taken>>["place"],
): Participation {
  return newParticipation(
    document,
    { ids: {}, condition: null },
    {
      versions: {},
      locale: "en",
      site: null,
      consent: { version: "1", at: "2026-11-28T12:00:00.000+00:00" },
    },
    [],
    place,
  );
}

const finished = (participation: Participation): Participation => ({
  ...participation,
  done: participation.order.length,
  ending: "completed",
});

describe.each([2, 10])(
  "%i people who agree at the same moment in a balanced study in JATOS",
  (n) => {
    async function race(document: ProtocolDocument, batch = createJatosBatch()) {
      const workers = [];
      for (let each = 0; each < n; each += 1) workers.push(await workerIn(batch));
      const results = Promise.all(workers.map((each) => taken(each, document)));
      await jest.advanceTimersByTimeAsync(6_000);
      return { batch, workers, results: await results };
    }

    it("are in groups of equal size, and nobody waits longer than 5 s", async () => {
      const { results } = await race(FIXED);
      expect(sizes(results.map(({ place }) => place?.condition))).toEqual([n / 2, n / 2]);
      expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThanOrEqual(5_000);
    });

    it("never share a condition and row while another one is free", async () => {
      const { results } = await race(GROUPS);
      expect(sizes(results.map(({ place }) => `${place?.condition} ${place?.row}`))).toEqual(
        Array(n).fill(1),
      );
    });

    it("all count once they have finished, one after the other", async () => {
      const { results, workers, batch } = await race(FIXED);
      for (const [index, worker] of workers.entries()) {
        const participation = participationOf(FIXED, results[index]?.place ?? null);
        await during(5_000, worker.follow(finished(participation)));
      }
      expect(sizes(placesIn(batch).map(([condition]) => condition))).toEqual([n / 2, n / 2]);
      expect(placesIn(batch).every(([, , , state]) => state === 2)).toBe(true);
    });
  },
);

it("the batch session of JATOS contains only numbers about participants", async () => {
  const batch = createJatosBatch();
  await during(1_000, taken(await workerIn(batch)));
  const [[name = "", place] = []] = Object.entries(batch.data);
  expect(name).toMatch(/^[0-9a-f]{8}-\d+$/);
  expect(place).toEqual([expect.any(Number), expect.any(Number), NOW / MINUTE, 0, 1]);
});

it("60 people in JATOS, of whom 15% close the page, are in groups whose finishers differ by at most three", async () => {
  const batch = createJatosBatch();
  const random = seededRandom(3);
  const people = Array.from({ length: 60 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 25_000 + random() * 20_000));
    const worker = await opened(batch);
    const { place, ms } = await taken(worker, FIXED);
    const participation = participationOf(FIXED, place);
    await worker.follow(participation);
    if (index % 20 < 3) return { ms, condition: null };
    await new Promise((resolve) => setTimeout(resolve, 8 * MINUTE));
    await worker.follow(finished(participation));
    return { ms, condition: participation.condition };
  });
  const results = await during(60 * MINUTE, Promise.all(people));
  const finishers = results.flatMap(({ condition }) => condition ?? []);
  const [fewer = 0, more = 0] = sizes(finishers);
  expect(finishers).toHaveLength(51);
  expect(more - fewer).toBeLessThanOrEqual(3);
  expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThanOrEqual(5_000);
});

it("a worker without an open channel of JATOS waits no longer than 5 s, and the page then draws the condition", async () => {
  const closed = await createBatchSession(() => null);
  const worker = createJatosPlaces({ batchSession: closed } as unknown as Jatos, undefined);
  const { place, ms } = await during(5_000, taken(worker));
  expect(place).toBeNull();
  expect(ms).toBeLessThanOrEqual(5_000);
  expect(participationOf(GROUPS, place).conditionSource).toBe("drawn");
});

it("a JATOS server that does not answer delays a participant by 5 s, and a drawn condition counts once the server answers", async () => {
  const batch = createJatosBatch();
  const worker = await workerIn(batch);
  batch.isDown = true;
  const { place, ms } = await during(5_000, taken(worker, FIXED));
  expect({ place, ms }).toEqual({ place: null, ms: 5_000 });
  batch.isDown = false;
  await jest.advanceTimersByTimeAsync(6_000);
  const participation = participationOf(FIXED, place);
  await during(5_000, worker.follow(participation));
  const index = FIXED.conditions?.indexOf(participation.condition ?? "");
  expect(placesIn(batch)).toEqual([[index, 0, expect.any(Number), 0, 0]]);
});

it("a rehearsal in JATOS receives the next place, but does not take it", async () => {
  const batch = createJatosBatch();
  const worker = await workerIn(batch);
  const place = await worker.take(GROUPS, true);
  expect(place).toMatchObject({ condition: expect.any(String), source: "balanced" });
  const participation = { ...participationOf(GROUPS, place), rehearsal: true };
  await worker.follow(participation);
  expect(batch.data).toEqual({});
});

it("a participant in JATOS has one place: from the start to the end, also after a reload", async () => {
  const batch = createJatosBatch();
  const worker = await workerIn(batch);
  const { place } = await during(1_000, taken(worker));
  const participation = participationOf(GROUPS, place);
  const reloaded = await workerIn(batch, worker.number);
  await during(1_000, reloaded.follow(finished(participation)));
  expect(placesIn(batch)).toMatchObject([
    [expect.any(Number), participation.row, NOW / MINUTE, 2, 0],
  ]);
});

it("a participant in JATOS who leaves or withdraws frees the place", async () => {
  const states = [];
  for (const ends of ["leaves", "withdraws"]) {
    const batch = createJatosBatch();
    const worker = await workerIn(batch);
    const { place } = await during(1_000, taken(worker));
    const participation = participationOf(GROUPS, place);
    await during(1_000, ends === "leaves" ? worker.follow(left(participation)) : worker.free());
    states.push(...placesIn(batch).map(([, , , state]) => state));
  }
  expect(states).toEqual([3, 3]);
});

it("a study in JATOS without balanced groups writes nothing to the batch session", async () => {
  const batch = createJatosBatch();
  const drawn = checkedDocument(THREE_TASKS);
  expect(isBalanced(drawn)).toBe(false);
  await (await workerIn(batch)).follow(participationOf(drawn, null));
  expect(batch.data).toEqual({});
});

describe("the place with the fewest participants in a batch of JATOS", () => {
  const protocol = protocolId(FIXED);
  const minute = 1_000;
  const fewest = (...places: readonly unknown[]) =>
    fewestPlace(
      FIXED,
      protocol,
      Object.fromEntries(places.map((place, index) => [placeName(protocol, index), place])),
      { own: -1, lease: 30, minute, random: () => 0 },
    ).stored[0];

  it.each([
    ["a participant who has finished, however long ago", [0, 0, 1, 2, 0], 1],
    ["a participant who has begun 9 minutes ago", [0, 0, 991, 0, 0], 1],
    ["a participant who finished a task 29 minutes ago", [0, 0, 971, 1, 0], 1],
    ["a participant whose clock is an hour fast", [0, 0, 1_060, 0, 0], 1],
    ["no participant who began 10 minutes ago and has finished no task", [0, 0, 990, 0, 0], 0],
    ["no participant who finished a task 30 minutes ago", [0, 0, 970, 1, 0], 0],
    ["no participant who has left", [0, 0, 1_000, 3, 0], 0],
    ["no place of a condition that the study does not have", [5, 0, 1_000, 2, 0], 0],
    ["no place that a person has damaged in JATOS", ["0", 0, 1_000, 2, 0], 0],
    ["no entry that is not a place", { 0: 1 }, 0],
  ])("counts %s", (_, place, expected) => {
    expect(fewest(place)).toBe(expected);
  });

  it("does not count the places of another study in the same batch", () => {
    const session = { [placeName("f".repeat(64), 1)]: [0, 0, minute, 2, 0] };
    const facts = { own: -1, lease: 30, minute, random: () => 0 };
    expect(fewestPlace(FIXED, protocol, session, facts).stored[0]).toBe(0);
  });
});
