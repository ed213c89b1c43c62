import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** Allows time for requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };

const { words, bench, gallery } = payload;
beforeEach(prepareEditor);

const title = () => screen.getByRole("textbox", { name: words.titleLabel });
const undo = () => screen.getByRole("button", { name: words.undo });
const redo = () => screen.getByRole("button", { name: words.redo });
const offer = (name: string) => screen.queryByText(interpolate(bench.open.kept, { title: name }));
const stepsInAddress = () => {
  const held = readLinkHash(location.hash);
  return held && "text" in held ? JSON.parse(held.text).steps.length : null;
};

/** Opens the visitor's own study "Mine". */
async function openOwn() {
  render(anEditor({ document: { ...exampleDocument("Mine"), language: "en" }, isExample: false }));
  await screen.findByDisplayValue("Mine", {}, ARRIVES);
  return userEvent.setup();
}

const textOf = (name: string) => JSON.stringify({ ...exampleDocument(name), language: "en" });

/** Drops the file of a study on the editor. @param ready when the content of the file can be read */
function dropFile(name: string, ready: Promise<void> = Promise.resolve()) {
  const text = textOf(name);
  const bytes = new TextEncoder().encode(text);
  const file = {
    name: "other.json",
    size: bytes.length,
    slice: () => ({ text: async () => text.slice(0, 2) }),
    arrayBuffer: () => ready.then(() => bytes.buffer),
  };
  fireEvent.drop(title(), { dataTransfer: { files: [file], types: ["Files"] } });
}

async function drop(name: string) {
  dropFile(name);
  await screen.findByDisplayValue(name, {}, ARRIVES);
}

/** Returns a promise, and a function that resolves it. */
function moment() {
  let arrive = () => {};
  const ready = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { ready, arrive: () => act(async () => arrive()) };
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

describe("the offer of the replaced study", () => {
  it("disappears when undo opens that study again, and returns with redo", async () => {
    const user = await openOwn();
    await drop("Another");
    expect(offer("Mine")).toBeVisible();
    await user.click(undo());
    expect(title()).toHaveValue("Mine");
    expect(screen.queryByText(/still saved/)).toBeNull();
    await user.click(redo());
    expect(title()).toHaveValue("Another");
    expect(offer("Mine")).toBeVisible();
  });

  it("does not return when the visitor changes that study after undo", async () => {
    const user = await openOwn();
    await drop("Another");
    await user.click(undo());
    await user.type(title(), "!");
    expect(title()).toHaveValue("Mine!");
    expect(screen.queryByText(/still saved/)).toBeNull();
  });

  it("disappears when the browser's back button opens that study again", async () => {
    const user = await openOwn();
    await user.click(screen.getByRole("button", { name: words.form.remove }));
    expect(stepsInAddress()).toBe(1);
    await drop("Another");
    await act(async () => {
      history.back();
      await waitFor(() => expect(stepsInAddress()).toBe(1));
    });
    await waitFor(() => expect(title()).toHaveValue("Mine"));
    expect(screen.queryByText(/still saved/)).toBeNull();
  });

  it("includes a study without tasks that has other texts", async () => {
    const user = await openOwn();
    await openEmpty(user);
    await user.clear(title());
    await user.type(title(), "Only a title{Enter}");
    await drop("Another");
    expect(offer("Only a title")).toBeVisible();
    await user.click(screen.getByRole("button", { name: bench.open.back }));
    expect(title()).toHaveValue("Only a title");
  });

  it("appears when undo leaves a study that the visitor had gone back to", async () => {
    const user = await openOwn();
    await drop("Another");
    await user.click(screen.getByRole("button", { name: bench.open.back }));
    expect(title()).toHaveValue("Mine");
    await user.click(undo());
    expect(title()).toHaveValue("Another");
    expect(offer("Mine")).toBeVisible();
  });
});

describe("a study that loads slowly", () => {
  it("sets aside the present study with the changes that the author has made meanwhile", async () => {
    const user = await openOwn();
    const { ready, arrive } = moment();
    dropFile("Slow", ready);
    await user.type(title(), " and changed");
    await arrive();
    await screen.findByDisplayValue("Slow", {}, ARRIVES);
    await user.click(screen.getByRole("button", { name: bench.open.back }));
    expect(title()).toHaveValue("Mine and changed");
  });

  it("does not replace a study that the author has opened after it", async () => {
    await openOwn();
    const { ready, arrive } = moment();
    dropFile("Slow", ready);
    await drop("Fast");
    await arrive();
    expect(title()).toHaveValue("Fast");
  });

  it("is not opened if it is a template and the author has closed the list of templates", async () => {
    const user = await openOwn();
    const { ready, arrive } = moment();
    const asked = jest.fn();
    const others = global.fetch;
    global.fetch = jest.fn(async (url: string, init) => {
      if (!url.includes("protocols/")) return others(url, init);
      asked();
      await ready;
      return { ok: true, text: async () => textOf("Template") } as Response;
    }) as never;
    await user.click(screen.getByRole("button", { name: words.openReady }));
    const panel = await screen.findByRole("region", { name: gallery.words.title }, ARRIVES);
    const [, template] = within(panel).getAllByRole("listitem");
    const open = new RegExp(`^${gallery.words.open}`);
    await user.click(within(template as HTMLElement).getByRole("button", { name: open }));
    await user.keyboard("{Escape}");
    await arrive();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(title()).toHaveValue("Mine");
  });
});
