import { render, screen, within } from "@testing-library/react";
import { loadAppCode } from "@/experiments/catalog/load-app.client";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { anEditor, payload, prepareEditor } from "./an-editor";

jest.mock("@/experiments/catalog/load-app.client", () => ({
  ...jest.requireActual("@/experiments/catalog/load-app.client"),
  loadAppCode: jest.fn(),
}));

const { preview: words } = payload.bench;
beforeEach(prepareEditor);

function openPreview() {
  render(anEditor({ document: exampleDocument("Mine") as never, isExample: false }));
  return within(screen.getByRole("region", { name: words.title }));
}

it("screen readers can read that the preview of a task could not be loaded", async () => {
  jest.mocked(loadAppCode).mockRejectedValue(new Error("no connection"));
  const message = await openPreview().findByText(words.lost);
  expect(message.closest("[role=img], [inert]")).toBeNull();
});

it("the preview of a task is a picture with a text alternative", async () => {
  const { loadAppCode: load } = jest.requireActual("@/experiments/catalog/load-app.client");
  jest.mocked(loadAppCode).mockImplementation(load);
  expect(await openPreview().findByRole("img", { name: /^Stroop/ })).toHaveTextContent("yellow");
});
