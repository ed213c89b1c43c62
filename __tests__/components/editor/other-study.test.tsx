import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** Allows time for requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };
jest.setTimeout(60_000);

const { words, bench, gallery } = payload;
beforeEach(prepareEditor);

const title = () => screen.getByRole("textbox", { name: words.titleLabel });
const undo = () => screen.getByRole("button", { name: words.undo });
const redo = () => screen.getByRole("button", { name: words.redo });
const offer = (name: string) => screen.queryByText(interpolate(bench.open.kept, { title: name }));
/** Opens the visitor's own study "Mine". */
async function openOwn() {
  render(anEditor({ document: { ...exampleDocument("Mine"), language: "en" }, isExample: false }));
  await screen.findByDisplayValue("Mine", {}, ARRIVES);
  return userEvent.setup();
}

async function openEmpty(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: words.openReady }));
  const panel = await screen.findByRole("region", { name: gallery.words.title }, ARRIVES);
  const [first] = within(panel).getAllByRole("listitem");
  await user.click(within(first as HTMLElement).getByRole("button", { name: /Empty study/ }));
}

describe("the first entry of the templates", () => {
  it("opens an empty study, offers the replaced study again, and can be undone", async () => {
    const user = await openOwn();
    await openEmpty(user);
    expect(screen.getByText(words.empty.title)).toBeVisible();
    expect(screen.queryByRole("region", { name: gallery.words.title })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: `+ ${words.form.addApp}` })).toHaveFocus(),
    );
    expect(offer("Mine")).toBeVisible();
    await user.click(undo());
    expect(title()).toHaveValue("Mine");
    await user.click(redo());
    await user.click(screen.getByRole("button", { name: bench.open.back }));
    expect(title()).toHaveValue("Mine");
  });
});
