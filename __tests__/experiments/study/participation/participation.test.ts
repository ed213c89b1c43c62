/** @jest-environment node */

import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { testRows } from "@/experiments/engine/score/score";
import { plainText } from "@/experiments/study/document/author-text";
import { checkProtocol } from "@/experiments/study/document/check";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import { linkHash } from "@/experiments/study/document/link";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { orderedSteps } from "@/experiments/study/document/step-order";
import { outdatedOf, unfinishedOf } from "@/experiments/study/participation/earlier-participations";
import { isParticipation } from "@/experiments/study/participation/is-participation";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import {
  left,
  nextStep,
  type Participation,
  withStepDone,
} from "@/experiments/study/participation/participation";
import { participationFiles } from "@/experiments/study/participation/participation-files";
import { askedOf, movedBehindHash, personOf } from "@/experiments/study/participation/read-address";
import { authorText } from "@/lib/author-text";
import { simulatedRuns } from "@/testing/simulated-runs";
import { aDocument, versionOf } from "../document/a-document";

function checked(document: object): ProtocolDocument {
  const result = checkProtocol(document, MODELS);
  if ("faults" in result) throw new Error(JSON.stringify(result.faults));
  return result.document;
}

const HERE = {
  versions: { stroop: "3.2.0" },
  locale: "en",
  site: null,
  consent: { version: "1", at: "2026-11-25T10:00:00.000+01:00" },
} as const;

const begun = (changes: object = {}, person = { ids: {}, condition: null }): Participation =>
  newParticipation(checked(aDocument(changes)), person, HERE);

const app = (id: string, more: object = {}) => ({
  id,
  app: "simple-rt",
  version: versionOf("simple-rt"),
  parameters: {},
  ...more,
});

describe("the order of the steps that is drawn for a person", () => {
  const people = Array.from({ length: 400 }, (_, index) => `p${index}`);
  const ordersOf = (document: object) =>
    people.map((person) =>
      orderedSteps(checked(document), null, "a1", person)
        .map(({ id }) => id)
        .join(" "),
    );

  it.each(["shuffled", "latin-square"])("moves each text with the next app (%s)", (order) => {
    const text = { en: "a", fr: "a" };
    const steps = [app("a"), { id: "before-b", text }, app("b"), app("c"), { id: "bye", text }];
    for (const each of ordersOf({ protocol: 1, order, steps })) {
      expect(each).toContain("before-b b");
      expect(each).toMatch(/bye$/);
    }
  });

  it("does not move fixed steps, whether they run an app or display a text", () => {
    const welcome = { id: "welcome", text: { en: "a", fr: "a" }, fixed: true };
    const steps = [welcome, app("a"), app("b", { fixed: true }), app("c"), app("d")];
    const orders = ordersOf({ protocol: 1, order: "shuffled", steps });
    for (const each of orders) expect(each).toMatch(/^welcome \S b/);
    // Three apps that are not fixed have six possible orders.
    expect(new Set(orders).size).toBe(6);
  });

  it("is always a row of a Williams square if the document requires a Latin square", () => {
    const steps = ["a", "b", "c", "d"].map((id) => app(id));
    const orders = ordersOf({ protocol: 1, order: "latin-square", steps });
    expect(new Set(orders)).toEqual(new Set(["a b d c", "b c a d", "c d b a", "d a c b"]));
  });

  it("does not contain steps that only other conditions have", () => {
    const document = checked({
      protocol: 1,
      conditions: ["low", "high"],
      steps: [app("a"), app("b", { for: ["high"] })],
    });
    const ids = (condition: string) =>
      orderedSteps(document, condition, "a1", "p").map(({ id }) => id);
    expect([ids("low"), ids("high")]).toEqual([["a"], ["a", "b"]]);
  });
});

describe("a participation in a study", () => {
  it("goes through all its steps and then ends", () => {
    let participation = begun();
    const seen: (string | undefined)[] = [];
    while (participation.ending === null) {
      seen.push(nextStep(participation)?.id);
      participation = withStepDone(participation, null);
    }
    expect(seen).toEqual(["welcome", "stroop", "game", "traits"]);
    expect(participation.ending).toBe("completed");
  });

  it("ends immediately when a rule leads to an exit, and when the participant leaves", () => {
    expect(withStepDone(begun(), "failedCheck").ending).toBe("failedCheck");
    expect(left(begun()).ending).toBe("left");
  });

  it("has the same condition for the same person on any device", () => {
    const changes = { conditions: ["low", "high"], delivery: { ids: ["PROLIFIC_PID"] } };
    const conditionOf = (id: string) =>
      begun(changes, { ids: { PROLIFIC_PID: id }, condition: null }).condition;
    for (const id of ["a", "b", "c", "d"]) expect(conditionOf(id)).toBe(conditionOf(id));
    const drawn = Array.from({ length: 40 }, (_, index) => conditionOf(`p${index}`));
    expect(new Set(drawn)).toEqual(new Set(["low", "high"]));
  });

  it("records whether its condition was stated in the URL or drawn", () => {
    const changes = { conditions: ["low", "high"] };
    const named = newParticipation(
      checked(aDocument(changes)),
      { ids: {}, condition: "high" },
      HERE,
    );
    expect([named.condition, named.conditionSource]).toEqual(["high", "address"]);
    expect(begun(changes).conditionSource).toBe("drawn");
    expect(begun().conditionSource).toBeNull();
  });

  it("begins with the first session, for every person, if the conditions are sessions and the URL names none", () => {
    const sessions = { conditions: ["second-day", "first-day"], conditionsAre: "sessions" };
    const ids = Array.from({ length: 12 }, (_, index) => ({ pid: `p${index}` }));
    for (const each of ids)
      expect(begun(sessions, { ids: each, condition: null } as never)).toMatchObject({
        condition: "second-day",
        conditionSource: "first",
      });
    expect(begun(sessions, { ids: {}, condition: "first-day" } as never)).toMatchObject({
      condition: "first-day",
      conditionSource: "address",
    });
  });

  it.each<[string | null, RegExp, RegExp]>([
    ["b", /^- Session of the study: b, 2 of 2; .+ It was named in the link$/m, /drawn/],
    [null, /^- Session of the study: a, 1 of 2; .+ the link does not name a session$/m, /drawn/],
  ])("describes its session (URL: %s) in its README", (condition, line, never) => {
    const sessions = { conditions: ["a", "b"], conditionsAre: "sessions" };
    const files = participationFiles(begun(sessions, { ids: {}, condition } as never), {});
    expect(files["README.md"]).toMatch(line);
    expect(files["README.md"]).not.toMatch(never);
  });

  it("names in its README the page that reads many archives in both languages, if the page has an address", () => {
    const named = participationFiles(
      begun(),
      {},
      (locale) => `https://lab.example/${locale}/study/data`,
    );
    expect(named["README.md"]).toContain("The page <https://lab.example/en/study/data> reads");
    expect(named["README.md"]).toContain("la page <https://lab.example/fr/study/data> lit");
    const fromDisk = participationFiles(begun(), {}, () => null);
    expect(fromDisk["README.md"]).not.toMatch(/study\/data|null/);
  });

  it("can only be resumed with the same protocol, person, language and minor versions", () => {
    const stored = withStepDone(begun(), null);
    const { protocol, ids, condition, locale, versions } = stored;
    const here = { protocol, ids, condition, locale, versions };
    expect(unfinishedOf([stored], here)).toBe(stored);
    expect(unfinishedOf([stored], { ...here, versions: { stroop: "3.2.9" } })).toBe(stored);
    const started = begun();
    expect(unfinishedOf([started], here)).toBe(started);
    expect(unfinishedOf([left(stored)], here)).toBeUndefined();
    for (const other of [
      { protocol: "b2" },
      { ids: { PROLIFIC_PID: "x" } },
      { locale: "fr" as const },
      { versions: { stroop: "3.3.0" } },
    ])
      expect(unfinishedOf([stored], { ...here, ...other })).toBeUndefined();
  });
});

describe("a participation that was begun with another release", () => {
  const stored = withStepDone(begun(), null);
  const { protocol, ids, condition, locale, versions } = stored;
  const later = { protocol, ids, condition, locale, versions: { stroop: "3.3.0" } };

  it("is found, because the page must explain why this participation cannot be resumed", () => {
    expect(outdatedOf([stored], later)).toBe(stored);
  });

  it("is not reported if the participation can be resumed, has ended, or belongs to another person", () => {
    expect(outdatedOf([stored], { ...later, versions })).toBeUndefined();
    expect(outdatedOf([left(stored)], later)).toBeUndefined();
    expect(outdatedOf([stored], { ...later, ids: { PROLIFIC_PID: "x" } })).toBeUndefined();
  });
});

it.each([
  ["has an invalid step", { content: { ...begun().content, steps: [null] } }],
  ["contains the id of a missing step", { order: ["welcome", "gone"] }],
  ["has completed a negative number of steps", { done: -1 }],
])("a stored participation is refused if it %s", (_, damage) => {
  expect(isParticipation(begun())).toBe(true);
  expect(isParticipation({ ...begun(), ...damage })).toBe(false);
});

describe("a rule that ends a session", () => {
  const [run] = simulatedRuns("stroop", 1, 4);
  const finished = [{ step: "stroop", model: APPS.stroop.model, rows: run?.rows ?? [] }];
  const exit = (condition: object) =>
    exitByRule(
      [{ if: { measure: "stroop.accuracy", ...condition }, exit: "failedCheck" }],
      finished,
    );

  it("compares a measure of an earlier step with a number", () => {
    expect(exit({ below: 1.01 })).toBe("failedCheck");
    expect(exit({ above: 1 })).toBeNull();
  });

  it("does not apply if the value equals the limit below or above which the rule applies", () => {
    const answers = testRows(run?.rows ?? []).filter(({ correct }) => correct !== null);
    const accuracy = answers.filter(({ correct }) => correct).length / answers.length;
    expect(exit({ is: accuracy })).toBe("failedCheck");
    for (const condition of [{ below: accuracy }, { above: accuracy }, { isNot: accuracy }])
      expect(exit(condition)).toBeNull();
  });

  it("does not apply if the score is withheld", () => {
    const none = [{ ...finished[0], rows: [] }] as typeof finished;
    const rule = {
      if: { measure: "stroop.stroop_effect", below: 1e9 },
      exit: "failedCheck",
    } as const;
    expect(exitByRule([rule], none)).toBeNull();
    expect(exitByRule([rule], finished)).toBe("failedCheck");
  });
});

describe("a text that the author of a study wrote", () => {
  it("can contain paragraphs, lists and emphasis", () => {
    expect(authorText("Hello **you**.\n\n- one\n- *two*")).toEqual([
      {
        kind: "paragraph",
        runs: [
          { text: "Hello ", isStrong: false },
          { text: "you", isStrong: true },
          { text: ".", isStrong: false },
        ],
      },
      {
        kind: "list",
        items: [[{ text: "one", isStrong: false }], [{ text: "two", isStrong: true }]],
      },
    ]);
  });

  it("can be displayed as one line without the markup of lists and emphasis", () => {
    expect(plainText("Hello **you**.\n\n- one\n- *two*")).toBe("Hello you. one two");
  });

  it.each([
    "<script>alert(1)</script>",
    "[your account](https://example.com)",
    "![](https://example.com/a.png)",
    "javascript:alert(1)",
  ])("displays the characters of %s without interpretation", (text) => {
    expect(authorText(text)).toEqual([{ kind: "paragraph", runs: [{ text, isStrong: false }] }]);
  });
});

describe("the URL of a study", () => {
  const link = linkHash(aDocument());
  const query = (text: string) => new URLSearchParams(text);

  it("contains a document after #, or in the query, from which the document is moved to the part after #", () => {
    expect(askedOf(query(""), link)).toMatchObject({ kind: "text" });
    expect(askedOf(query(""), `#PROLIFIC_PID=x&${link.slice(1)}`)).toMatchObject({ kind: "text" });
    const inQuery = link.slice(3);
    expect(askedOf(query(`p=${inQuery}`), "")).toMatchObject({ kind: "text" });
    const url = new URL(`https://example.org/study?p=${inQuery}&PROLIFIC_PID=x`);
    expect(movedBehindHash(url)).toBe(`/study?PROLIFIC_PID=x${link}`);
    expect(movedBehindHash(new URL("https://example.org/study?p=stroop"))).toBeNull();
  });

  it("can contain the name of a published study, or no study at all", () => {
    expect(askedOf(query("p=stroop-or-flanker"), "")).toEqual({
      kind: "name",
      name: "stroop-or-flanker",
    });
    expect(askedOf(query("app=stroop"), "#data")).toBeNull();
    expect(askedOf(query("p=../x"), "")).toMatchObject({ kind: "fault" });
  });

  it("identifies a person before or after #, but only with the parameters that the document names", () => {
    const document = { delivery: { ids: ["PID", "STUDY"] }, conditions: ["low", "high"] };
    const person = personOf(
      query("PID=a-1&OTHER=b&condition=high"),
      `${link}&STUDY=s_2`,
      document as never,
    );
    expect(person).toEqual({ ids: { PID: "a-1", STUDY: "s_2" }, condition: "high", notes: [] });
  });
});

it("a participation in a condition without a step is over at once, so that its page displays the end", () => {
  const steps = aDocument().steps.map((step) => ({ ...step, for: ["low"] }));
  const changes = { conditions: ["low", "waiting"], steps };
  const begun = newParticipation(
    checked(aDocument(changes)),
    { ids: {}, condition: "waiting" },
    HERE,
  );
  expect(begun).toMatchObject({ order: [], ending: "completed", finishedAt: begun.startedAt });
});
