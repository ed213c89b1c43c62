/** @jest-environment node */

import { answeredForm } from "@/experiments/engine/run/form-rows";
import { checkProtocol } from "@/experiments/study/document/check";
import { excludes } from "@/experiments/study/document/exclude-rule";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import type { LeaveRule, SurveyStep } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { SurveyScreen } from "@/experiments/survey/model/survey-rows";
import { recordedIds } from "@/experiments/survey/model/survey-rows";
import { APPS_HERE, aDocument } from "./a-document";

const both = (en: string, fr: string) => ({ en, fr });
const you = {
  id: "you",
  version: "1.0",
  survey: {
    choices: {
      sex: [
        { value: "f", label: both("female", "femme") },
        { value: "m", label: both("male", "homme") },
      ],
      often: [
        { value: 1, label: both("never", "jamais") },
        { value: 4, label: both("always", "toujours") },
      ],
    },
    pages: [
      {
        id: "first",
        items: [
          { id: "age", type: "integer", label: both("Age", "Âge"), min: 18, max: 120 },
          { id: "sex", type: "one", choices: "sex", label: both("Sex", "Sexe") },
        ],
      },
      {
        id: "worry",
        matrix: "often",
        items: [
          { id: "w1", label: both("I worry.", "Je m’inquiète.") },
          { id: "check", label: both("Choose always.", "Choisissez toujours."), expect: 4 },
        ],
      },
    ],
    scales: [{ id: "worry_mean", items: ["w1"], score: "mean" }],
  },
};

const withSurvey = (step: object = {}, more: object = {}) =>
  aDocument({ steps: [{ ...you, ...step }, ...aDocument().steps], ...more });

/** Returns the path of each fault, together with the broken rule in English. */
function faultsOf(document: unknown): string[] {
  const checked = checkProtocol(document, APPS_HERE);
  return "faults" in checked ? checked.faults.map(({ path, rule }) => `${path}: ${rule.en}`) : [];
}

const leaving = (rule: object) => ({ leave: [{ if: rule, exit: "screenedOut" }] });
const exits = { delivery: { exits: { screenedOut: { code: "OUT" } } } };

/** Runs the survey with the given answers. @returns the step, and its rows */
function answered(answers: Record<string, string>) {
  const checked = checkProtocol(withSurvey(), APPS_HERE);
  if (!("document" in checked)) throw new Error("The document has faults.");
  const step = checked.document.steps.find(isSurveyStep) as SurveyStep;
  const model = modelOfStep(step, APPS_HERE);
  if (model.kind !== "form") throw new Error("A survey is a form.");
  const screen = model.screenAt(0, 1, []) as SurveyScreen;
  const given = recordedIds(screen).map((id) =>
    answers[id] === undefined
      ? null
      : { value: answers[id], rt_ms: 1, input_type: "keyboard", hidden: false },
  );
  const { rows } = answeredForm(
    { ...model, outcome: () => model.outcome(screen, given) },
    1,
    () => [],
  );
  return { step: step.id, model, rows };
}

const rule = (condition: object) => [{ if: condition, exit: "screenedOut" }] as LeaveRule[];

describe("a survey in a study", () => {
  it("is accepted, with rules about its scales, its numbers, its choices and its checks", () => {
    for (const measure of ["worry_mean", "age", "w1", "failed_checks", "answered", "accuracy"])
      expect(faultsOf(withSurvey(leaving({ measure: `you.${measure}`, below: 1 }), exits))).toEqual(
        [],
      );
    expect(faultsOf(withSurvey(leaving({ measure: "you.sex", is: "f" }), exits))).toEqual([]);
    const plan = (exclude: object) => ({
      plan: { question: "mean", measure: "you.age", exclude: [exclude] },
    });
    expect(faultsOf(withSurvey({}, plan({ flag: "failedChecks", above: 0 })))).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    [
      "a version of another release",
      withSurvey({ version: "2.0" }),
      /^steps\.0\.version: .*runs version 1\.0/,
    ],
    [
      "a text without one of the languages",
      withSurvey({
        survey: {
          ...you.survey,
          pages: [{ id: "p", items: [{ id: "q", type: "text", label: { en: "Why?" } }] }],
          scales: [],
        },
      }),
      /^steps\.0\.survey\.pages\.0\.items\.0\.label\.fr: .*missing in a language/,
    ],
    [
      "an unknown field of a question",
      withSurvey({
        survey: {
          pages: [
            { id: "p", items: [{ id: "q", type: "text", label: "Why?", script: "alert(1)" }] },
          ],
        },
      }),
      /^steps\.0\.survey\.pages\.0\.items\.0\.script: Unknown field/,
    ],
    [
      "a rule about an unknown question",
      withSurvey(leaving({ measure: "you.height", is: 1 }), exits),
      /^steps\.0\.leave\.0\.if\.measure: Unknown measure.+worry_mean, age/,
    ],
    [
      "a rule about a choice that the question does not have",
      withSurvey(leaving({ measure: "you.sex", is: "x" }), exits),
      /^steps\.0\.leave\.0\.if\.is: .*Its values: f, m/,
    ],
    [
      "a rule about the size of a choice",
      withSurvey(leaving({ measure: "you.sex", below: 2 }), exits),
      /^steps\.0\.leave\.0\.if\.below: .*not numbers/,
    ],
    [
      "a rule about attention checks in a task",
      withSurvey(
        {},
        {
          plan: {
            question: "effect",
            measure: "stroop.stroop_effect",
            exclude: [{ flag: "failedChecks", above: 0 }],
          },
        },
      ),
      /^plan\.exclude\.0\.flag: Attention checks do not occur in stroop/,
    ],
    [
      "an identifier with a name that records use",
      withSurvey({}, { delivery: { ids: ["person"] } }),
      /^delivery\.ids: /,
    ],
  ])("is refused because of %s, at its place", (_, document, message) => {
    expect(faultsOf(document).join("\n")).toMatch(message);
  });

  it("ends the session by the answer to a choice question, and never by a missing answer", () => {
    const woman = answered({ age: "30", sex: "f", w1: "1", check: "4" });
    expect(exitByRule(rule({ measure: "you.sex", is: "f" }), [woman])).toBe("screenedOut");
    expect(exitByRule(rule({ measure: "you.sex", isNot: "f" }), [woman])).toBeNull();
    expect(exitByRule(rule({ measure: "you.age", below: 40 }), [woman])).toBe("screenedOut");
    const silent = answered({ w1: "1" });
    expect(exitByRule(rule({ measure: "you.sex", isNot: "f" }), [silent])).toBeNull();
    expect(exitByRule(rule({ measure: "you.age", below: 40 }), [silent])).toBeNull();
  });

  it("excludes participants with more failed attention checks than the plan allows", () => {
    const attentive = answered({ w1: "1", check: "4" });
    const careless = answered({ w1: "1", check: "1" });
    const none = { flag: "failedChecks", above: 0 } as const;
    expect(excludes(none, { rows: attentive.rows, sittings: 1 })).toBe(false);
    expect(excludes(none, { rows: careless.rows, sittings: 1 })).toBe(true);
    expect(excludes({ ...none, above: 1 }, { rows: careless.rows, sittings: 1 })).toBe(false);
  });
});
