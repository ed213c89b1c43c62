/** @jest-environment node */
import { MODELS } from "@/experiments/catalog/generated/models";
import { newPersonNumber } from "@/experiments/engine/session/session";
import { checkProtocol } from "@/experiments/study/document/check";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { runningStudy } from "@/experiments/study/document/running-study";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import { personalLinkOf } from "@/experiments/study/participation/next-visit-link";
import { type Participation, withStepDone } from "@/experiments/study/participation/participation";
import {
  type PersonalLink,
  personalPart,
  readPersonalLink,
} from "@/experiments/study/participation/personal-link";
import { personOf } from "@/experiments/study/participation/read-address";
import { startRecord } from "@/experiments/study/participation/record-fields";
import { visitHere, visitIdOf } from "@/experiments/study/participation/visit-here";
import { visitNow } from "@/experiments/study/participation/visit-now";
import { versionOf } from "../document/a-document";

const app = (id: string, more: object = {}) => ({
  id,
  app: "simple-rt",
  version: versionOf("simple-rt"),
  parameters: {},
  ...more,
});

const VISITS = [
  { id: "first" },
  { id: "second", after: "first", days: [6, 9] },
  { id: "third", after: "first", days: [27, 30] },
];

const faultsOf = (changes: object): string[] => {
  const checked = checkProtocol(
    { protocol: 1, steps: [app("a"), app("b")], visits: VISITS, ...changes },
    MODELS,
  );
  return "faults" in checked ? checked.faults.map(({ path }) => path) : [];
};

function aStudy(changes: object = {}): ProtocolDocument {
  const checked = checkProtocol(
    {
      protocol: 1,
      steps: [app("a"), app("b", { at: ["first", "second"] }), app("c", { at: ["third"] })],
      visits: VISITS,
      conditions: ["low", "high"],
      ...changes,
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

const HERE = {
  versions: { "simple-rt": versionOf("simple-rt") },
  locale: "en",
  site: null,
  consent: { version: "1", at: "2026-11-25T10:00:00.000+01:00" },
} as const;

const DONE = [{ visit: "first", session: "s0123456789ab", day: "2026-10-22" }];

const LINK: PersonalLink = {
  person: "123456789012",
  ids: {},
  condition: "high",
  conditionSource: "balanced",
  row: null,
  rehearsal: false,
  done: DONE,
};

const read = (hash: string, content = aStudy()) =>
  readPersonalLink(new URLSearchParams(), hash, content);

/** Returns a participation after all its steps. */
function completed(participation: Participation): Participation {
  return participation.ending === null
    ? completed(withStepDone(participation, null))
    : participation;
}

describe("the check of visits", () => {
  it("accepts visits with steps for single visits, and keeps them in the document", () => {
    expect(aStudy().visits).toEqual(VISITS);
    expect(aStudy().steps.map(({ at }) => at)).toEqual([undefined, ["first", "second"], ["third"]]);
  });

  it.each<[string, object, string[]]>([
    ["a single visit", { visits: [{ id: "first" }] }, ["visits"]],
    ["two visits with one id", { visits: [VISITS[0], VISITS[1], VISITS[1]] }, ["visits.2.id"]],
    [
      "days of the first visit",
      { visits: [{ id: "first", days: [1, 2] }, VISITS[1]] },
      ["visits.0.days"],
    ],
    [
      "a visit without days",
      { visits: [VISITS[0], { id: "second", after: "first" }] },
      ["visits.1.days"],
    ],
    [
      "a visit after itself",
      { visits: [VISITS[0], { ...VISITS[1], after: "second" }] },
      ["visits.1.after"],
    ],
    [
      "days in the wrong order",
      { visits: [VISITS[0], { ...VISITS[1], days: [9, 6] }] },
      ["visits.1.days"],
    ],
    [
      "a visit on the same day",
      { visits: [VISITS[0], { ...VISITS[1], days: [0, 6] }] },
      ["visits.1.days.0"],
    ],
    [
      "a step for an unknown visit",
      { steps: [app("a"), app("b", { at: ["fourth"] })] },
      ["steps.1.at"],
    ],
    [
      "a step for a visit in a study without visits",
      { visits: undefined, steps: [app("a", { at: ["first"] })] },
      ["steps.0.at"],
    ],
    ["a visit without a task", { steps: [app("a", { at: ["first", "second"] })] }, ["visits.2"]],
    [
      "visits in a study of sessions",
      { conditions: ["a", "b"], conditionsAre: "sessions" },
      ["conditionsAre"],
    ],
    ["an identifier called visit", { delivery: { ids: ["visit"] } }, ["delivery.ids"]],
  ])("refuses %s", (_, changes, paths) => {
    expect(faultsOf(changes)).toEqual(paths);
  });

  it("refuses a rule about a step that another visit has", () => {
    const leave = [{ if: { measure: "a.median_rt", above: 900 }, exit: "failedCheck" }];
    const at = (visit: string) => ({ at: [visit] });
    const steps = [app("a", at("first")), app("b", { leave }), app("c")];
    expect(faultsOf({ steps })).toEqual(["steps.1.leave.0.if.measure"]);
    expect(faultsOf({ steps: [app("a"), app("b", { leave })] })).toEqual([]);
  });

  it("applies the limits to each visit, and not to all visits together", () => {
    const long = (visit: string) => ({ parameters: { trials: 200, blocks: 4 }, at: [visit] });
    const many = (visit: string, n: number) =>
      Array.from({ length: n }, (_, index) => app(`${visit}-${index}`, long(visit)));
    const visits = VISITS.slice(0, 2);
    expect(faultsOf({ visits, steps: [...many("first", 10), ...many("second", 10)] })).toEqual([]);
    expect(faultsOf({ visits, steps: [...many("first", 16), ...many("second", 1)] })).toContain(
      "steps",
    );
  });

  it("takes places at the first visit only", () => {
    const study = runningStudy(aStudy(), MODELS);
    expect(study.firstVisit).toBe("first");
    expect(study.conditions.map(({ steps }) => steps)).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });
});

describe("the next visit of a person", () => {
  const on = (day: string, done = DONE) => visitNow(aStudy(), done, day);

  it("begins on calendar days, also if the clocks change in between", () => {
    // The clocks of Europe go back on 2026-10-25.
    expect(on("2026-10-27")).toMatchObject({ at: "early", from: "2026-10-28", to: "2026-10-31" });
    expect(on("2026-10-28")).toMatchObject({ at: "open", visit: { id: "second" } });
    expect(on("2026-10-31")).toMatchObject({ at: "open", visit: { id: "second" } });
  });

  it("is a later visit if the days of a visit on which it does not depend are over", () => {
    expect(on("2026-11-01")).toMatchObject({ at: "early", visit: { id: "third" } });
    expect(on("2026-11-20")).toMatchObject({ at: "open", visit: { id: "third" } });
    expect(on("2026-11-22")).toMatchObject({ at: "late", visit: { id: "second" } });
  });

  it("does not exist after the last visit", () => {
    const done = [...DONE, { visit: "third", session: "s9", day: "2026-11-20" }];
    expect(on("2026-11-20", done)).toEqual({ at: "over" });
  });
});

describe("a personal link", () => {
  it("contains everything that the next visit needs", () => {
    expect(read(`#${personalPart(LINK, aStudy())}`)).toEqual({ link: LINK });
  });

  it("is read behind a document, after a mail program has broken its lines and added a full stop", () => {
    const part = personalPart(LINK, aStudy());
    const broken = `${part.slice(0, 40)}%0A ${part.slice(40)}).`;
    expect(read(`#p=01234567.abc&${broken}`)).toEqual({ link: LINK });
    const query = new URLSearchParams(part);
    expect(readPersonalLink(query, "", aStudy())).toEqual({ link: LINK });
  });

  it.each<[string, string, string]>([
    ["the name of a later visit alone", "#visit=second", "absent"],
    ["an empty value", "#visit=", "absent"],
    ["a link that was cut off", `#${personalPart(LINK, aStudy()).slice(0, -9)}`, "damaged"],
    ["another text", "#visit=01234567.AAAA", "damaged"],
    ["a text of any length", `#visit=01234567.${"A".repeat(100_000)}`, "absent"],
  ])("is reported as faulty if the address has %s", (_, hash, fault) => {
    expect(read(hash)).toEqual({ fault });
  });

  it("has no value for an identifier that it does not contain, whatever its name", () => {
    const content = aStudy({ delivery: { ids: ["constructor"] } });
    expect(read(`#${personalPart(LINK, content)}`, content)).toEqual({
      link: { ...LINK, ids: { constructor: null } },
    });
  });

  it("is not needed at the first visit, and is ignored in a study without visits", () => {
    expect(read("")).toBeNull();
    expect(read("#visit=first")).toBeNull();
    const { visits: _, ...content } = aStudy({ steps: [app("a")] });
    expect(read("#visit=second", content)).toBeNull();
  });

  it("is refused if it belongs to another study", () => {
    const other = aStudy({ steps: [app("a")] });
    expect(read(`#${personalPart(LINK, aStudy())}`, other)).toEqual({ fault: "otherStudy" });
  });

  it.each<[string, object]>([
    ["a condition that the study does not have", { condition: "middle" }],
    ["an unknown source", { conditionSource: "oracle" }],
    ["an identifier that the study does not have", { ids: { other: "x" } }],
    ["a person of any length", { person: "x".repeat(300) }],
    ["a person with control characters", { person: "x\u0000y" }],
    ["a negative row", { row: -1 }],
    ["no visit", { done: [] }],
    ["an unknown visit", { done: [{ ...DONE[0], visit: "zeroth" }] }],
    ["visits without the first one", { done: [{ ...DONE[0], visit: "second" }] }],
    ["a visit twice", { done: [DONE[0], DONE[0]] }],
    ["a session twice", { done: [DONE[0], { ...DONE[0], visit: "second" }] }],
    ["a session in another form", { done: [{ ...DONE[0], session: "../x" }] }],
    ["a day that does not exist", { done: [{ ...DONE[0], day: "2026-02-31" }] }],
  ])("is refused if its check digits are right but it contains %s", (_, changes) => {
    const part = personalPart({ ...LINK, ...changes } as PersonalLink, aStudy());
    expect(read(`#${part}`)).toEqual({ fault: "damaged" });
  });
});

describe("a participation in a study with visits", () => {
  const content = aStudy();

  it("has the steps of its visit, and leads to a link with its session and date", () => {
    const first = newParticipation(
      content,
      { ids: {}, condition: "high" },
      HERE,
      [],
      null,
      "s01",
      "123456789012",
    );
    expect(first).toMatchObject({ visit: "first", person: "123456789012", order: ["a", "b"] });
    expect(personalLinkOf(first)).toBeNull();
    const link = personalLinkOf(completed(first));
    expect(link).toMatchObject({
      person: "123456789012",
      condition: "high",
      conditionSource: "address",
    });
    expect(link?.done).toEqual([
      { visit: "first", session: "s01", day: first.startedAt.slice(0, 10) },
    ]);
  });

  it("keeps person, condition and source at a later visit, whatever else the address has", () => {
    const hash = `#${personalPart(LINK, content)}`;
    const person = personOf(new URLSearchParams("condition=low"), hash, content);
    const visit = { ...HERE, visit: "third", sending: { host: "x", records: {}, given: [] } };
    const third = newParticipation(content, person, visit, [], null, "s03");
    expect(third).toMatchObject({
      visit: "third",
      person: LINK.person,
      condition: "high",
      conditionSource: "balanced",
      order: ["a", "c"],
    });
    expect(startRecord(third)).toMatchObject({
      person: LINK.person,
      visit: "third",
      session: "s03",
    });
    expect(personalLinkOf(completed(third))?.done.map(({ session }) => session)).toEqual([
      "s0123456789ab",
      "s03",
    ]);
  });

  it("uses the identifier of the first visit, and notes another one in the address", () => {
    const named = aStudy({ delivery: { ids: ["PID", "SID"] } });
    const link = { ...LINK, person: "p1", ids: { PID: "p1", SID: "s1" } };
    const hash = `#${personalPart(link, named)}`;
    const of = (query: string) => personOf(new URLSearchParams(query), hash, named);
    expect(of("").ids).toEqual({ PID: "p1", SID: "s1" });
    expect(of("").notes).toEqual([]);
    expect(of("PID=p1&SID=s2").ids).toEqual({ PID: "p1", SID: "s2" });
    expect(of("PID=p2").ids).toEqual({ PID: "p1", SID: "s1" });
    expect(of("PID=p2").notes).toMatchObject([{ what: "id_conflict", used: "p1" }]);
  });

  it("counts the visits that the device knows, if the link was made before them", () => {
    const person = { ids: {}, condition: "high", personal: LINK };
    const second = completed(
      newParticipation(content, person, { ...HERE, visit: "second" }, [], null, "s02"),
    );
    const at = (kept: readonly Participation[]) => visitHere(person, content, kept, "2026-10-29");
    expect(visitIdOf(at([]).visit)).toBe("second");
    expect(visitIdOf(at([second]).visit)).toBe("third");
    expect(at([second]).visit.at).toBe("early");
    // A visit of another person, or one that is not finished, does not count.
    expect(visitIdOf(at([{ ...second, person: "x" }]).visit)).toBe("second");
    expect(visitIdOf(at([{ ...second, ending: null }]).visit)).toBe("second");
    expect(visitIdOf(at([{ ...second, ending: "left" }]).visit)).toBe("second");
    expect(visitIdOf(at([{ ...second, rehearsal: true }]).visit)).toBe("second");
  });

  it("has a person of twelve digits without an identifier", () => {
    const numbers = Array.from({ length: 200 }, newPersonNumber);
    for (const number of numbers) expect(number).toMatch(/^[1-9]\d{11}$/);
    expect(new Set(numbers).size).toBe(200);
  });

  it("has a protocol id that the visits change, and a document without visits keeps its id", () => {
    const plain = aStudy({ visits: undefined, steps: [app("a")] });
    const changed = aStudy({ steps: [app("a")] });
    expect(protocolId(plain)).not.toBe(protocolId(changed));
    expect(JSON.stringify(plain)).not.toContain("visits");
  });
});
