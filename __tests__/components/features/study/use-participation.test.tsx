import { deserialize, serialize } from "node:v8";
import { act, renderHook } from "@testing-library/react";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import { SENT_DOCUMENT, sentParticipation } from "@/__tests__/experiments/sent-participation";
import { useParticipation } from "@/components/features/study/use-participation.client";
import type { Participation } from "@/experiments/study/participation/participation";
import {
  keepParticipation,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";

const NOBODY = { ids: {}, condition: null, notes: [] };

it("a double-click on the button continues a participation, and does not count as a second open tab", async () => {
  await keepParticipation(sentParticipation("a1b2c3d4e5f6", { done: 1 }));
  const [kept] = (await readParticipations()) as [Participation];
  const { result } = renderHook(() => useParticipation(SENT_DOCUMENT, NOBODY, "en", null));
  await act(async () => {
    await Promise.all([result.current.resume(kept), result.current.resume(kept)]);
  });
  expect(result.current.stage).toMatchObject({ at: "step", participation: { sittings: 2 } });
});
