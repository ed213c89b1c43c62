/** @jest-environment node */
import { aSession, aStudy, findings, stroop } from "@/__tests__/experiments/study/findings/a-study";
import { findingsLines } from "@/scripts/read/report";

it("the command states people, and their sessions apart, of a study whose conditions are sessions", () => {
  const conditions = ["a", "b"];
  const read = [1, 2, 3].flatMap((person) =>
    conditions
      .slice(0, person === 3 ? 1 : 2)
      .map((condition) =>
        aSession({ person: `p${person}`, condition, runs: [stroop(90 + person)] }),
      ),
  );
  const lines = findingsLines(
    findings(read, aStudy(null, { conditions, conditionsAre: "sessions" })),
  );
  expect(lines.slice(0, 2)).toEqual([
    "Participants: 3, of whom 3 have an analysed session. The numbers below count sessions.",
    "Sessions that began: 5 (a 3, b 2).",
  ]);
  expect(lines).toContain("Sessions analysed: 5 (a 3, b 2).");
});
