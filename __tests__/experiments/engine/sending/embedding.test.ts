/** @jest-environment node */
import { LONGEST_MESSAGE, resultMessages } from "@/experiments/engine/sending/embedding";
import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { readReceipt, shownReceipt } from "@/experiments/engine/sending/receipt-code";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";
import { sampleRow } from "../../sample/sample-session";
import { runOf, SENT_DOCUMENT, sha256 } from "../../sent-participation";

const WHOLE = {
  session: "a1b2c3d4e5f6",
  protocol: "1".repeat(64),
  document: "2".repeat(64),
  exit: "completed",
  code: "DONE",
  receipt: null,
  condition: null,
  visit: null,
  rehearsal: false,
  sent: true,
} as const;

const model = {
  score: () => ({ status: "scored", measures: [{ id: "effect", value: 41.25 }] }) as never,
};

const longRun = (step: string) => ({
  ...runOf("a1b2c3d4e5f6", step),
  rows: Array.from({ length: 200 }, (_, index) =>
    sampleRow({ trial: index + 1, stimulus: 'a "quoted", text' }),
  ),
});

it("every message to the embedding page states whether the session is a rehearsal", () => {
  const runs = [{ name: "a", run: longRun("a"), model }];
  for (const rehearsal of [true, false]) {
    const marks = resultMessages({ ...WHOLE, rehearsal }, runs).map((each) => each.rehearsal);
    expect(marks.length).toBeGreaterThan(1);
    expect(new Set(marks)).toEqual(new Set([rehearsal]));
  }
});

describe("the messages to a page that displays a study in a frame", () => {
  const runs = ["a", "b"].map((name) => ({ name, run: longRun(name), model }));
  const messages = resultMessages(WHOLE, runs);

  it("each contain fewer characters than Qualtrics allows in an embedded value", () => {
    const longest = Math.max(...messages.map((message) => JSON.stringify(message).length));
    expect(longest).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(longest).toBeLessThan(15_000);
  });

  it("begin with the measures, and are numbered from 1", () => {
    expect(messages[0]).toMatchObject({
      measures: { "a.effect": 41.25, "b.effect": 41.25 },
      rows: null,
      code: "DONE",
    });
    expect(messages.map(({ part }) => part)).toEqual(messages.map((_, index) => index + 1));
    expect(new Set(messages.map(({ parts }) => parts))).toEqual(new Set([messages.length]));
  });

  it("contain every row of the data once, and the header of the table in every message with rows", () => {
    for (const name of ["a", "b"]) {
      const parts = messages.filter(({ step }) => step === name).map(({ rows }) => rows ?? "");
      const tables = parts.map((text) => text.split("\n"));
      expect(new Set(tables.map(([header]) => header)).size).toBe(1);
      expect(tables.flatMap(([, ...rows]) => rows)).toHaveLength(200);
    }
  });
});

describe("a receipt code", () => {
  const receipt = sessionReceipt([sha256("a"), sha256("b")]);
  const shown = shownReceipt({ session: "a1b2c3d4e5f6", receipt });

  it("contains the first 12 digits of the SHA-256 of the joined digests of all steps", () => {
    expect(receipt).toBe(sha256(sha256("a") + sha256("b")).slice(0, 12));
  });

  it.each([
    shown,
    ` ${shown.toUpperCase()} `,
    shown.replace("-", " – "),
    // The second-last code was copied from a text with a line break inside the code. The last code was copied from
    // right-to-left text.
    shown.replace("-", "-\u200b"),
    `\u2068${shown.slice(0, 6)}\u00ad${shown.slice(6)}\u2069`,
  ])("is read from the typed text %j", (typed) => {
    expect(readReceipt(typed)).toEqual({ session: "a1b2c3d4e5f6", receipt });
  });

  it("is not read from a text that is too long", () =>
    expect(readReceipt(shown + " ".repeat(1_000))).toBeNull());

  it.each(["", receipt, shown.slice(0, -1), `${shown}0`, shown.replace(/.$/, "g")])(
    "is not read from the typed text %j",
    (typed) => expect(readReceipt(typed)).toBeNull(),
  );
});

describe("the data of a study", () => {
  afterEach(() => {
    delete process.env.NEXT_PUBLIC_SEND_PROTOCOLS;
  });

  it("are sent only if the study is published, or if the build lists its protocol id or document id", () => {
    expect(isSentFrom(SENT_DOCUMENT, true)).toBe(true);
    expect(isSentFrom(SENT_DOCUMENT, false)).toBe(false);
    for (const id of [protocolId(SENT_DOCUMENT), documentId(SENT_DOCUMENT)]) {
      process.env.NEXT_PUBLIC_SEND_PROTOCOLS = `${"0".repeat(64)},${id}`;
      expect(isSentFrom(SENT_DOCUMENT, false)).toBe(true);
      expect(isSentFrom({ ...SENT_DOCUMENT, seed: 1, title: "Another" }, false)).toBe(false);
    }
  });
});
