import { deserialize, serialize } from "node:v8";
import { act, renderHook } from "@testing-library/react";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import { SENT_DOCUMENT, sentParticipation } from "@/__tests__/experiments/sent-participation";
import { useParticipation } from "@/components/features/study/use-participation.client";
import { protocolId } from "@/experiments/study/document/protocol-id";
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

it("a participation that begins before the page has read the device names the earlier one of the same person", async () => {
  const person = { ...NOBODY, ids: { PROLIFIC_PID: "5a9d64f5" } };
  const protocol = protocolId(SENT_DOCUMENT);
  const earlier = sentParticipation("b1c2d3e4f5a6", { protocol, ids: person.ids });
  await keepParticipation(earlier);
  const { result } = renderHook(() => useParticipation(SENT_DOCUMENT, person, "en", null));
  expect(result.current.earlier).toEqual({});
  await act(() => result.current.begin());
  const named = { what: "id_again", detail: expect.stringContaining(`session ${earlier.id} `) };
  expect(result.current.stage).toMatchObject({
    at: "step",
    participation: { events: expect.arrayContaining([expect.objectContaining(named)]) },
  });
});
