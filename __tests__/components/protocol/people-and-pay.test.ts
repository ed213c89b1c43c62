/** @jest-environment node */
import { expectedGap } from "@/components/features/protocol/balance";
import { costOf, planOf } from "@/components/features/protocol/people-cost";
import { recruiterAddress } from "@/components/features/protocol/recruiters";

const plan = (changes: object = {}) =>
  planOf({ plan: { people: 60, payPerHour: 9, currency: "GBP", ...changes } });

it("the cost of a study is the pay of whole minutes for each, and the fee of the recruiter", () => {
  expect(costOf(plan({ feePercent: 33 }), 20)).toEqual({
    people: 60,
    each: 3,
    pay: 180,
    fee: expect.closeTo(59.4),
  });
});

it("whoever will be left out is recruited and paid, too", () => {
  expect(costOf(plan({ loss: 0.25 }), 20)).toMatchObject({ people: 80, pay: 240 });
});

it("60 people in two conditions differ by 12 or more in 16 % of studies", () => {
  expect(expectedGap(60, 2)).toEqual({ difference: 12, percent: 16 });
});

it.each([
  [
    ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"],
    "PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}",
  ],
  [["SAMPLY_ID", "MESSAGE_ID"], "SAMPLY_ID=%SAMPLY_ID%&MESSAGE_ID=%MESSAGE_ID%"],
  [["SONA_ID"], "SONA_ID=…"],
  [["own"], "own=…"],
])(
  "the address for a recruiter that names people by %j has what that service puts there",
  (ids, query) => {
    expect(recruiterAddress("https://site.example/study", { delivery: { ids } }, "#p=x")).toBe(
      `https://site.example/study?${query}#p=x`,
    );
  },
);
