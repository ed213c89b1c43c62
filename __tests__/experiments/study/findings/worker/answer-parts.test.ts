/** @jest-environment node */

import { sampleStudy } from "@/experiments/payloads/sample-study";
import { createJoin, partsOf } from "@/experiments/study/findings/worker/answer-parts";
import { createDataService } from "@/experiments/study/findings/worker/data-service";
import type { DataAnswer } from "@/experiments/study/findings/worker/messages";

type Findings = Extract<DataAnswer, { kind: "findings" }>;

/** The findings of the sample, with so many copies of its sessions and files that they do not fit into one message. */
async function largeAnswer(): Promise<Findings> {
  const answers: DataAnswer[] = [];
  const service = createDataService({
    say: (answer) => answers.push(answer),
    now: () => 0,
    breathe: async () => undefined,
  });
  await service.receive({ kind: "sample", document: sampleStudy(), people: 8, seed: 1 });
  const answer = answers.at(-1);
  if (answer?.kind !== "findings" || !answer.findings) throw new Error("No findings");
  const copies = <Item>(items: readonly Item[], count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...items[index % items.length], index }));
  const { summary, findings } = answer;
  return {
    ...answer,
    summary: { ...summary, files: copies(summary.files, 620) as never },
    findings: { ...findings, sessions: copies(findings.sessions, 1001) as never },
  };
}

test("the page receives large findings in messages of at most 250 sessions, and joins them to the same findings", async () => {
  const answer = await largeAnswer();
  const messages = [...partsOf(answer)];
  const counts = messages.map((each) =>
    each.kind === "part" ? [each.files.length, each.sessions.length] : [0, 0],
  );
  expect(counts).toEqual([
    [250, 250],
    [250, 250],
    [120, 250],
    [0, 250],
    [0, 1],
    [0, 0],
  ]);
  const join = createJoin();
  expect(messages.map(join)).toEqual([null, null, null, null, null, answer]);
});

test("the findings after large findings contain only their own sessions", async () => {
  const answer = await largeAnswer();
  const join = createJoin();
  for (const message of partsOf(answer)) join(message);
  const none: Findings = { ...answer, summary: { ...answer.summary, files: [] }, findings: null };
  expect([...partsOf(none)].map(join)).toEqual([none]);
});

test("progress between the parts of findings is passed on at once", () => {
  const join = createJoin();
  const progress = { kind: "progress", files: 1, ofFiles: 2, bytes: 1, ofBytes: 2, sessions: 0 };
  join({ kind: "part", files: [], sessions: [] });
  expect(join(progress as DataAnswer)).toEqual(progress);
});
