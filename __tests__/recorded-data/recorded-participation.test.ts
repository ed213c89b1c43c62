/** @jest-environment node */

import { fakeReceiver, sha256 } from "@/__tests__/experiments/sent-participation";
import { newBrowser, openPage, settle } from "@/__tests__/fake-browser";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { newSession, withBlock } from "@/experiments/engine/session/session";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { outdatedOf, unfinishedOf } from "@/experiments/study/participation/earlier-participations";
import {
  left,
  nextStep,
  type Participation,
  withRun,
  withStepDone,
} from "@/experiments/study/participation/participation";
import { studyStep, whoseRuns } from "@/experiments/study/participation/record-fields";
import { recordedData, recordedReleases } from "@/testing/recorded-data";
import { anyRun } from "../experiments/any-run";

const openTab = () =>
  openPage(() => ({
    ...(require("@/experiments/study/participation/participation-sending.client") as typeof import("@/experiments/study/participation/participation-sending.client")),
    ...(require("@/experiments/study/participation/participation-store.client") as typeof import("@/experiments/study/participation/participation-store.client")),
  }));

type Tab = ReturnType<typeof openTab>;
type Body = { kind: string; session: string; step?: string; rows?: object[] };

let tab: Tab;
let bodies: string[];

beforeEach(() => {
  newBrowser(Date.parse("2026-11-28T12:00:00Z"));
  const receiver = fakeReceiver();
  bodies = [];
  const fetch = async (_: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return receiver.take(String(body));
  };
  Object.assign(globalThis, { fetch });
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.example/sessions";
  tab = openTab();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

/** Returns the names and the order of all fields of a record, and the columns of its rows. */
const fieldsOf = (record: object | undefined) => {
  const { rows = [] } = (record ?? {}) as Body;
  const columns = new Set(rows.map((row) => Object.keys(row).join()));
  return { fields: Object.keys(record ?? {}), columns: [...columns] };
};

/** Does the next step of a participation as the page does, and stores it. */
async function doStep(participation: Participation): Promise<Participation> {
  const step = nextStep(participation);
  if (!step) throw new Error("The participation has no further step.");
  let done = participation;
  if (isAppStep(step)) {
    const app = APPS[step.app as AppId];
    const { parameters, facts } = app.model;
    const run = newSession(
      {
        app: step.app,
        version: facts.version,
        parameters,
        locale: participation.locale,
        seed: 7,
        blocks: 1,
        participant: { prolificPid: null, studyId: null, sessionId: null },
        device: { viewportWidth: 900, viewportHeight: 600, pixelRatio: 1, pointer: "fine" },
        site: null,
        consent: participation.consent,
        study: studyStep(participation, step),
        ...whoseRuns(participation),
      },
      participation.id,
    );
    done = withRun(participation, withBlock(run, anyRun(app), []));
  }
  const next = withStepDone(done, null);
  const record = tab.recordOfStep(next, step.id);
  await record?.queue();
  await tab.keepParticipation(record?.participation ?? next);
  await settle();
  return record?.participation ?? next;
}

describe.each(recordedReleases())("a participation that release %s has stored", (release) => {
  const data = recordedData(release);
  const recorded = data.sent.bodies.map((body): Body => JSON.parse(body));
  const [finished, unfinished] = data.sent.participations as [Participation, Participation];
  const recordOf = (kind: string) => recorded.find((record) => record.kind === kind);
  const formatOf = ({ format }: Participation) => format;

  const here = ({ protocol, locale, ids, condition, versions }: Participation) => ({
    protocol,
    locale,
    ids,
    condition,
    versions,
  });

  it("is read from the device and has the same withdrawal code", async () => {
    for (const participation of data.sent.participations)
      await tab.keepParticipation(participation);
    const read = await openTab().readParticipations();
    expect(read.map(({ id }) => id).sort()).toEqual(
      data.sent.participations.map(({ id }) => id).sort(),
    );
    const end = recorded.find(({ kind, session }) => kind === "end" && session === finished.id);
    expect(tab.receiptCode(finished)).toBe(
      `${finished.id}-${(end as { receipt?: string }).receipt}`,
    );
  });

  it("sends records with the same bytes if the page was closed before it queued them", async () => {
    for (const participation of data.sent.participations)
      await tab.keepParticipation(participation);
    tab = openTab();
    await tab.sendWaitingSteps();
    await settle();
    const ids = data.sent.participations.map(({ id }) => id);
    const steps = new Set(
      data.sent.bodies.filter((_, index) => {
        const { kind = "", session = "" } = recorded[index] ?? {};
        return kind === "step" && ids.includes(session);
      }),
    );
    expect(new Set(bodies)).toEqual(steps);
    expect(await openTab().readParticipations()).toEqual(
      expect.arrayContaining([...data.sent.participations]),
    );
  });

  it("goes on in a release with the same tasks, and its further records have the fields of its first records", async () => {
    await tab.keepParticipation(unfinished);
    const [read] = (await openTab().readParticipations()) as [Participation];
    expect(unfinishedOf([read], here(unfinished))?.id).toBe(unfinished.id);
    let next = read;
    while (next.ending === null) next = await doStep(next);
    await tab.tellEnd(next, {
      at: "given",
      exit: "completed",
      code: "C1A2B3",
      url: null,
      otherHost: null,
    });
    await settle();
    const sent = bodies.map((body): Body => JSON.parse(body));
    expect(sent.map(({ kind, step }) => [kind, step])).toEqual([
      ["step", "risk"],
      ["step", "game"],
      ["end", undefined],
    ]);
    for (const record of sent) {
      const then = recorded.find(({ kind, step }) => kind === record.kind && step === record.step);
      expect(fieldsOf(record)).toEqual(fieldsOf(then));
      expect(record).toMatchObject({ format: formatOf(unfinished), session: unfinished.id });
    }
    const digests = next.order.flatMap((step) => next.sending?.records[step] ?? []);
    expect(digests).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({
      steps: 3,
      receipt: sha256(digests.join("")).slice(0, 12),
    });
  });

  it("is kept and is not continued in a release whose tasks have changed", async () => {
    const later = {
      ...here(unfinished),
      versions: { ...unfinished.versions, "simple-rt": "99.0.0" },
    };
    expect(unfinishedOf([unfinished], later)).toBeUndefined();
    expect(outdatedOf([unfinished], later)?.id).toBe(unfinished.id);
  });

  it("ends and is withdrawn by records with the fields of that release", async () => {
    const last = left(unfinished);
    await tab.tellEnd(last, { at: "none" });
    await settle();
    await tab.withdrawParticipation(last);
    await settle();
    const [end, withdrawal] = bodies.map((body): Body => JSON.parse(body));
    expect(fieldsOf(end)).toEqual(fieldsOf(recordOf("end")));
    expect(fieldsOf(withdrawal)).toEqual(fieldsOf(recordOf("withdrawal")));
  });
});
