import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { type BrowserContext, type Page, expect as plainExpect } from "@playwright/test";
import { LEAST_SECONDS } from "@/components/shell/outbox/limits";
import { ANSWER_TIMEOUT_MS } from "@/lib/outbox/answer";
import { type Random, seededRandom, shuffled } from "@/lib/stats/random";
import { storedIn } from "@/receiver/__tests__/messages";
import { spawnReceiver } from "@/receiver/__tests__/spawn-receiver";
import { say } from "../scripts/terminal.mjs";
import { BASE, test } from "../testing/built-below";
import { CONTACT, contactControls } from "../testing/contact";
import { mountSite } from "../testing/mounted-site";
import { type MessageFault, messageFaults, startThrottledProxy } from "../testing/throttled-proxy";

/** `npm run check:sending contact` sends more messages, from several visitors at the same time. */
const SUBMISSIONS = Number(process.env.CONTACT_SUBMISSIONS ?? 12);
const IS_LONG = SUBMISSIONS > 12;
const VISITORS = IS_LONG ? 8 : 1;
/** The factor by which the page waits a shorter time for an answer than it does for visitors. */
const HURRY = IS_LONG ? 1 : 10;
const SEED = 5;

const PER_SUBMISSION_MS = 15_000;
/** This time is longer than the time for which the page waits for an answer. */
const PATIENCE_MS = 60_000;
/** This time is longer than the longest wait between two attempts (lib/outbox/retry.ts). */
const LATER_MS = 11 * 60_000;

const expect = plainExpect.configure({ timeout: PATIENCE_MS });

const words = CONTACT.en;

/**
 * Kinds of trouble, each with the network faults of the attempts to send one message. Some kinds are actions of the
 * visitor.
 */
const TROUBLES = {
  none: [],
  "connection refused": [],
  "500": ["500"],
  "429 with Retry-After": ["429"],
  "no answer, not stored": ["hangs, not stored"],
  "no answer, stored": ["hangs, stored"],
  "cut off, not stored": ["cut off, not stored"],
  "cut off, stored": ["cut off, stored"],
  "browser offline": [],
  "tab closed, not stored": ["hangs, not stored"],
  "tab closed, stored": ["hangs, stored"],
  "one after another": ["cut off, not stored", "500", "429", "cut off, stored"],
} as const satisfies Record<string, readonly MessageFault[]>;
type Trouble = keyof typeof TROUBLES;
const ALL_TROUBLES = Object.keys(TROUBLES) as Trouble[];

/** Network faults that may occur at a later attempt to send the same message, too. */
const MORE: readonly MessageFault[] = ["500", "429", "cut off, not stored", "cut off, stored"];
const MORE_SHARE = 0.3;

/** Returns each kind of trouble equally often. The order depends on the seed. */
function troublesFor(count: number, random: Random): Trouble[] {
  const all = Array.from({ length: count }, (_, at) => ALL_TROUBLES[at % ALL_TROUBLES.length]);
  return shuffled(all as Trouble[], random);
}

const markOf = (body: string) => /message-\d+(?=!)/.exec(body)?.[0];
const textOf = (mark: string) => `${mark}! Thirty people, in French.\nWhen could we start?`;

/** Runs in the page: divides the timeouts of all requests by a number. The clock of the test does not affect them. */
function shortenTimeouts(by: number) {
  const { prototype } = XMLHttpRequest;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, "timeout") ?? {};
  Object.defineProperty(prototype, "timeout", {
    get,
    set(ms: number) {
      set?.call(this, ms / by);
    },
  });
}

type Network = Pick<Awaited<ReturnType<typeof startThrottledProxy>>, "down" | "up"> &
  Pick<ReturnType<typeof messageFaults>, "hasSeen">;

/** A simulated visitor who writes several messages. The visitor has only one tab open at a time. */
class Visitor {
  private page: Page | undefined;

  constructor(
    private readonly context: BrowserContext,
    private readonly network: Network,
    private readonly address: string,
  ) {}

  private get tab(): Page {
    if (!this.page) throw new Error("no tab is open");
    return this.page;
  }

  private get outbox() {
    return this.tab.getByRole("region", { name: words.outbox.title, exact: true });
  }

  private entry(mark: string) {
    return this.outbox.getByRole("listitem").filter({ hasText: `${mark}!` });
  }

  async open() {
    this.page = await this.context.newPage();
    await this.page.goto(this.address);
    // The code that validates and stores the form loads after the page. Until then, a typed text exists only in the
    // fields of the form.
    await expect(this.page.getByRole("main").getByRole("status").first()).toBeAttached();
  }

  async close() {
    await this.page?.close();
    this.page = undefined;
  }

  /** Fills in the form and submits the form. */
  async write(mark: string, number: number) {
    const page = this.tab;
    const another = page.getByRole("button", { name: words.another });
    if (await another.isVisible()) await another.click();
    const form = contactControls(page);
    await form.fill({ message: textOf(mark), name: `Visitor ${number}` });
    if (number % 4 === 0)
      await form.field("attachment").setInputFiles({
        name: `brief-${number}.txt`,
        mimeType: "text/plain",
        buffer: Buffer.alloc(200_000, `${number} `),
      });
    // The page would delay a message that was written more quickly.
    await this.context.clock.fastForward(LEAST_SECONDS * 1000);
    await form.submit.click();
    await expect(page.getByRole("button", { name: words.another })).toBeVisible();
  }

  /**
   * Returns whether a message is no longer being sent. Without `mark`, returns whether no message of this tab is being
   * sent.
   */
  private async isQuiet(mark?: string) {
    const sending = (mark ? this.entry(mark) : this.outbox).getByRole("progressbar");
    return (await sending.count()) === 0;
  }

  async untilQuiet(mark?: string) {
    await expect.poll(() => this.isQuiet(mark)).toBe(true);
  }

  /** Returns whether the page lists the message among the messages that have not arrived. */
  async sees(mark: string): Promise<boolean> {
    return (await this.entry(mark).count()) > 0;
  }

  /** Sends a message while the given trouble occurs. */
  async send(mark: string, number: number, trouble: Trouble) {
    const { network, context } = this;
    if (trouble === "connection refused") network.down();
    if (trouble === "browser offline") await context.setOffline(true);
    await this.write(mark, number);
    if (trouble === "connection refused" || trouble === "browser offline") {
      await expect(this.entry(mark)).toBeVisible();
      await this.untilQuiet(mark);
      if (trouble === "connection refused") await network.up();
      await context.setOffline(false);
    } else if (trouble.startsWith("tab closed")) {
      await expect.poll(async () => network.hasSeen(mark) || (await this.isQuiet(mark))).toBe(true);
      await this.close();
      await this.open();
    } else if (!trouble.startsWith("no answer")) await this.untilQuiet(mark);
  }

  /** Advances the clock by the time that the page waits between two attempts, at most `times` times. */
  async wait(mark: string, times: number) {
    for (let time = 0; time < times && (await this.sees(mark)); time += 1) {
      await this.context.clock.fastForward(LATER_MS);
      await this.untilQuiet(mark);
    }
  }

  /** Opens the page again on another day. The page remains open until all messages have arrived. */
  async comeBack(hasAllArrived: () => boolean) {
    await this.close();
    await this.open();
    await expect
      .poll(
        async () => {
          await this.context.clock.fastForward(LATER_MS);
          return hasAllArrived() && (await this.outbox.count()) === 0;
        },
        { timeout: 2 * PATIENCE_MS },
      )
      .toBe(true);
  }
}

test(`each of ${SUBMISSIONS} messages arrives once despite any kind of trouble, or the page still displays it`, async ({
  browser,
  builtBelow,
}) => {
  test.setTimeout(4 * PATIENCE_MS + SUBMISSIONS * PER_SUBMISSION_MS);
  const site = await mountSite(builtBelow.out, BASE);
  const folder = mkdtempSync(join(tmpdir(), "protocole-messages-"));
  const receiver = await spawnReceiver({ MESSAGES_DIR: folder, ALLOWED_ORIGINS: site.origin });
  const proxy = await startThrottledProxy(receiver.url, { port: builtBelow.endpointPort });
  const faults = messageFaults(receiver.url, markOf, ANSWER_TIMEOUT_MS / HURRY);
  proxy.setFault(faults.fault);

  const random = seededRandom(SEED);
  const troubles = troublesFor(SUBMISSIONS, random);
  const marks = troubles.map((_, number) => `message-${number}`);
  for (const [number, mark] of marks.entries()) {
    const trouble = troubles[number] as Trouble;
    const more = MORE.filter(() => trouble !== "none" && random() < MORE_SHARE);
    faults.plan(mark, [...TROUBLES[trouble], ...more]);
  }
  const storedMarks = () => storedIn(folder).map(({ message }) => markOf(String(message)));
  const timesStored = (mark: string) => storedMarks().filter((each) => each === mark).length;

  /** A tab that has just been opened needs a moment to display the waiting messages. */
  const expectSafe = (mark: string, visitor: Visitor, trouble: Trouble | undefined) =>
    expect
      .poll(async () => (await visitor.sees(mark)) || timesStored(mark) === 1, {
        message: `${mark}: ${trouble}`,
      })
      .toBe(true);

  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const context = await browser.newContext();
      await context.clock.install();
      await context.addInitScript(shortenTimeouts, HURRY);
      return new Visitor(context, { ...proxy, ...faults }, `${site.origin}${BASE}/contact`);
    }),
  );
  const waiting: string[] = [];
  await Promise.all(
    visitors.map(async (visitor, index) => {
      await visitor.open();
      const own = marks.map((mark, number) => ({ mark, number }));
      const mine = own.filter(({ number }) => number % VISITORS === index);
      for (const { mark, number } of mine) {
        const trouble = troubles[number] as Trouble;
        await visitor.send(mark, number, trouble);
        // The visitor waits until some messages have arrived. The other messages are sent at later visits.
        if (!trouble.startsWith("no answer")) await visitor.wait(mark, number % 3);
        await expectSafe(mark, visitor, trouble);
      }
      await visitor.untilQuiet();
      for (const { mark, number } of mine) {
        await expectSafe(mark, visitor, troubles[number]);
        if (await visitor.sees(mark)) waiting.push(mark);
      }
    }),
  );

  const arrived = marks.filter((mark) => timesStored(mark) === 1);
  const notYet = waiting.filter((mark) => !arrived.includes(mark));
  const summary = {
    messages: marks.length,
    arrived: arrived.length,
    "of these still shown, because the answer was lost": waiting.length - notYet.length,
    "not arrived, and shown": notYet.length,
    lost: marks.filter((mark) => !arrived.includes(mark) && !waiting.includes(mark)).length,
    twice: marks.filter((mark) => timesStored(mark) > 1).length,
  };
  const haveAllArrived = () => storedMarks().length === marks.length;
  await Promise.all(visitors.map((visitor) => visitor.comeBack(haveAllArrived)));
  const perTrouble = ALL_TROUBLES.map((trouble) => {
    const own = marks.filter((_, number) => troubles[number] === trouble);
    const atOnce = own.filter((mark) => arrived.includes(mark)).length;
    const once = own.filter((mark) => timesStored(mark) === 1).length;
    return {
      trouble,
      messages: own.length,
      "arrived so far": atOnce,
      "arrived once at the end": once,
    };
  });
  if (SUBMISSIONS > ALL_TROUBLES.length)
    for (const each of [...perTrouble, summary, Object.fromEntries([...faults.counts].sort())])
      say(inspect(each, { breakLength: 120 }));

  expect(summary).toMatchObject({ lost: 0, twice: 0 });
  expect(storedMarks().sort()).toEqual([...marks].sort());
  await proxy.cut();
  await receiver.stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
