import { act, renderHook, waitFor } from "@testing-library/react";
import { SITE, StudyHostContext } from "@/components/features/study/study-host.client";
import { usePayload } from "@/components/features/study/use-payload.client";

it("a payload that has loaded again is not loading any longer, so that a later failure can be tried again", async () => {
  const readPayload = jest
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ words: "texts" });
  const { result } = renderHook(() => usePayload("/apps/stroop"), {
    wrapper: ({ children }) => (
      <StudyHostContext value={{ ...SITE, readPayload }}>{children}</StudyHostContext>
    ),
  });
  await waitFor(() => expect(result.current[0]).toBe("failed"));
  act(() => result.current[1]());
  expect(result.current[2]).toBe(true);
  await waitFor(() => expect(result.current[0]).toEqual({ words: "texts" }));
  expect(result.current[2]).toBe(false);
});
