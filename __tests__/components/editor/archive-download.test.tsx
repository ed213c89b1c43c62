import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ArchiveButton,
  JatosButton,
} from "@/components/features/editor/launch/archive-download.client";
import {
  EditorBaseContext,
  type EditorPage,
  EditorPageContext,
} from "@/components/features/editor/shared/editor-context.client";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { editorPayload } from "@/experiments/payloads/editor-payload";
import { exampleDocument } from "@/experiments/study/document/example-study";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

// Assigning the roles of elements is slow on a busy machine.
jest.setTimeout(60_000);

const { words } = editorPayload("en");

const RECEIVER = "https://data.example.org/in";

/** Replaces the module that makes archives, because only the build bundles it. */
const mockTake = jest.fn(async (..._: unknown[]) => ({ file: "study.zip", bytes: 1 }));
jest.mock("@/experiments/study/export/load-archive-maker", () => ({
  loadArchiveMaker: async () => ({ downloadArchive: mockTake, downloadJatosArchive: mockTake }),
}));

it("an archive sends data to the receiver in its document only after the author has confirmed the receiver", async () => {
  const document = {
    ...exampleDocument("Study"),
    delivery: { receiver: RECEIVER },
  } as unknown as ProtocolDocument;
  const base = { locale: "en" as const, words, edit: () => {}, dispatch: () => {} };
  const page = { archive: { url: "/home", sizes: archiveSizes() } } as EditorPage;
  render(
    <EditorPageContext value={page}>
      <EditorBaseContext value={base}>
        <ArchiveButton document={document} />
      </EditorBaseContext>
    </EditorPageContext>,
  );
  const user = userEvent.setup();
  const take = screen.getByText(words.away.archive.take.split(" (")[0] ?? "", { exact: false });
  await user.click(take);
  expect(mockTake).toHaveBeenLastCalledWith(document, null, "/home");
  await user.click(screen.getByRole("checkbox"));
  await user.click(take);
  expect(mockTake).toHaveBeenLastCalledWith(document, RECEIVER, "/home");
});

it("a study with visits cannot be downloaded for JATOS, and the page says why", () => {
  const document = {
    ...exampleDocument("Study"),
    visits: [{ id: "first" }, { id: "second", after: "first", days: [6, 9] }],
  } as unknown as ProtocolDocument;
  const base = { locale: "en" as const, words, edit: () => {}, dispatch: () => {} };
  const page = { archive: { url: "/home", sizes: archiveSizes() } } as EditorPage;
  render(
    <EditorPageContext value={page}>
      <EditorBaseContext value={base}>
        <JatosButton document={document} />
      </EditorBaseContext>
    </EditorPageContext>,
  );
  expect(screen.getByText(/several visits, so it cannot be downloaded for JATOS/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
