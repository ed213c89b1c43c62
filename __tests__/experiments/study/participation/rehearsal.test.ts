/** @jest-environment node */

import { SENT_DOCUMENT, sentParticipation } from "@/__tests__/experiments/sent-participation";
import { continueAddress } from "@/components/features/study/continue-link";
import { participantOf } from "@/experiments/engine/session/participant-address";
import {
  againEvents,
  finishedOf,
  isOfSame,
  otherUnfinishedOf,
  unfinishedOf,
} from "@/experiments/study/participation/earlier-participations";
import { exitShown } from "@/experiments/study/participation/exit-shown";
import { left, type Participation } from "@/experiments/study/participation/participation";
import { personOf, rehearsalQuery } from "@/experiments/study/participation/read-address";
import { whoseRecord, whoseRuns } from "@/experiments/study/participation/record-fields";

const IDS = { delivery: { ids: ["PROLIFIC_PID"] } };

const read = (address: string, document: Parameters<typeof personOf>[2] = IDS) => {
  const { search, hash } = new URL(address, "https://lab.example");
  return personOf(new URLSearchParams(search), hash, document);
};

describe("a URL of a study", () => {
  it.each([
    "?rehearsal",
    "?rehearsal=",
    "?p=mine&rehearsal=1",
    "?p=mine&rehearsal=true",
    "?p=mine&Rehearsal",
    "?p=mine&amp;rehearsal",
    "?p=mine?rehearsal",
    "?PROLIFIC_PID=5a9?rehearsal",
    "#p=0000aaaa.abc&rehearsal",
    "#p=0000aaaa.abc?rehearsal",
    "#rehearsal&p=0000aaaa.abc",
  ])("marks a rehearsal with %s", (address) => {
    expect(read(address).rehearsal).toBe(true);
  });

  it.each([
    "",
    "?p=mine",
    "?p=rehearsal",
    "?p=mine&rehearsal=false",
    "?p=mine&rehearsal=0",
    "?PROLIFIC_PID=rehearsal",
    "?p=mine&norehearsal",
    "?p=mine&return=https://lab.example/?rehearsal",
    "?p=mine&preview",
  ])("does not mark a rehearsal with %p", (address) => {
    expect(read(address)).not.toHaveProperty("rehearsal");
  });

  it("keeps the identifier to which a program has appended the mark of a rehearsal", () => {
    expect(read("?PROLIFIC_PID=5a9?rehearsal").ids).toEqual({ PROLIFIC_PID: "5a9" });
    expect(read("?rehearsal&PROLIFIC_PID=5a9").notes).toEqual([]);
  });

  it.each(["rehearsal", "Rehearsal", "re-hearsal"])(
    "cannot mark a rehearsal if the document has an identifier with the name %s",
    (name) => {
      const document = { delivery: { ids: [name] } };
      const named = read(`?${name}=first`, document);
      expect(named.ids).toEqual({ [name]: "first" });
      expect(named).not.toHaveProperty("rehearsal");
      expect(read("?rehearsal", document)).not.toHaveProperty("rehearsal");
      expect(rehearsalQuery(document)).toBe("");
    },
  );
});

it.each([
  ["?app=stroop&rehearsal", "", true],
  ["?app=stroop?rehearsal", "", true],
  ["?app=stroop", "#rehearsal", true],
  ["?app=stroop&rehearsal=no", "", false],
  ["?app=stroop", "#main", false],
])("the URL of a single task %s%s marks a rehearsal: %p", (query, hash, expected) => {
  expect(participantOf(new URLSearchParams(query), hash).rehearsal ?? false).toBe(expected);
});

describe("a rehearsal and a participation of the same person", () => {
  const ids = { PROLIFIC_PID: "5a9" };
  const real = sentParticipation("a1b2c3d4e5f6", { ids, done: 1 });
  const rehearsal: Participation = {
    ...real,
    format: 2,
    id: "b1b2c3d4e5f6",
    person: "5a9",
    visit: null,
    rehearsal: true,
  };
  const { protocol, locale, versions } = real;
  const at = (isRehearsal: boolean, more: object = {}) => ({
    ...{ protocol, locale, versions, ids, condition: null, rehearsal: isRehearsal },
    ...more,
  });

  it("are never the same: each page continues, announces and notes only its own kind", () => {
    const both = [rehearsal, real];
    for (const [isRehearsal, own] of [
      [true, rehearsal],
      [false, real],
    ] as const) {
      expect(unfinishedOf(both, at(isRehearsal))).toBe(own);
      expect(both.filter((each) => isOfSame(each, at(isRehearsal)))).toEqual([own]);
      expect(finishedOf(both.map(left), at(isRehearsal))?.id).toBe(own.id);
      const [event, ...more] = againEvents(both, at(isRehearsal));
      expect(event?.detail).toContain(own.id);
      expect(more).toEqual([]);
      const here = at(isRehearsal, { locale: "fr" });
      expect(otherUnfinishedOf(both, here)).toBe(own);
    }
  });

  it("without an identifier remain separate, too", () => {
    const nobody = { ids: {} };
    const other = { ...rehearsal, ...nobody, locale: "fr" as const };
    expect(otherUnfinishedOf([other], at(false, nobody))).toBeUndefined();
    expect(otherUnfinishedOf([other], at(true, nobody))).toBe(other);
  });

  it("have records and runs that state which of the two they belong to", () => {
    expect(whoseRecord(rehearsal)).toMatchObject({ rehearsal: true });
    expect(whoseRuns(rehearsal)).toMatchObject({ rehearsal: true });
    expect(whoseRecord({ ...rehearsal, rehearsal: false })).toMatchObject({ rehearsal: false });
    expect(whoseRuns({ ...rehearsal, rehearsal: false })).not.toHaveProperty("rehearsal");
    expect(whoseRecord(real)).toEqual({ format: 1 });
  });

  it("continue at a URL that still marks the rehearsal", () => {
    const address = (participation: Participation) =>
      read(continueAddress({ ...participation, content: { ...SENT_DOCUMENT, ...IDS } }));
    expect(address(rehearsal)).toMatchObject({ ids, rehearsal: true });
    expect(address(real)).toEqual({ ids, condition: null, notes: [] });
  });
});

describe("the completion code of a rehearsal", () => {
  const shown = (ending: "completed" | "declined" | "screenedOut", state: object, document = {}) =>
    exitShown(
      { ...SENT_DOCUMENT, ...document },
      ending,
      state as never,
      ["app.prolific.com"],
      true,
    );

  it.each([
    [{ at: "arrived" }],
    [{ at: "off" }],
    [{ at: "sending", arrived: 0, of: 1 }],
    [{ at: "late", arrived: 0, of: 1, message: "", isRefused: false }],
    [{ at: "withdrawn" }],
  ])("is not displayed in the state %p", (state) => {
    expect(shown("completed", state)).toEqual({ at: "withheld", why: "rehearsal" });
  });

  it("is not displayed to an author who declines, and is not mentioned if the study has no code", () => {
    expect(shown("declined", { at: "off" })).toEqual({ at: "withheld", why: "rehearsal" });
    expect(shown("screenedOut", { at: "arrived" })).toEqual({ at: "none" });
  });

  it("is missing for participants, too, if the study names nobody: the author reads this reason", () => {
    expect(shown("completed", { at: "arrived" }, { information: {} })).toEqual({
      at: "withheld",
      why: "unnamed",
    });
  });
});
