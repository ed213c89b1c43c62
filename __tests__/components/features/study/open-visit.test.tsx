import { act, render, screen, waitFor } from "@testing-library/react";
import { usePathname, useSearchParams } from "next/navigation";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { ProtocolRoom } from "@/components/features/study/protocol-room.client";
import { studyPayload } from "@/experiments/payloads/study-payload";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { pathOf } from "@/lib/routes";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));

const document = aDocument({
  visits: [{ id: "first" }, { id: "second", after: "first", days: [6, 9] }],
});

async function open() {
  jest.mocked(usePathname).mockReturnValue(pathOf("study", "en"));
  // In Next's types this value is read-only.
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams("p=mine") as never);
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.fetch = jest.fn(async (address) => {
    const content = String(address).endsWith("mine.json") ? document : studyPayload("en");
    return {
      ok: true,
      status: 200,
      json: async () => content,
      text: async () => JSON.stringify(content),
    } as Response;
  });
  const { apps, words } = runnerWords("en");
  render(
    <ProtocolRoom
      locale="en"
      apps={apps.map((app) => ({ ...app, payloadUrl: "" }))}
      payloadUrl="/study"
      words={{ ...words, bar: { study: "", place: "", responsible: "" } } as never}
    />,
  );
  await screen.findByRole("heading", { level: 1 });
}

it("the title of a visit receives the focus when the visit opens in place of another one, but not when the page opens", async () => {
  history.replaceState(null, "", "/study?p=mine");
  await open();
  expect(window.document.body).toHaveFocus();
  await act(async () => {
    location.hash = "#visit=second";
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});
