import { ReadableStream } from "node:stream/web";
import { deserialize, serialize } from "node:v8";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import { sha256 } from "@/__tests__/experiments/sent-participation";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import { localMoment } from "@/experiments/engine/session/session";
import { studyPayload } from "@/experiments/payloads/study-payload";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import {
  eraseAllParticipations,
  keepParticipation,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import { showStudy } from "./show-study";

/** A study whose receiver assigns the conditions. */
const STUDY: ProtocolDocument = {
  protocol: 1,
  title: "A study of two groups",
  conditions: ["high", "low"],
  assignment: "balanced",
  steps: [{ id: "hello", text: { en: "First text", fr: "Premier texte" } }],
  information: { controller: "A laboratory", contact: "a@lab.example" },
};

const { words, delivery } = studyPayload("en");

/** Requests for a place that the receiver has not answered yet, oldest first. */
let waiting: ((answer: object) => void)[] = [];
/** The records that the receiver has got. */
let records: string[] = [];

const answerOf = (json: object) => ({
  ok: true,
  status: 200,
  redirected: false,
  headers: new Headers({ "Content-Type": "application/json" }),
  body: ReadableStream.from([new TextEncoder().encode(JSON.stringify(json))]),
});

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
  waiting = [];
  records = [];
  const fetch = async (address: string | URL, { method, body }: RequestInit = {}) => {
    if (new URL(address).pathname === "/sessions/open") {
      if (method !== "POST") return answerOf({ state: "open" });
      return new Promise((resolve) => {
        waiting.push((answer) => resolve(answerOf(answer)));
      });
    }
    records.push(String(body));
    return answerOf({ ok: true, receipt: sha256(String(body)).slice(0, 12) });
  };
  Object.assign(globalThis, { fetch });
});

afterEach(async () => {
  cleanup();
  await eraseAllParticipations();
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** Presses the start button, and waits until the receiver has got one more request for a place. */
async function start() {
  const { length } = waiting;
  await press(words.start);
  expect(await screen.findByText(delivery.starting)).toBeVisible();
  await waitFor(() => expect(waiting).toHaveLength(length + 1));
}

/** Lets the receiver answer one of the requests for a place, from 0. */
const answer = (index: number, state: string) =>
  act(async () => waiting[index]?.({ state, condition: "high", row: null }));

describe("while the receiver is still assigning a place,", () => {
  it.each(["open", "full", "paused"])(
    "a person who declines does not become a participant, whatever the receiver answers (%s)",
    async (state) => {
      showStudy(STUDY, "en");
      await start();
      await press(delivery.decline.button);
      await answer(0, state);
      expect(screen.getByRole("heading", { name: delivery.decline.title })).toBeVisible();
      expect(await readParticipations()).toEqual([]);
      expect(records).toEqual([]);
    },
  );

  it("a person who declines, goes back and starts again begins one participation", async () => {
    showStudy(STUDY, "en");
    await start();
    await press(delivery.decline.button);
    await press(delivery.decline.back);
    await start();
    await answer(0, "full");
    expect(screen.getByText(delivery.starting)).toBeVisible();
    await answer(1, "open");
    expect(await screen.findByText("First text")).toBeVisible();
    await waitFor(() => expect(records).toHaveLength(1));
    const [only, ...others] = await readParticipations();
    expect(others).toEqual([]);
    expect(JSON.parse(records[0] ?? "")).toMatchObject({ kind: "start", session: only?.id });
  });

  it("a person who continues an earlier participation does not begin another one", async () => {
    const earlier = newParticipation(
      STUDY,
      { ids: {}, condition: null },
      {
        versions: {},
        locale: "en",
        site: null,
        consent: { version: CONSENT_VERSION, at: localMoment() },
      },
    );
    await keepParticipation(earlier);
    showStudy(STUDY, "en");
    await screen.findByRole("button", { name: words.unfinished.goOn });
    await start();
    await press(words.unfinished.goOn);
    expect(await screen.findByText("First text")).toBeVisible();
    await answer(0, "full");
    expect(screen.getByText("First text")).toBeVisible();
    expect(await readParticipations()).toMatchObject([{ id: earlier.id, sittings: 2 }]);
    expect(records).toEqual([]);
  });

  it("a page that is replaced, for example by the page in another language, does not begin the participation", async () => {
    showStudy(STUDY, "en");
    await start();
    cleanup();
    await answer(0, "open");
    // A participation that began all the same would be stored within these turns.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await readParticipations()).toEqual([]);
    expect(records).toEqual([]);
  });
});

it("a screen reader can read that the study is full, although the receiver answers after the page has appeared", async () => {
  let answerOpen = (_: object) => {};
  const fetch = () =>
    new Promise((resolve) => {
      answerOpen = (answer) => resolve(answerOf(answer));
    });
  Object.assign(globalThis, { fetch });
  showStudy(STUDY, "en");
  await screen.findByRole("button", { name: words.start });
  const regions = screen.getAllByRole("status");
  await act(async () => answerOpen({ state: "full" }));
  const title = await screen.findByRole("heading", { name: delivery.closed.full.title });
  expect(regions.some((region) => region.contains(title))).toBe(true);
});
