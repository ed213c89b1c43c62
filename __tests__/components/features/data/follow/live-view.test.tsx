import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { LiveView } from "@/components/features/data/follow/live-view.client";
import { ASK_EVERY_MS } from "@/components/features/data/follow/use-summary.client";
import { data } from "@/content/data";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale } from "@/lib/routes";
import { PROTOCOL, READ_TOKEN, RUN_TOKEN, simulateReceiver } from "./a-receiver";

const HOST = "data.lab.example";
const words = localize(data, "en").follow;

beforeEach(() => {
  process.env.NEXT_PUBLIC_SEND_URL = `https://${HOST}/sessions`;
  Object.defineProperty(globalThis, "isSecureContext", { value: true, configurable: true });
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  jest.useRealTimers();
  showTab("visible");
});

function showTab(state: DocumentVisibilityState) {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Types into a field. A search by role in the whole panel is slow, so fields and buttons are found by their texts. */
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: "button" })));

async function connect(token = READ_TOKEN, locale: Locale = "en") {
  const { connect: form } = localize(data, locale).follow;
  render(<LiveView words={localize(data, locale).follow} locale={locale} onRecords={() => {}} />);
  type(form.token, token);
  await press(form.connect);
}

it.each(LOCALES)("the panel displays the totals and the steps of a study (%s)", async (locale) => {
  simulateReceiver();
  await connect(READ_TOKEN, locale);
  const { counts, steps } = localize(data, locale).follow;
  const title = { en: "Colours and words", fr: "Couleurs et mots" }[locale];
  expect(await screen.findByRole("heading", { level: 2, name: title })).toHaveFocus();
  const totals = (await screen.findByRole("heading", { name: counts.title })).closest("section");
  if (!totals) throw new Error("no section");
  for (const [name, value] of [
    [counts.started, "31"],
    [counts.finished, "24"],
    [counts.active, "4"],
    [counts.left, "2"],
  ] as const)
    expect(within(totals).getByText(name).closest("div")).toHaveTextContent(value);
  const how = screen.getByRole("heading", { name: steps.title }).closest("section");
  expect(how).toHaveTextContent(/stroop29.*flanker25/);
});

it("a wrong token causes an explanation, is sent only once, and is neither in a URL nor in storage", async () => {
  const { requests } = simulateReceiver();
  const wrong = "x".repeat(40);
  await connect(wrong);
  expect(await screen.findByRole("alert")).toHaveTextContent(/does not accept this token \(401\)/);
  expect(requests).toHaveLength(1);
  const given = jest.mocked(fetch).mock.calls.map(([address]) => String(address));
  expect([...given, location.href].join()).not.toContain(wrong);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(wrong);
});

it("a text that cannot be a token is not sent, because wrong tokens are counted", async () => {
  const { requests } = simulateReceiver();
  await connect("my password");
  expect(screen.getByRole("alert")).toHaveTextContent(words.connect.short);
  expect(requests).toEqual([]);
});

it("if a receiver cannot be reached, the page names the receiver and what the researcher can check", async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError("failed"))) as unknown as typeof fetch;
  await connect();
  expect(await screen.findByRole("alert")).toHaveTextContent(`${HOST} cannot be reached`);
});

it.each([
  [429, { errors: [{ code: "TOO_MANY_TOKENS" }] }, "Try again in 42 s"],
  [403, { errors: [{ code: "RIGHT" }] }, "To read data, enter READ_TOKEN"],
  [403, { errors: [{ code: "ORIGIN" }] }, "ALLOWED_ORIGINS"],
  [404, { errors: [{ code: "NOT_FOUND" }] }, "Set READ_TOKEN to read"],
  [404, "<!doctype html>", "Another program answers"],
  [503, { errors: [{ code: "UNAVAILABLE" }] }, "cannot answer at the moment (503)"],
])("the refusal %s %j states what to do", async (status, body, text) => {
  simulateReceiver(() => ({ status, body, headers: { "Retry-After": "42" } }));
  await connect();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});

it("the numbers of conditions are requested only after a press on the button that announces this", async () => {
  const { paths } = simulateReceiver();
  await connect();
  await screen.findByText(words.condition.title);
  expect(paths().join()).not.toContain("by=condition");
  expect(screen.queryByRole("table")).toBeNull();
  await press(words.condition.show);
  const row = await screen.findByRole("row", { name: /^high/ });
  expect(row).toHaveTextContent("17");
  await press(words.condition.hide);
  expect(screen.queryByRole("table")).toBeNull();
});

it("the parts of the panel with nothing but controls are not printed, and the numbers of conditions are printed once displayed", async () => {
  simulateReceiver();
  await connect();
  await screen.findByText(words.run.title);
  const left = () =>
    [...document.querySelectorAll("section[data-controls] > h3")].map(
      ({ textContent }) => textContent,
    );
  const { condition, records, run } = words;
  expect(left()).toEqual([condition.title, records.title, run.title]);
  await press(condition.show);
  await screen.findByRole("table");
  expect(left()).toEqual([records.title, run.title]);
});

it("the numbers are requested again after 15 s, but not while the page is hidden", async () => {
  jest.useFakeTimers();
  const { paths } = simulateReceiver();
  await connect();
  const summaries = () => paths().filter((path) => path === `summary?protocol=${PROTOCOL}`).length;
  const before = summaries();
  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS + 100));
  expect(summaries()).toBe(before + 1);
  await act(async () => showTab("hidden"));
  await act(() => jest.advanceTimersByTimeAsync(10 * ASK_EVERY_MS));
  expect(summaries()).toBe(before + 1);
  await act(async () => showTab("visible"));
  expect(summaries()).toBe(before + 2);
});

it("the page states the age of the numbers if the receiver no longer responds, and does not repeat a refused token", async () => {
  jest.useFakeTimers();
  let isGone = false;
  const { paths } = simulateReceiver(() =>
    isGone ? { status: 401, body: { errors: [{ code: "TOKEN" }] } } : undefined,
  );
  await connect();
  isGone = true;
  await act(() => jest.advanceTimersByTimeAsync(ASK_EVERY_MS + 100));
  const asked = paths().length;
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
  expect(paths()).toHaveLength(asked);
  expect(screen.getByText(/does not accept this token/)).toBeVisible();
  expect(screen.getByText(/^These numbers are 2 min old/)).toBeVisible();
  expect(screen.getAllByText("31")).not.toEqual([]);
});

it("a study is not paused with the token for reading, and the page names the token that is needed", async () => {
  const { requests } = simulateReceiver();
  await connect();
  await screen.findByText(words.run.title);
  await press(words.run.pause);
  expect(screen.getByText(words.run.pauseQuestion)).toBeVisible();
  expect(requests.some(({ path }) => path === "settings")).toBe(false);
  await press(words.run.pause);
  expect(await screen.findByText(/use RUN_TOKEN/)).toBeVisible();

  type(words.run.token, RUN_TOKEN);
  await press(words.run.pause);
  await press(words.run.pause);
  expect(await screen.findByText(words.run.done.paused)).toBeVisible();
  expect(await screen.findByText(words.study.states.paused)).toBeVisible();
  expect(await screen.findByText(words.run.resume)).toBeVisible();
});

it("a quota is set after a confirmation that names the places that are taken", async () => {
  const { requests } = simulateReceiver();
  await connect();
  await screen.findByText(words.run.title);
  type(words.run.token, RUN_TOKEN);
  type(words.run.quota, "many");
  await press(words.run.setQuota);
  expect(screen.getByText(words.run.badQuota)).toBeVisible();
  type(words.run.quota, "30");
  await press(words.run.setQuota);
  const question = interpolate(words.run.quotaQuestion, { quota: 30, taken: 28 });
  expect(screen.getByText(question)).toBeVisible();
  await press(words.run.setQuota);
  expect(await screen.findByText(interpolate(words.run.done.quota, { quota: 30 }))).toBeVisible();
  const changes = requests.filter(({ path }) => path === "settings");
  expect(changes.map(({ body }) => body)).toEqual([{ protocol: PROTOCOL, quota: 30 }]);
});
