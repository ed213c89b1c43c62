import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { TaskSection } from "@/components/features/home/task-section";
import { home } from "@/content/home";
import { appWords } from "@/experiments/catalog/app-texts";
import { localize } from "@/lib/i18n/define-content";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

const words = localize(home, "en").app;
const own = words.parameters;
const PARAGRAPH = appWords("stroop", "en").brief.methods;

// Compiled in advance, so that no test waits for it.
beforeAll(() => import("@/components/features/home/live-task.client"));

/** Opens the section and waits for its sliders: without an observer every element counts as near. */
async function open(locale: Locale = "en") {
  const { container } = render(
    <TaskSection locale={locale} actions={<a href="/study">Try it</a>} />,
  );
  await screen.findAllByRole("slider");
  return container;
}

const slider = (name: string) => screen.getByRole("slider", { name });
const move = (name: string, step: number) =>
  fireEvent.change(slider(name), { target: { value: step } });
const figure = () => screen.getByRole("img");
const paragraph = () =>
  screen.getByText(
    (_, element) =>
      /^Each trial showed/.test(element?.textContent ?? "") && element?.tagName === "P",
  );
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
const spaces = (text: string | null) => text?.replaceAll(/\s/g, " ");

it("starts with the parameters of the app, without a mark", async () => {
  const container = await open();
  expect(paragraph()).toHaveTextContent(spaces(PARAGRAPH) as string);
  expect(marked(container)).toEqual([]);
  expect(slider(own.fixationMs)).toHaveAttribute("aria-valuetext", formatMs(500, "en"));
  expect(slider(own.trials)).toHaveAttribute("aria-valuetext", "48 in 2 blocks");
});

it("a slider changes the figure and the paragraph, where the new number is marked", async () => {
  const container = await open();
  move(own.fixationMs, 6);
  expect(paragraph()).toHaveTextContent("a fixation cross for 800 ms");
  expect(marked(container)).toEqual(["800"]);
  expect(within(figure()).getByText(/800/)).toBeInTheDocument();
  move(own.responseWindowMs, 4);
  expect(marked(container)).toEqual(["800", "3,000"]);
  expect(figure()).toHaveTextContent("3,000");
});

it("more trials lead to more blocks and a longer time", async () => {
  const container = await open();
  move(own.trials, 2);
  expect(marked(container)).toEqual(["96"]);
  expect(container).toHaveTextContent("96 in 4 blocks");
  expect(container).toHaveTextContent("about 4 min, at 0.7 s per answer");
});

it("explains that the app can be run with other values, until the published ones are restored", async () => {
  const container = await open();
  const changed = interpolate(own.changed, { run: own.runThese });
  expect(screen.getByText(own.tryThem)).toBeVisible();
  move(own.trials, 1);
  expect(screen.getByText(changed)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: own.reset }));
  expect(screen.queryByText(changed)).toBeNull();
  expect(marked(container)).toEqual([]);
  expect(slider(own.trials)).toHaveAttribute("aria-valuetext", "48 in 2 blocks");
});

describe("the copy button", () => {
  const writeText = jest.fn();
  beforeEach(() => {
    writeText.mockReset();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  const copy = () =>
    act(async () => fireEvent.click(screen.getByRole("button", { name: own.copy })));

  it("copies the paragraph with its new numbers, and confirms it until another value is chosen", async () => {
    await open();
    move(own.fixationMs, 0);
    await copy();
    expect(writeText).toHaveBeenCalledWith(PARAGRAPH.replace("500", "200"));
    expect(screen.getByText(own.copied)).toHaveAttribute("role", "status");
    move(own.fixationMs, 1);
    expect(screen.queryByText(own.copied)).toBeNull();
  });

  it("reports that the browser refuses to copy", async () => {
    writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await open();
    await copy();
    expect(screen.getByText(own.copyFailed)).toBeVisible();
  });
});

it("writes numbers in French notation", async () => {
  const container = await open("fr");
  const { parameters } = localize(home, "fr").app;
  move(parameters.responseWindowMs, 3);
  expect(marked(container).map(spaces)).toEqual(["2 500"]);
  expect(spaces(container.textContent)).toContain("environ 2,5 min, à raison de 0,7 s par réponse");
});
