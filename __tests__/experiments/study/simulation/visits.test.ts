/** @jest-environment node */

import { MODELS } from "@/experiments/catalog/generated/models";
import { defaultsOf, type ParameterSet } from "@/experiments/engine/contract/define-parameters";
import type { Session } from "@/experiments/engine/session/session";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";

const step = (id: string, more: object = {}) => ({
  id,
  app: "simple-rt",
  version: "2.3",
  parameters: defaultsOf(MODELS["simple-rt"].parameters as ParameterSet),
  ...more,
});

it("simulated people do each visit in the same condition, with the steps and trials of the visit", () => {
  const sessions: Session[] = [];
  const people = [
    ...simulatedParticipants(
      {
        document: {
          steps: [step("a"), step("b", { at: ["second"] })],
          conditions: ["low", "high"],
          visits: [{ id: "first" }, { id: "second", after: "first", days: [6, 9] }],
        },
        protocolId: "a",
        documentId: "b",
        people: 6,
        seed: 7,
        means: {},
        differences: {},
      },
      (session) => sessions.push(session),
    ),
  ];
  expect(people.map(({ visit }) => visit)).toEqual(Array(6).fill(["first", "second"]).flat());
  expect(new Set(people.map(({ id }) => id)).size).toBe(12);
  for (const { person, condition } of people)
    expect(people.filter((each) => each.person === person).map((each) => each.condition)).toEqual([
      condition,
      condition,
    ]);
  expect(sessions.map(({ study }) => `${study?.visit} ${study?.step}`).slice(0, 3)).toEqual([
    "first a",
    "second a",
    "second b",
  ]);
  const [one, two] = sessions.filter(({ study }) => study?.step === "a");
  expect(one?.seed).not.toBe(two?.seed);
  expect(one?.person).toBe(two?.person);
});
