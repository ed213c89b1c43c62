import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ArchiveButton,
  JatosButton,
} from "@/components/features/editor/launch/archive-download.client";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { exampleDocument } from "@/experiments/study/document/example-study";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { payload } from "./an-editor";
import { showInEditor } from "./show-in-editor";

const page = { archive: { url: "/home", sizes: archiveSizes() } };

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
  showInEditor(<ArchiveButton document={document} />, page);
  const user = userEvent.setup();
  const take = screen.getByText(payload.words.away.archive.take.split(" (")[0] ?? "", {
    exact: false,
  });
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
  showInEditor(<JatosButton document={document} />, page);
  expect(screen.getByText(/several visits, so it cannot be downloaded for JATOS/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
