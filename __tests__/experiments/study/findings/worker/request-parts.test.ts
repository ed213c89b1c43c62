/** @jest-environment node */

import { createDataService } from "@/experiments/study/findings/worker/data-service";
import type { DataAnswer } from "@/experiments/study/findings/worker/messages";
import { requestParts } from "@/experiments/study/findings/worker/request-parts";
import { aFile } from "../../reading/a-reading";

const files = Array.from({ length: 60 }, (_, index) => aFile(`note-${index}.txt`, `text ${index}`));

test("60 files reach the worker in messages of at most 25 files, and are read as one request", async () => {
  const messages = [...requestParts({ kind: "add", inputs: files })];
  expect(messages.map((each) => "inputs" in each && each.inputs.length)).toEqual([25, 25, 10]);

  const answers: DataAnswer[] = [];
  const service = createDataService({
    say: (answer) => answers.push(answer),
    now: () => 0,
    breathe: async () => undefined,
  });
  for (const message of messages) await service.receive(message);
  await service.receive({ kind: "add", inputs: [] });
  const listed = answers.map((each) =>
    each.kind === "findings" ? each.summary.files.map(({ name }) => name) : [],
  );
  const names = files.map(({ name }) => name);
  expect(listed).toEqual([names, names]);
});

test("a request without files is one message", () => {
  expect([...requestParts({ kind: "stop" })]).toEqual([{ kind: "stop" }]);
  expect([...requestParts({ kind: "replace", inputs: [] })]).toEqual([
    { kind: "replace", inputs: [] },
  ]);
});
