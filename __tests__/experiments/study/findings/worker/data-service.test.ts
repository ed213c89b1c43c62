/** @jest-environment node */

import { sampleStudy } from "@/experiments/payloads/sample-study";
import { createDataService, type Thread } from "@/experiments/study/findings/worker/data-service";
import type { DataAnswer } from "@/experiments/study/findings/worker/messages";
import { sampleInputs } from "@/experiments/study/findings/worker/sample-inputs";
import {
  checkedDocument,
  peopleOfThreeTasks,
  THREE_TASKS,
} from "@/testing/simulated-participations";
import { aFile, archiveOf } from "../../reading/a-reading";

const document = checkedDocument(THREE_TASKS);
const archives = peopleOfThreeTasks(6).map((each) => aFile(`${each.id}.zip`, archiveOf(each)));

/** A service whose clock advances by some milliseconds each time it is read. */
function aService(step = 1) {
  const answers: DataAnswer[] = [];
  let time = 0;
  const thread: Thread = {
    say: (answer) => answers.push(answer),
    now: () => {
      time += step;
      return time;
    },
    breathe: async () => undefined,
  };
  const of = <Kind extends DataAnswer["kind"]>(kind: Kind) =>
    answers.filter((each): each is Extract<DataAnswer, { kind: Kind }> => each.kind === kind);
  return { service: createDataService(thread), answers, of, elapsed: () => time };
}

it("after files are added, the worker sends the findings of all files so far", async () => {
  const { service, of } = aService();
  await service.receive({ kind: "add", inputs: archives.slice(0, 2) });
  await service.receive({ kind: "add", inputs: archives.slice(2) });
  const counts = of("findings")
    .filter(({ isFinal }) => isFinal)
    .map(({ summary, findings }) => [
      summary.sessions,
      summary.files.length,
      findings?.flow.sessions,
    ]);
  expect(counts).toEqual([
    [2, 2, 2],
    [6, 6, 6],
  ]);
});

it("the worker reports its progress at most ten times a second", async () => {
  const { service, of, elapsed } = aService(40);
  await service.receive({ kind: "add", inputs: archives });
  expect(of("progress").length).toBeGreaterThan(2);
  expect(of("progress").length).toBeLessThanOrEqual(elapsed() / 100);
  const [last] = of("progress").slice(-1);
  expect(last?.ofFiles).toBe(archives.length);
});

it("findings are sent before the end of a reading that takes minutes, but not of one that takes seconds", async () => {
  const read = async (step: number) => {
    const { service, of, elapsed } = aService(step);
    await service.receive({ kind: "add", inputs: archives });
    return { seconds: elapsed() / 1000, isFinal: of("findings").map(({ isFinal }) => isFinal) };
  };
  const short = await read(25);
  expect(short.seconds).toBeGreaterThan(2);
  expect(short.isFinal).toEqual([true]);
  const long = await read(2000);
  expect(long.seconds).toBeGreaterThan(60);
  expect(long.isFinal).toContain(false);
});

it("after the reading was stopped, the data that were read remain, and further files can be read", async () => {
  const { service, of } = aService(60);
  const reading = service.receive({ kind: "add", inputs: archives });
  await service.receive({ kind: "stop" });
  await reading;
  expect(of("findings").at(-1)?.summary.isStopped).toBe(true);
  const before = of("findings").at(-1)?.summary.sessions ?? 0;
  expect(before).toBeLessThan(archives.length);
  await service.receive({ kind: "add", inputs: archives });
  expect(of("findings").at(-1)?.summary).toMatchObject({ sessions: 6, isStopped: false });
});

it("the rows of a run can be read, and a file that is gone gives none", async () => {
  const { service, of } = aService();
  await service.receive({ kind: "add", inputs: archives.slice(0, 1) });
  const run = of("findings")[0]?.findings?.sessions[0]?.session.runs[0];
  if (!run) throw new Error("No run was read");
  await service.receive({ kind: "rows", ask: 7, source: run.source });
  await service.receive({ kind: "rows", ask: 8, source: { file: 9, entry: null, line: null } });
  expect(of("rows").map(({ ask, rows }) => [ask, rows?.[0]?.task ?? null])).toEqual([
    [7, run.task],
    [8, null],
  ]);
});

const sampleOf = async () => {
  const { service, of } = aService();
  await service.receive({ kind: "sample", document: sampleStudy(), people: 60, seed: 1 });
  const { findings, summary } = of("findings").at(-1) ?? {};
  if (!findings || !summary) throw new Error("The sample has no findings");
  return { findings, summary };
};

it("the sample gives simulated participants of the study with an answer to its question", async () => {
  const { findings, summary } = await sampleOf();
  expect(findings).toMatchObject({ isSimulated: true, flow: { began: { total: 60 } } });
  expect(findings.answer).toMatchObject({ question: "groups" });
  expect(summary.files.map(({ kind, faults }) => [kind, faults])).toEqual([
    ["document", []],
    ["records", []],
    ["withdrawn", []],
  ]);
});

it("in the sample, people leave, come twice, withdraw and are excluded, as in a real study", async () => {
  const { flow, attrition } = (await sampleOf()).findings;
  const counts = Object.fromEntries(flow.steps.map(({ aside, total }) => [aside, total]));
  expect(counts).toMatchObject({ withdrawn: 1, rehearsal: 1, laterRun: 1 });
  for (const reason of ["incomplete", "noScore", "excluded"] as const)
    expect(counts[reason]).toBeGreaterThan(0);
  expect([flow.partial, flow.seenBefore, flow.knowsPersons]).toEqual([1, 1, true]);
  const [one = 0, other = 0] = attrition?.shares ?? [];
  expect(one - other).toBeGreaterThan(0.1);
});

it("the sample of a seed is the same each time", async () => {
  const request = { kind: "sample", document: sampleStudy(), people: 8, seed: 3 } as const;
  const bytesOf = async () =>
    Promise.all(
      (await sampleInputs(request, async () => undefined)).map(({ blob }) => blob.text()),
    );
  expect(await bytesOf()).toEqual(await bytesOf());
});

it("a failed request is answered, and the next request is handled", async () => {
  const { service, answers, of } = aService();
  await service.receive({ kind: "sample", document: "{}", people: 2, seed: 1 });
  expect(answers).toMatchObject([{ kind: "failed", ask: null }]);
  await service.receive({ kind: "add", inputs: archives.slice(0, 1) });
  expect(of("findings").at(-1)?.summary.sessions).toBe(1);
});

it("data that the visitor has cleared no longer exist in the worker", async () => {
  const { service, of } = aService();
  await service.receive({ kind: "add", inputs: archives.slice(0, 2) });
  await service.receive({ kind: "clear" });
  expect(of("findings").at(-1)?.summary).toMatchObject({ sessions: 0, files: [] });
});

it("each file that the page offers can be downloaded", async () => {
  const { service, of } = aService();
  await service.receive({ kind: "download", ask: 1, download: "results", locale: "en" });
  expect(of("failed")).toMatchObject([{ ask: 1 }]);
  await service.receive({ kind: "add", inputs: archives });
  const kinds = ["results", "participants", "deviations", "dataSet"] as const;
  for (const [index, download] of kinds.entries())
    await service.receive({ kind: "download", ask: index + 2, download, locale: "en" });
  expect(of("download").map(({ ask }) => ask)).toEqual([2, 3, 4, 5]);
  const participants = await of("download")[1]?.blob.text();
  expect(participants?.trim().split("\n")).toHaveLength(archives.length + 1);
  expect(of("download").every(({ blob }) => blob.size > 0)).toBe(true);
});

it("the progress of a data set is told at most ten times a second", async () => {
  const { service, of, elapsed } = aService(30);
  await service.receive({ kind: "add", inputs: archives });
  const before = elapsed();
  await service.receive({ kind: "download", ask: 1, download: "dataSet", locale: "fr" });
  const making = of("making");
  expect(making.length).toBeGreaterThan(1);
  expect(making.length).toBeLessThanOrEqual((elapsed() - before) / 100);
  const runs = archives.length * document.steps.length;
  expect(making.every(({ ask, of: all }) => ask === 1 && all === runs)).toBe(true);
  expect(making.map(({ done }) => done)).toEqual(
    [...making.map(({ done }) => done)].sort((a, b) => a - b),
  );
});
