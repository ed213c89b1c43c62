/** @jest-environment node */
import { MODELS } from "@/experiments/catalog/generated/models";
import { newPersonNumber, newSessionId } from "@/experiments/engine/session/session";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { Findings } from "@/experiments/study/findings/findings";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { newParticipation, seedOfStep } from "@/experiments/study/participation/new-participation";
import { personalLinkOf } from "@/experiments/study/participation/next-visit-link";
import {
  type Ending,
  type Participation,
  recordedSteps,
} from "@/experiments/study/participation/participation";
import { personalPart } from "@/experiments/study/participation/personal-link";
import { personOf } from "@/experiments/study/participation/read-address";
import { studyStep, whoseRuns } from "@/experiments/study/participation/record-fields";
import { storedVisit } from "@/experiments/study/participation/stored-visit";
import { visitHere, visitIdOf } from "@/experiments/study/participation/visit-here";
import { checkedDocument, endOf, recordsOf } from "@/testing/simulated-participations";
import { simulatedRuns } from "@/testing/simulated-runs";
import { sampleSession } from "../../sample/sample-session";
import { versionOf } from "../../study/document/a-document";
import { aFile, read } from "../reading/a-reading";

/** Three visits of one task: the second one about a week after the first, the third one exactly a week after the second. */
const STUDY = checkedDocument({
  protocol: 1,
  title: "Three days",
  steps: [{ id: "rt", app: "simple-rt", version: versionOf("simple-rt"), parameters: {} }],
  visits: [
    { id: "first" },
    { id: "second", after: "first", days: [6, 9] },
    { id: "third", after: "second", days: [7, 7] },
  ],
  conditions: ["low", "high"],
});
const [STEP] = STUDY.steps;
if (STEP === undefined || !("app" in STEP)) throw new Error("The first step is not a task");
const MODEL = modelOfStep(STEP, MODELS);
const HERE = {
  versions: { "simple-rt": MODEL.facts.version },
  locale: "en",
  site: null,
  consent: { version: "1", at: "2026-10-22T10:00:00.000+02:00" },
} as const;

/** The participations that a device stores, newest first. A new device stores none. */
type Device = Participation[];
const newDevice = (): Device => [];

let drawn = 0;

/** Returns the visit to which a link leads on a device, by the date of the device. */
const opened = (device: Device, link: string, time: string) =>
  visitHere(personOf(new URLSearchParams(), link, STUDY), STUDY, device, time.slice(0, 10));

const stateOf = (device: Device, link: string, time: string) => {
  const { visit } = opened(device, link, time);
  const id = visitIdOf(visit);
  return id === null ? visit.at : `${visit.at} ${id}`;
};

/** Does the visit to which a link leads, and stores it on the device. @throws Error if no visit can begin */
function doVisit(
  device: Device,
  link: string,
  time: string,
  ending: Ending | null = "completed",
): Participation {
  const { visit, person } = opened(device, link, time);
  if (visit.at !== "first" && visit.at !== "open") throw new Error(visit.at);
  const begun = newParticipation(
    STUDY,
    person,
    { ...HERE, visit: visitIdOf(visit) },
    [],
    null,
    newSessionId(),
    newPersonNumber(),
  );
  drawn += 1;
  const [run] = simulatedRuns("simple-rt", 1, drawn);
  const isDone = ending === "completed";
  const runs = recordedSteps(begun).map((step) => [
    step.id,
    sampleSession({
      id: begun.id,
      app: "simple-rt",
      version: MODEL.facts.version,
      parameters: MODEL.parameters,
      seed: seedOfStep(begun, step),
      study: studyStep(begun, step),
      ...whoseRuns(begun),
      deviceFacts: null,
      startedAt: time,
      finishedAt: time,
      rows: run?.rows ?? [],
    }),
  ]);
  const done: Participation = {
    ...begun,
    startedAt: time,
    finishedAt: ending === null ? null : time,
    ending,
    done: isDone ? begun.order.length : 0,
    runs: isDone ? Object.fromEntries(runs) : {},
  };
  device.unshift(done);
  return done;
}

/** Returns the personal link that the end of a visit displays, from `#` on. */
function linkAfter(participation: Participation): string {
  const link = personalLinkOf(participation);
  if (!link) throw new Error("no link");
  return `#${personalPart(link, STUDY)}`;
}

/** The times of three visits in Paris, where the clocks change on 25 October 2026. */
const [ONE, TWO, THREE] = [
  "2026-10-22T23:50:00.000+02:00",
  "2026-10-28T00:10:00.000+01:00",
  "2026-11-04T12:00:00.000+01:00",
] as const;

/** Does all visits on one device. */
function doAll(device: Device = newDevice()): Participation[] {
  const one = doVisit(device, "", ONE);
  const two = doVisit(device, linkAfter(one), TWO);
  return [one, two, doVisit(device, linkAfter(two), THREE)];
}

const textOf = (participation: Participation) =>
  [
    ...recordsOf(participation),
    ...(participation.ending === null ? [] : [endOf(participation)]),
  ].join("\n");

/** Returns the findings of the page that reads data. @param withdrawn the sessions that the receiver has deleted */
async function joined(all: readonly Participation[], withdrawn: readonly string[] = []) {
  const kept = all.filter(({ id }) => !withdrawn.includes(id));
  const reading = await read(
    aFile("study.json", JSON.stringify(STUDY)),
    ...kept.map((each, index) => aFile(`${index}.ndjson`, textOf(each))),
  );
  const found = findingsOf(reading, {});
  if (!found) throw new Error("no session");
  return found;
}

const visitsIn = ({ flow }: Findings) =>
  flow.visits.map(({ began, analysed }) => [began, analysed]);
const peopleIn = ({ sessions }: Findings) =>
  new Set(sessions.map(({ session }) => session.person)).size;

describe("the days of a visit", () => {
  it("are counted in dates across a change of clocks", () => {
    const device = newDevice();
    const link = linkAfter(doVisit(device, "", ONE));
    expect(stateOf(device, link, "2026-10-27T23:59:59.000+01:00")).toBe("early second");
    expect(stateOf(device, link, TWO)).toBe("open second");
    expect(stateOf(device, link, "2026-10-31T23:59:00.000+01:00")).toBe("open second");
    expect(stateOf(device, link, "2026-11-01T00:00:00.000+01:00")).toBe("late second");
  });

  it("follow the date of the device on which a link is opened, in any time zone", () => {
    const link = linkAfter(doVisit(newDevice(), "", ONE));
    // The same moment is the 27th in Montreal, and the 28th in Paris and Auckland.
    expect(stateOf(newDevice(), link, "2026-10-27T19:10:00.000-04:00")).toBe("early second");
    expect(stateOf(newDevice(), link, "2026-10-28T00:10:00.000+01:00")).toBe("open second");
    expect(stateOf(newDevice(), link, "2026-10-28T12:10:00.000+13:00")).toBe("open second");
  });

  it("of the third visit are counted from the date of the second visit on its own device", () => {
    const one = doVisit(newDevice(), "", ONE);
    const two = doVisit(newDevice(), linkAfter(one), "2026-10-29T23:30:00.000-04:00");
    const link = linkAfter(two);
    expect(stateOf(newDevice(), link, "2026-11-04T23:59:00.000+01:00")).toBe("early third");
    expect(stateOf(newDevice(), link, "2026-11-05T00:01:00.000+01:00")).toBe("open third");
    expect(stateOf(newDevice(), link, "2026-11-06T00:01:00.000+01:00")).toBe("late third");
  });
});

describe("a device that has stored visits", () => {
  const stored = (device: Device, time: string) =>
    storedVisit({ ids: {} }, STUDY, device, HERE, time.slice(0, 10));

  it("leads a person without a link to the visit that is not finished", () => {
    const device = newDevice();
    const begun = doVisit(device, "", ONE, null);
    expect(stateOf(device, "#visit=second", TWO)).toBe("fault");
    expect(stored(device, TWO)).toEqual({ at: "unfinished", participation: begun });
  });

  it("leads a person who has lost the link to the next visit, after all visits that were done", () => {
    const device = newDevice();
    const [one, two] = doAll(device);
    expect(stored(device, THREE)).toBeNull();
    device.shift();
    expect(stored(device, THREE)).toMatchObject({
      at: "next",
      link: { done: [{ session: one?.id }, { session: two?.id }] },
      now: { at: "open", visit: { id: "third" } },
    });
  });

  it("leads nobody to a visit if visits of several people are stored, or none", () => {
    const device = newDevice();
    doVisit(device, "", ONE);
    doVisit(device, "", ONE);
    expect(stored(device, TWO)).toBeNull();
    expect(stored(newDevice(), TWO)).toBeNull();
  });

  it("does not lead to a visit of a person who has left the study", () => {
    const device = newDevice();
    doVisit(device, "", ONE, "left");
    expect(stored(device, TWO)).toBeNull();
  });
});

describe("the data of three visits", () => {
  it("are joined by person across devices, time zones and a change of clocks", async () => {
    const people = Array.from({ length: 4 }, () => doAll());
    const one = doVisit(newDevice(), "", ONE);
    const two = doVisit(newDevice(), linkAfter(one), "2026-10-29T00:10:00.000-04:00");
    const three = doVisit(newDevice(), linkAfter(two), "2026-11-05T08:00:00.000+13:00");
    const found = await joined([...people.flat(), one, two, three]);
    expect(peopleIn(found)).toBe(5);
    expect(visitsIn(found)).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
    expect(found.retests.map(({ visits, n, days }) => [visits, n, days])).toEqual([
      [["first", "second"], 5, [6, 6, 7]],
      [["second", "third"], 5, [7, 7, 7]],
    ]);
    expect(found.notes.map(({ id }) => id)).not.toContain("visitConditions");
    for (const { session } of found.sessions)
      expect(session.condition).toBe(
        found.sessions.find((each) => each.session.person === session.person)?.session.condition,
      );
  });

  it("count a person whose first session was not finished once, if the person begins the first visit again", async () => {
    const device = newDevice();
    const begun = doVisit(device, "", ONE, "left");
    const [one, two, three] = doAll(device);
    if (!one || !two || !three) throw new Error("no visits");
    // Without an identifier, nothing relates the abandoned session to the person.
    expect(begun.person).not.toBe(one.person);
    const found = await joined([begun, one, two, three]);
    expect(visitsIn(found)).toEqual([
      [2, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it("count the first of two sessions of the same visit, if its link was opened twice", async () => {
    const one = doVisit(newDevice(), "", ONE);
    const [tab, otherTab] = [newDevice(), newDevice()];
    const two = doVisit(tab, linkAfter(one), TWO);
    const again = doVisit(otherTab, linkAfter(one), "2026-10-28T00:20:00.000+01:00");
    expect(stateOf(tab, linkAfter(one), TWO)).toBe("early third");
    const found = await joined([one, two, again]);
    expect(visitsIn(found).slice(0, 2)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const aside = found.sessions.filter((each) => each.aside !== null);
    expect(aside.map(({ session, aside: reason }) => [session.id, reason])).toEqual([
      [again.id, "laterRun"],
    ]);
  });

  it("contain nothing of a person who withdraws after the second visit, and all visits of other people", async () => {
    const device = newDevice();
    const one = doVisit(device, "", ONE);
    const two = doVisit(device, linkAfter(one), TWO);
    const sessions = personalLinkOf(two)?.done.map(({ session }) => session) ?? [];
    expect(sessions).toEqual([one.id, two.id]);
    const found = await joined([one, two, ...doAll()], sessions);
    expect(peopleIn(found)).toBe(1);
    expect(visitsIn(found)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it("name the people whose conditions differ between visits", async () => {
    const [one, two, three] = doAll();
    if (!one || !two || !three) throw new Error("no visits");
    const run = two.runs.rt;
    if (!run?.study) throw new Error("no run");
    const condition = one.condition === "low" ? "high" : "low";
    const other = {
      ...two,
      condition,
      runs: { rt: { ...run, study: { ...run.study, condition } } },
    };
    const found = await joined([one, other, three]);
    expect(found.notes).toContainEqual({ id: "visitConditions", values: { people: 1 } });
  });

  it("state how many people missed a visit", async () => {
    const [one, two] = doAll();
    if (!one || !two) throw new Error("no visits");
    const found = await joined([...doAll(), one, two, doVisit(newDevice(), "", ONE)]);
    expect(visitsIn(found)).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
  });
});
