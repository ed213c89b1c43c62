import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sentParticipation } from "@/__tests__/experiments/sent-participation";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { showArchive } from "@/components/archive/archive-run.client";
import { archivePayload } from "@/experiments/payloads/archive-payload";
import { ARCHIVE_FORMAT } from "@/experiments/study/export/archive-data";
import { archiveWords } from "@/experiments/study/export/archive-words";
import * as studies from "@/experiments/study/participation/participation-store.client";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

jest.mock("@/experiments/study/participation/participation-store.client");

const { texts } = archivePayload();

/** Opens the page of an archive in two languages. */
async function open(content: object, start: string) {
  history.replaceState(null, "", "/index.html?lang=en");
  // jsdom does not have these properties.
  Object.assign(window, { isSecureContext: true, fetch: async () => Promise.reject(new Error()) });
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = '<div id="root"></div>';
  const own = (locale: Locale) => ({ ...texts[locale], payloads: {} });
  await act(async () =>
    showArchive(
      {
        format: ARCHIVE_FORMAT,
        release: null,
        receiver: null,
        document: content as never,
        texts: { en: own("en"), fr: own("fr") },
      },
      null,
    ),
  );
  await screen.findByText(start);
}

const press = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
};

beforeEach(() => {
  jest.mocked(studies.readParticipations).mockReset().mockResolvedValue([]);
  jest
    .mocked(studies.onParticipationsChange)
    .mockReset()
    .mockReturnValue(() => {});
});

it.each([
  ["a study", aDocument({}), texts.en.study.words.start],
  ["a document with faults", {}, texts.en.page.broken.title],
])(
  "the heading of the page of %s receives the focus after a choice of the language",
  async (_, content, start) => {
    await open(content, start);
    await press("Français");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await press("English");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  },
);

it("the summary of the stored sessions keeps the focus when it closes the list after the last session was erased", async () => {
  const listeners = new Set<() => void>();
  jest.mocked(studies.onParticipationsChange).mockImplementation((call) => {
    listeners.add(call);
    return () => listeners.delete(call);
  });
  jest.mocked(studies.readParticipations).mockResolvedValue([sentParticipation("a1b2c3d4e5f6")]);
  await open(aDocument({}), texts.en.study.words.start);
  const summary = await screen.findByText(interpolate(archiveWords.kept.en, { n: 1 }));
  await userEvent.click(summary);
  jest.mocked(studies.readParticipations).mockResolvedValue([]);
  await act(async () => {
    for (const listener of listeners) listener();
  });
  act(() => summary.focus());
  await userEvent.click(summary);
  await waitFor(() => expect(summary.closest("details")).not.toHaveAttribute("open"));
  expect(summary).toHaveTextContent(interpolate(archiveWords.kept.en, { n: 0 }));
  expect(summary).toHaveFocus();
});
