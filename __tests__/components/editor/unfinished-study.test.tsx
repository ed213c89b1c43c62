import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { languagesOf, textStep } from "@/components/features/editor/document/edit-document";
import type { JsonObject } from "@/components/features/editor/document/json";
import { readDocument } from "@/components/features/editor/document/read-document";
import type { Draft } from "@/components/shell/outbox/store";
import { MODELS } from "@/experiments/catalog/generated/models";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

const mockSaved = new Map<string, string>();
jest.mock("@/lib/device/download", () => ({
  ...jest.requireActual("@/lib/device/download"),
  download: (file: string, content: string) => mockSaved.set(file, content),
}));
const mockDrafts: Draft[] = [];
jest.mock("@/components/shell/outbox/store", () => ({
  ...jest.requireActual("@/components/shell/outbox/store"),
  keepDraft: async (draft: Draft) => void mockDrafts.push(draft),
  // This browser does not store files, so the page is not left.
  readDraft: async () => undefined,
}));

const FILE = "protocol-unfinished.json";
const { words, bench, form } = payload;
const { away } = words;

beforeEach(() => {
  prepareEditor();
  mockSaved.clear();
  mockDrafts.length = 0;
});

/** The example with a page of text that is still empty in its one language. */
function unfinished(): JsonObject {
  const example: JsonObject = { ...exampleDocument("Study"), language: "en" };
  const steps = example.steps as JsonObject[];
  return { ...example, steps: [...steps, textStep(languagesOf(example), steps)] };
}

async function share(document: JsonObject) {
  render(anEditor({ document, isExample: false }));
  await screen.findByLabelText("Test trials");
  const title = screen.getByRole("heading", { name: away.title });
  const panel = title.closest("section") as HTMLElement;
  return { user: userEvent.setup({ delay: null }), panel: within(panel) };
}

it("sharing a study with an empty text links to the text, and the entry of the page map is not done", async () => {
  const { user, panel } = await share(unfinished());
  const map = within(screen.getByRole("navigation", { name: bench.map.title }));
  for (const entry of [bench.map.share, bench.map.simulated])
    expect(map.getByRole("button", { name: new RegExp(entry) })).toHaveAccessibleName(
      new RegExp(`^${bench.map.states.open}.*${bench.map.fix}$`),
    );
  const [link] = within(panel.getAllByRole("list")[0] as HTMLElement).getAllByRole("button");
  await user.click(link as HTMLElement);
  expect(screen.getByLabelText(form.text.text)).toHaveFocus();
  await user.keyboard("Please sit down.");
  expect(await screen.findByRole("button", { name: new RegExp(`^${away.file}`) })).toBeVisible();
  expect(map.getByRole("button", { name: new RegExp(bench.map.share) })).toHaveAccessibleName(
    new RegExp(`^${bench.map.states.done}`),
  );
});

it("the sentence in place of the link to try an unfinished study leads to the first missing text", async () => {
  const { user } = await share(unfinished());
  await user.click(screen.getByRole("button", { name: away.notYet }));
  expect(screen.getByLabelText(form.text.text)).toHaveFocus();
});

it.each([
  ["an empty text", unfinished()],
  ["a wrong number", { ...unfinished(), plan: { question: "effect", people: -5 } } as JsonObject],
])(
  "a study with %s is saved as a file and as a link, and the editor opens both again",
  async (_, document) => {
    const { user, panel } = await share(document);
    await user.click(panel.getByRole("button", { name: new RegExp(away.unfinished.file) }));
    expect(readDocument(mockSaved.get(FILE) ?? "", MODELS)).toEqual({ document });
    const link = panel.getByText(/^http\S+#p=/).textContent ?? "";
    const held = readLinkHash(new URL(link).hash);
    expect(held && "text" in held && JSON.parse(held.text)).toEqual(document);
  },
);

it("an unfinished study is attached to the contact form, and the message states that it is unfinished", async () => {
  const { user, panel } = await share(unfinished());
  await user.click(panel.getByRole("button", { name: away.send }));
  expect(await panel.findByText(interpolate(away.sendFailed, { name: FILE }))).toBeVisible();
  const [draft] = mockDrafts;
  expect(draft?.attachment?.name).toBe(FILE);
  expect(draft?.study).toBe("“Study”");
  expect(draft?.values.message).toContain(
    interpolate(payload.launch.contact.unfinished, { file: FILE }),
  );
});
