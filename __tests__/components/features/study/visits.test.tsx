import { deserialize, serialize } from "node:v8";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import { fakeReceiver } from "@/__tests__/experiments/sent-participation";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import {
  eraseAllParticipations,
  keepParticipation,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import type { Locale } from "@/lib/routes";
import { showStudy } from "./show-study";

const text = (said: string) => ({ en: said, fr: said });

/** Three visits of texts. The check refuses a visit without a task, but the page runs any document that it is given. */
const STUDY: ProtocolDocument = {
  protocol: 1,
  title: "A study of days",
  steps: [
    { id: "hello", at: ["first"], text: text("First text") },
    { id: "both", text: text("Common text") },
    { id: "bye", at: ["third"], text: text("Third text") },
  ],
  visits: [
    { id: "first" },
    { id: "second", after: "first", days: [6, 9] },
    { id: "third", after: "second", days: [7, 7] },
  ],
  information: { controller: "A laboratory", contact: "a@lab.example" },
  debriefing: text("This was about days."),
};

const REAL = [
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
  "nextTick",
  "queueMicrotask",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "requestIdleCallback",
  "cancelIdleCallback",
  "performance",
  "hrtime",
] as const;

const receiver = { current: fakeReceiver() };

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ doNotFake: [...REAL] });
  receiver.current = fakeReceiver();
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
  const fetch = async (_: string, { body }: RequestInit = {}) =>
    receiver.current.take(String(body));
  Object.assign(globalThis, { fetch });
});

afterEach(async () => {
  cleanup();
  await eraseAllParticipations();
  jest.useRealTimers();
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

/** Opens an address of the study at noon of a day, by the clock of the device. */
function open(hash: string, day: string, locale: Locale = "en") {
  cleanup();
  jest.setSystemTime(new Date(`${day}T12:00:00`));
  history.replaceState(null, "", `/study?p=days${hash}`);
  showStudy(STUDY, locale, hash);
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const press = async (name: RegExp) => user().click(await screen.findByRole("button", { name }));

/** Does all steps of a visit, and returns the personal link that the page then displays, from `#` on. */
async function doVisit(texts: readonly RegExp[]): Promise<string> {
  await press(/I agree, start/);
  for (const each of texts) {
    await screen.findByText(each);
    await press(/^Continue$/);
  }
  await screen.findByRole("heading", { name: /You have reached the end/ });
  const link = screen.queryByText(/#visit=/)?.textContent ?? "";
  return link.slice(link.indexOf("#"));
}

const first = () => doVisit([/First text/, /Common text/]);

/** Waits for requests as long as a busy machine needs. */
const PATIENT = { timeout: 30_000 };

/** Waits until a text is displayed. The page may replace the element of the text when it has read the stored data. */
const expectText = (text: RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), PATIENT);

describe("a study of three visits", () => {
  it("says before the first visit when the others follow, and that nobody sends reminders", async () => {
    open("", "2026-10-22");
    await expectText(/has 3 visits\. This is visit 1/);
    expect(screen.getByText(/^Visit 2 .*6 to 9 days after visit 1/)).toBeVisible();
    expect(screen.getByText(/^Visit 3 .*: 7 days after visit 2/)).toBeVisible();
    expect(screen.getByText(/does not send reminders/)).toBeVisible();
  });

  it("leads from visit to visit by personal links, and debriefs after the last one", async () => {
    open("", "2026-10-22");
    const second = await first();
    expect(screen.getByText(/from 28 October 2026 to 31 October 2026/)).toBeVisible();
    expect(screen.queryByText(/about days/)).toBeNull();

    // Another device has stored nothing. In Europe, the clocks have changed since the first visit.
    await eraseAllParticipations();
    open(second, "2026-10-28");
    await expectText(/This is visit 2/);
    const third = await doVisit([/Common text/]);
    expect(screen.getByText(/You can begin visit . of . on 4 November 2026/)).toBeVisible();

    open(third, "2026-11-04");
    await expectText(/This is visit 3/);
    expect(screen.queryByText(/personal link to the next one/)).toBeNull();
    expect(await doVisit([/Common text/, /Third text/])).toBe("");
    expect(screen.getByText(/This was about days/)).toBeVisible();
    const sessions = await readParticipations();
    expect(new Set(sessions.map(({ person }) => person)).size).toBe(1);
    expect(sessions.map(({ visit }) => visit)).toEqual(["third", "second"]);
    expect(sessions[0]?.person).toMatch(/^[1-9]\d{11}$/);
  });

  it("does not begin a visit before its first day or after its last day, and names the days", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link, "2026-10-27");
    expect(await screen.findByRole("heading", { name: /too early/ })).toBeVisible();
    expect(screen.getByText(/today is 27 October 2026/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /I agree/ })).toBeNull();
    open(link, "2026-11-01");
    expect(
      await screen.findByRole("heading", { name: /days of this visit are over/ }),
    ).toBeVisible();
    expect(screen.getByText(/I opened my personal link to “A study of days”/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /I agree/ })).toBeNull();
  });

  it("continues a visit that was begun, also when its link is opened again", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link, "2026-10-28");
    await press(/I agree, start/);
    await screen.findByText(/Common text/);
    open(link, "2026-10-28");
    await screen.findByRole("button", { name: /^Continue$/ });
    expect(screen.queryByRole("button", { name: /I agree/ })).toBeNull();
    await press(/^Continue$/);
    await screen.findByText(/Common text/);
    await press(/^Continue$/);
    await screen.findByText(/4 November 2026/);
    const visits = (await readParticipations()).map(({ visit, sittings }) => [visit, sittings]);
    expect(visits).toEqual([
      ["second", 2],
      ["first", 1],
    ]);
    // The link of the first visit does not begin the second one again.
    open(link, "2026-10-29");
    expect(await screen.findByRole("heading", { name: /too early/ })).toBeVisible();
    expect(screen.getByText(/You can begin visit 3/)).toBeVisible();
  });

  it("does not give a link after a visit that is not finished", async () => {
    open("", "2026-10-22");
    await press(/I agree, start/);
    await screen.findByText(/First text/);
    await press(/^Leave$/);
    await press(/Stop, but use my answers/);
    await screen.findByRole("heading", { name: /You have left/ });
    expect(screen.queryByText(/#visit=/)).toBeNull();
    expect(screen.getByText(/This was about days/)).toBeVisible();
  });

  it("withdraws every session in the link when a participant withdraws at a later visit", async () => {
    open("", "2026-10-22");
    const link = await first();
    const [one] = await readParticipations();
    await eraseAllParticipations();
    open(link, "2026-10-28");
    await press(/I agree, start/);
    await screen.findByText(/Common text/);
    const [two] = await readParticipations();
    await press(/^Leave$/);
    expect(screen.getByText(/data of your earlier visits are withdrawn, too/)).toBeVisible();
    await press(/Stop and withdraw my answers/);
    await press(/^Withdraw$/);
    await waitFor(
      () =>
        expect([...receiver.current.withdrawn]).toEqual(expect.arrayContaining([one?.id, two?.id])),
      PATIENT,
    );
  });

  it("withdraws the earlier visits before the next one begins", async () => {
    open("", "2026-10-22");
    const link = await first();
    const [one] = await readParticipations();
    open(link, "2026-10-29");
    await press(/Withdraw the data of my earlier visits/);
    await press(/^Withdraw$/);
    expect(await screen.findByRole("heading", { name: /Withdrawal requested/ })).toBeVisible();
    await waitFor(() => expect([...receiver.current.withdrawn]).toContain(one?.id), PATIENT);
  });

  it("explains what to do without a personal link, and lets the researcher make a new one", async () => {
    open("#visit=second", "2026-10-28");
    expect(await screen.findByRole("heading", { name: /needs your personal link/ })).toBeVisible();
    expect(screen.getByText(/I cannot find my personal link/)).toBeVisible();
    const act = user();
    await act.click(screen.getByText(/For the researchers: make a new/));
    await press(/Make the link/);
    expect(screen.getByText(/cannot be made from these values/)).toBeVisible();
    await act.type(screen.getByLabelText(/^Person/), "123456789012");
    await act.type(screen.getByLabelText(/Session of visit “first”/), "s0123456789ab");
    await act.type(screen.getByLabelText(/Date of visit “first”/), "2026-10-22");
    await press(/Make the link/);
    const made = (await screen.findByText(/#visit=/)).textContent ?? "";
    open(made.slice(made.indexOf("#")), "2026-10-28");
    await expectText(/This is visit 2/);
  });

  it("reports a link that was cut off", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link.slice(0, -12), "2026-10-28");
    await expectText(/Part of your personal link is missing/);
  });

  it("offers to continue the first visit if it is not finished, in place of the missing link", async () => {
    open("", "2026-10-22");
    await press(/I agree, start/);
    await screen.findByText(/First text/);
    open("#visit=second", "2026-10-28");
    await expectText(/begun on 22 October 2026.* is not finished/);
    await press(/^Continue$/);
    await screen.findByText(/First text/);
    await press(/^Continue$/);
    await screen.findByText(/Common text/);
    await press(/^Continue$/);
    // The days are counted from the date on which the visit began.
    await expectText(/from 28 October 2026 to 31 October 2026/);
    expect(await readParticipations()).toHaveLength(1);
  });

  it("displays a lost link again on the device of the earlier visit", async () => {
    open("", "2026-10-22");
    const link = await first();
    open("#visit=second", "2026-10-28");
    await expectText(/ended on 22 October 2026/);
    const shown = screen.getByText(/#visit=/).textContent ?? "";
    expect(shown.slice(shown.indexOf("#"))).toBe(link);
  });

  it("does not begin a visit a second time that has begun in another tab", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link, "2026-10-28");
    await press(/I agree, start/);
    await screen.findByText(/Common text/);
    const [own] = await readParticipations();
    if (!own) throw new Error("no participation");
    // This page does not store a participation again that it has erased.
    const begun = { ...own, id: "s00000000tab" };
    await eraseAllParticipations();
    open(link, "2026-10-28");
    await screen.findByText(/This is visit 2/);
    // The page has read the device before the other tab begins.
    expect(await readParticipations()).toEqual([]);
    await keepParticipation(begun);
    await press(/I agree, start/);
    await expectText(/begun in another tab/);
    // The start button, which had the focus, has disappeared.
    expect(screen.getByText(/begun in another tab/)).toHaveFocus();
    await press(/^Continue$/);
    await screen.findByText(/Common text/);
    expect((await readParticipations()).map(({ id }) => id)).toEqual([begun.id]);
  });

  it("does not begin a visit again that the participant has left", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link, "2026-10-28");
    await press(/I agree, start/);
    await screen.findByText(/Common text/);
    await press(/^Leave$/);
    await press(/Stop, but use my answers/);
    await screen.findByRole("heading", { name: /You have left/ });
    open(link, "2026-10-29");
    expect(await screen.findByRole("heading", { name: /already done this visit/ })).toBeVisible();
    expect(screen.getByText(/visit 2 ended on 28 October 2026/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /I agree/ })).toBeNull();
  });

  it("says after the last visit that no visit follows, whichever of the links is opened", async () => {
    open("", "2026-10-22");
    const second = await first();
    open(second, "2026-10-28");
    const third = await doVisit([/Common text/]);
    open(third, "2026-11-04");
    await doVisit([/Common text/, /Third text/]);
    for (const link of [second, third]) {
      open(link, "2026-11-04");
      expect(await screen.findByRole("heading", { name: /done all visits/ })).toBeVisible();
    }
  });

  it("says after a withdrawal that no visit follows, when the link is opened again", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link, "2026-10-29");
    await press(/Withdraw the data of my earlier visits/);
    await press(/^Withdraw$/);
    await screen.findByRole("heading", { name: /Withdrawal requested/ });
    open(link, "2026-10-29");
    await expectText(/you have asked to delete the data/);
    await waitFor(() => expect(screen.queryByRole("button", { name: /I agree/ })).toBeNull());
  });

  it("names the days and the obstacles in French, too", async () => {
    open("", "2026-10-22");
    const link = await first();
    open(link, "2026-10-27", "fr");
    expect(await screen.findByRole("heading", { name: /trop tôt/ })).toBeVisible();
    expect(screen.getByText(/du 28 octobre 2026 au 31 octobre 2026/)).toBeVisible();
    open(link, "2026-11-01", "fr");
    expect(await screen.findByRole("heading", { name: /sont passés/ })).toBeVisible();
    open("#visit=second", "2026-10-28", "fr");
    expect(await screen.findByRole("heading", { name: /lien personnel/ })).toBeVisible();
  });

  it("can be rehearsed on any day", async () => {
    open("#rehearsal", "2026-10-22");
    const link = await first();
    open(link, "2026-10-23");
    await expectText(/In a rehearsal, it can begin on any day/);
    await doVisit([/Common text/]);
  });
});
