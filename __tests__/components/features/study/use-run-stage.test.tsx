import { deserialize, serialize } from "node:v8";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useSearchParams } from "next/navigation";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import { sampleSession } from "@/__tests__/experiments/sample/sample-session";
import type { StudyWords } from "@/components/features/study/study-words";
import { useRunStage } from "@/components/features/study/use-run-stage.client";
import { keepSession } from "@/experiments/engine/session/session-store.client";
import { appSummary } from "@/experiments/study/export/runner-words";

jest.mock("next/navigation", () => ({ useSearchParams: jest.fn() }));

const APP = { ...appSummary("stroop", "en"), payloadUrl: "" };

it("a run that begins before the page has read the device replaces the unfinished run of the same participant, and names the finished one", async () => {
  const participant = { prolificPid: "5a9d64f5", studyId: null, sessionId: null };
  const unfinished = sampleSession({ id: "unfinished01", participant, status: "running" });
  const finished = sampleSession({ id: "finished0001", participant });
  await keepSession(unfinished);
  await keepSession(finished);
  // In Next's types this value is read-only.
  const query = new URLSearchParams("app=stroop&PROLIFIC_PID=5a9d64f5") as never;
  jest.mocked(useSearchParams).mockReturnValue(query);
  const { result } = renderHook(() => useRunStage(APP, "en", {} as StudyWords));
  expect(result.current.earlier.session).toBeUndefined();
  await act(() => result.current.begin());
  expect(result.current.stage).toMatchObject({
    at: "run",
    start: {
      replaces: { id: unfinished.id },
      noted: [{ what: "id_again", detail: expect.stringContaining(`session ${finished.id} `) }],
    },
  });
  // The page itself reads the device, too. The test ends after this, because jest then removes the code of the page.
  await waitFor(() => expect(result.current.earlier.session?.id).toBe(unfinished.id));
});
