import { act, renderHook } from "@testing-library/react";
import { sentParticipation } from "@/__tests__/experiments/sent-participation";
import { useDelivery } from "@/components/features/study/use-delivery.client";

const NOW = Date.parse("2026-11-25T12:00:00Z");

afterEach(() => jest.useRealTimers());

it("the exit for unsent data appears after one minute, even if the device's clock was set back by a day", async () => {
  jest.useFakeTimers({ now: NOW });
  const ended = sentParticipation("a1b2c3d4e5f6", {
    ending: "completed",
    finishedAt: new Date(NOW + 86_400_000).toISOString(),
    sending: { host: "data.lab.example", records: { a: "0".repeat(64) }, given: [] },
  });
  const { result } = renderHook(() => useDelivery(ended, false));
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(result.current.state).toMatchObject({ at: "sending" });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(result.current.state).toMatchObject({ at: "late" });
});
