import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditorSlot } from "@/components/features/editor/editor-slot.client";

jest.mock("@/components/features/editor/editor.client", () => ({
  openedEditor: async () => (
    <>
      <h1 tabIndex={-1}>Editor</h1>
      <a href="/guide">Guide</a>
    </>
  ),
}));

type Props = Omit<React.ComponentProps<typeof EditorSlot>, "children">;

const WORDS = { lost: "Not loaded", retry: "Try again", loading: "Loading" };

/** Displays the page with an example, and returns functions that end each request for the texts of the editor. */
function openPage() {
  const answers: ((ok: boolean) => void)[] = [];
  global.fetch = jest.fn(
    () =>
      new Promise((resolve, reject) =>
        answers.push((ok) =>
          ok ? resolve({ ok: true, json: async () => ({}) }) : reject(new TypeError("offline")),
        ),
      ),
  ) as never;
  // The editor loads at once if the URL names an app.
  history.replaceState(null, "", "/study/protocol?app=stroop");
  const props = { words: WORDS, payloadUrl: "/editor" } as unknown as Props;
  render(
    <EditorSlot {...props}>
      <h1 tabIndex={-1}>Example</h1>
      <a href="/guide">Guide</a>
      <a href="/only-here">Only in the example</a>
    </EditorSlot>,
  );
  return (ok: boolean) => act(async () => answers.shift()?.(ok));
}

const editorLoads = () => screen.findByRole("heading", { name: "Editor" });

it("a failed load of the editor is reported each time, and the button keeps the focus while the editor loads", async () => {
  const answer = openPage();
  await answer(false);
  const status = screen.getByRole("status");
  const first = screen.getByText(WORDS.lost);
  const retry = screen.getByRole("button", { name: WORDS.retry });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute("aria-disabled", "true");
  expect(status).toHaveTextContent(WORDS.loading);
  await answer(false);
  expect(status).toHaveTextContent(WORDS.lost);
  expect(first).not.toBeInTheDocument();
  await userEvent.click(retry);
  await answer(true);
  expect(await editorLoads()).toHaveFocus();
});

it("the editor receives the focus of the control of the example to which its own control corresponds", async () => {
  const answer = openPage();
  const before = screen.getByRole("link", { name: "Guide" });
  act(() => before.focus());
  await answer(true);
  await editorLoads();
  await waitFor(() => expect(screen.getByRole("link", { name: "Guide" })).toHaveFocus());
  expect(before).not.toBeInTheDocument();
});

it("the heading of the editor receives the focus of a control that only the example has", async () => {
  const answer = openPage();
  act(() => screen.getByRole("link", { name: "Only in the example" }).focus());
  await answer(true);
  await editorLoads();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Editor" })).toHaveFocus());
});
