import { act, renderHook, waitFor } from "@testing-library/react";
import { type RunStart, useRun } from "@/experiments/app-run/use-run.client";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { NOBODY } from "@/experiments/engine/session/participant";
import { sampleSession } from "../sample/sample-session";

it("a result is displayed only after the device has stored the last block", async () => {
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const session = sampleSession({ status: "running", finishedAt: null });
  const start: RunStart = {
    session: { ...session, blocksDone: session.blocks - 1 },
    seed: null,
    participant: NOBODY,
    consentedAt: new Date(0),
    returnTo: null,
    step: {
      id: session.id,
      load: (parameters) => loadApp("stroop", parameters),
      study: {} as NonNullable<RunStart["step"]>["study"],
      whose: {},
      keep: () => stored,
    },
  };
  const { result } = renderHook(() => useRun("stroop", "en", start, () => {}));
  await waitFor(() => expect(result.current.run.at).toBe("running"));
  await act(async () => {
    result.current.onBlock([], []);
    result.current.onEnd("finished");
  });
  expect(result.current.run.at).toBe("running");
  await act(async () => store());
  expect(result.current.run.at).toBe("finished");
});
