import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { dataWords } from "@/content/data-downloads";
import { deliveryWords } from "@/content/delivery";
import { protocolWords } from "@/content/running-study";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { readPublished } from "@/experiments/payloads/published";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { createReceiver } from "@/receiver/receiver";
import { readSettings } from "@/receiver/settings";
import { waitForHydration } from "@/testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "@/testing/forms";
import { Participant, takeOverTime } from "@/testing/lab";
import { NAME_HELPER } from "@/testing/name-helper";
import { PLACE_SCRIPTS, placeCities } from "@/testing/places";
import { startPostgres } from "@/testing/postgres";
import { recompute, unpack } from "@/testing/recompute";
import {
  type Files,
  type RecordedArchive,
  type RecordedData,
  writeRecordedData,
} from "@/testing/recorded-data";
import { documentOfEveryField, runStudy, siteStudy } from "@/testing/recorded-studies";
import { downloadedArchive, handedOver } from "@/testing/standalone-archive";
import { storedParticipations, storedSessions } from "@/testing/stored";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";
import { findChromium } from "../programs.mjs";
import { listFiles, ROOT } from "../project.mjs";
import { startServer } from "../serve";
import { runMain, say, UserError } from "../terminal.mjs";

const words = localize(protocolWords, "en");
const delivery = localize(deliveryWords, "en");

const IDENTIFIERS = { PROLIFIC_PID: "5fa9c0", STUDY_ID: "s-1", SESSION_ID: "x_2" };

/** The origins in these pages and records. They lead nowhere: the script answers their requests itself. */
const ARCHIVE_ORIGIN = "http://archive.test";
const SITE_ORIGIN = "https://lab.example";

const checked = (document: object): ProtocolDocument => {
  const read = checkProtocol(document, MODELS);
  if ("faults" in read) throw new UserError(JSON.stringify(read.faults, null, 1));
  return read.document;
};

const temporary = () => mkdtempSync(join(tmpdir(), "protocole-recorded-"));

/** Returns the texts in a zip, and the output of the scripts in each of its folders. */
async function archiveOf(zip: Buffer): Promise<RecordedArchive> {
  const files = Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(zip))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
  const folder = temporary();
  unpack(files, folder);
  const scripts = Object.keys(files).filter((path) => path.endsWith("analysis/recompute.py"));
  const printed: Record<string, Record<string, string>> = {};
  for (const script of scripts) {
    const home = dirname(dirname(script));
    printed[home] = await recompute(join(folder, home));
  }
  rmSync(folder, { recursive: true });
  return { files, printed };
}

/** Does the task of an app, which has begun. */
async function doTask(participant: Participant) {
  const { page, app, hands } = participant;
  if (app in TIMED_SCRIPTS) {
    const { strategy, keys } = TIMED_SCRIPTS[app as keyof typeof TIMED_SCRIPTS];
    await participant.work(strategy, keys);
  } else if (app in FORM_SCRIPTS)
    await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, hands);
  else await placeCities(page, PLACE_SCRIPTS[app as keyof typeof PLACE_SCRIPTS].offsets, hands);
}

/** Does an app outside of a study, with the identifiers of a recruiter. */
async function singleRun(context: BrowserContext, app: AppId) {
  const page = await context.newPage();
  const participant = new Participant(page, app, "en", "keys");
  await participant.open({ seed: String(SEED), ...IDENTIFIERS });
  await participant.start();
  await doTask(participant);
  const zip = await handedOver(
    page,
    page.getByRole("button", { name: localize(dataWords, "en").zip }).first(),
  );
  const session = (await storedSessions(page)).find((each) => each.app === app) as Session;
  await page.close();
  return { app, session, record: stepRecordText(session), archive: await archiveOf(zip) };
}

/** Returns the run of an app as it would be in a step of a study, with an identifier and a condition. */
function asStep({ app, session }: { app: string; session: Session }, protocol: string) {
  const study = {
    protocol,
    document: "d".repeat(64),
    step: `own-${app}`,
    place: 2,
    condition: "online",
    conditionSource: "drawn" as const,
    order: ["hello", `own-${app}`],
    ids: { participant: "=7", group: null },
  };
  const step: Session = { ...session, id: session.id.replace(/.$/, "z"), study };
  return { app, session: step, record: stepRecordText(step) };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Does the steps of the study up to a number of steps. */
async function doSteps(page: Page, first: number, last: number) {
  const steps = [
    () => press(page, words.parts.continue),
    async () => {
      await press(page, words.parts.start);
      await doTask(new Participant(page, "simple-rt", "en", "keys"));
    },
    async () => {
      await press(page, words.parts.start);
      await fillForm(page, FORM_SCRIPTS["lottery-choice"].pages, "keys");
    },
    async () => {
      await press(page, words.parts.start);
      await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
    },
  ];
  for (const step of steps.slice(first, last)) await step();
}

/** Waits until the device has stored a participation that the condition accepts, and returns it. */
async function stored(page: Page, isIt: (each: Participation) => boolean): Promise<Participation> {
  let found: Participation | undefined;
  await expect
    .poll(async () => {
      found = (await storedParticipations(page)).find(isIt);
      return found !== undefined;
    })
    .toBe(true);
  return found as Participation;
}

type Open = (ids: string) => Promise<Page>;

/** The participant finishes the study in two sittings. */
async function finish(open: Open) {
  const page = await open("participant=%3D7&group=b");
  await press(page, words.start);
  await doSteps(page, 0, 3);
  await stored(page, ({ done }) => done === 3);
  await page.reload();
  await press(page, words.unfinished.goOn);
  await doSteps(page, 3, 4);
  const participation = await stored(page, ({ ending }) => ending === "completed");
  const zip = await handedOver(page, page.getByRole("button", { name: words.end.download }));
  return { page, participation, zip };
}

/** The participant does not come back after the first task. */
async function breakOff(open: Open) {
  const page = await open("participant=8&group=b");
  await press(page, words.start);
  await doSteps(page, 0, 2);
  return { page, participation: await stored(page, ({ done }) => done === 2) };
}

/** The participant leaves after the first task and keeps or erases the answers. */
async function leave(open: Open, ids: string, answer: { name: string; confirm?: string }) {
  const page = await open(ids);
  await press(page, words.start);
  await doSteps(page, 0, 2);
  await stored(page, ({ done }) => done === 2);
  await press(page, words.leave.button);
  await press(page, answer.name);
  if (answer.confirm) await press(page, answer.confirm);
  return page;
}

/** Records the participations on the site. */
async function onSite(context: BrowserContext) {
  const open: Open = async (ids) => {
    const page = await context.newPage();
    await takeOverTime(page);
    await page.goto(`${pathOf("study", "en")}?${ids}${linkHash(checked(siteStudy))}`);
    await waitForHydration(page);
    return page;
  };
  const finished = await finish(open);
  await finished.page.close();
  const unfinished = await breakOff(open);
  await unfinished.page.close();
  const page = await leave(open, "participant=9&group=c", { name: words.leave.keep });
  const left = await stored(page, ({ ending }) => ending === "left");
  await page.close();
  return {
    participations: {
      finished: finished.participation,
      unfinished: unfinished.participation,
      left,
    },
    archive: await archiveOf(finished.zip),
  };
}

/** Records the participations in a standalone archive. Each request of the archive goes to `post`. */
async function inArchive(
  context: BrowserContext,
  post: (body: string) => Promise<{ status: number; text: string }>,
) {
  const zip = await downloadedArchive(context, checked(runStudy), "en");
  const files = unzipSync(new Uint8Array(zip));
  const bodies: string[] = [];
  const open: Open = async (ids) => {
    const page = await context.newPage();
    await takeOverTime(page);
    await page.route(`${ARCHIVE_ORIGIN}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1) || "index.html";
      const types = { html: "text/html", js: "text/javascript", css: "text/css" };
      const contentType = types[path.split(".").at(-1) as keyof typeof types] ?? "text/plain";
      return route.fulfill({ contentType, body: Buffer.from(files[path] ?? []) });
    });
    await page.route(runStudy.delivery.receiver, async (route) => {
      const headers = {
        "access-control-allow-origin": ARCHIVE_ORIGIN,
        "access-control-allow-headers": "*",
      };
      if (route.request().method() !== "POST") return route.fulfill({ headers });
      const body = route.request().postData() ?? "";
      bodies.push(body);
      const { status, text } = await post(body);
      return route.fulfill({ status, headers, contentType: "application/json", body: text });
    });
    await page.goto(`${ARCHIVE_ORIGIN}/?${ids}&lang=en`);
    return page;
  };
  /** Waits until the archive has sent these kinds of records of a session. A page may send a record twice. */
  const arrived = (isOf: (session: string) => boolean, ...kinds: string[]) =>
    expect
      .poll(() =>
        [...new Set(bodies)]
          .map((body) => JSON.parse(body))
          .filter(({ session }) => isOf(session))
          .map(({ kind }) => kind),
      )
      .toEqual(kinds);
  const finished = await finish(open);
  await arrived((id) => id === finished.participation.id, "step", "step", "step", "end");
  const sentAll = await stored(
    finished.page,
    ({ ending, sending }) => ending === "completed" && sending?.given.length === 1,
  );
  await finished.page.close();
  const unfinished = await breakOff(open);
  await arrived((id) => id === unfinished.participation.id, "step");
  await unfinished.page.close();
  const leaver = await leave(open, "participant=9&group=c", { name: delivery.leave.keep });
  const left = await stored(leaver, ({ ending }) => ending === "left");
  await arrived((id) => id === left.id, "step", "end");
  await leaver.close();
  const eraser = await leave(open, "participant=10&group=c", {
    name: delivery.leave.erase,
    confirm: delivery.leave.confirm,
  });
  const known = [sentAll, unfinished.participation, left].map(({ id }) => id);
  await arrived((id) => !known.includes(id), "step", "withdrawal");
  await eraser.close();
  return { participations: [sentAll, unfinished.participation, left], bodies };
}

const textsIn = (folder: string): Files =>
  Object.fromEntries(
    listFiles(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

/** Starts the receiver with both stores. */
async function startReceivers(protocols: string) {
  const postgres = await startPostgres();
  if (!postgres) throw new UserError("PostgreSQL is missing, so its tables cannot be recorded.");
  const DATABASE_URL = await postgres.newDatabase("recorded");
  const SESSIONS_DIR = temporary();
  const stores = [{ SESSIONS_DIR }, { DATABASE_URL }];
  const receivers = await Promise.all(
    stores.map((store) =>
      createReceiver(
        readSettings({ PORT: "0", ALLOWED_ORIGINS: SITE_ORIGIN, PROTOCOLS: protocols, ...store }),
        () => undefined,
      ),
    ),
  );
  const ports = await Promise.all(receivers.map(async (each) => (await each.listen()).port));
  return {
    /** Sends a request body to both receivers. */
    async post(body: string) {
      const [answer] = await Promise.all(
        ports.map((port) =>
          fetch(`http://127.0.0.1:${port}/sessions`, {
            method: "POST",
            headers: { "Content-Type": "application/json", Accept: "application/json" },
            body,
          }),
        ),
      );
      const { status = 0 } = answer ?? {};
      const text = (await answer?.text()) ?? "";
      if (status !== 200) throw new UserError(`The receiver answers ${status}: ${text}`);
      return { status, text };
    },
    /** Returns the content of both stores. */
    async contents(): Promise<Omit<RecordedData["receiver"], "protocols">> {
      const data = join(temporary(), "data");
      execFileSync(process.execPath, ["--import", "tsx", "scripts/export-sessions.ts", data], {
        cwd: ROOT,
        env: { ...process.env, SESSIONS_DIR },
      });
      const options = ["--no-owner", "--no-privileges", "--inserts", DATABASE_URL];
      const tables = execFileSync("pg_dump", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
      const exported = textsIn(data);
      const folder = textsIn(SESSIONS_DIR);
      rmSync(data, { recursive: true });
      return { folder, tables, exported };
    },
    async stop() {
      await Promise.all(receivers.map((each) => each.close()));
      await postgres.remove();
      rmSync(SESSIONS_DIR, { recursive: true });
    },
  };
}

/** Records the documents, the sessions, the records, the archives and the exports of this release. */
await runMain(async () => {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
  const published = readPublished(join(ROOT, "protocols"));
  const documents = [
    ...published,
    ["run-study", checked(runStudy)] as const,
    ["site-study", checked(siteStudy)] as const,
    ["every-field", checked(documentOfEveryField)] as const,
  ].map(([name, document]) => ({
    name,
    document,
    protocolId: protocolId(document),
    documentId: documentId(document),
    link: linkHash(document),
  }));
  const { executablePath, args } = await findChromium();
  const site = await startServer({ port: 0, quiet: true });
  const browser = await chromium.launch({ executablePath, args });
  const protocol = protocolId(checked(runStudy));
  const protocols = `${protocol},runs`;
  const receivers = await startReceivers(protocols);
  try {
    const newContext = async () => {
      const options = { baseURL: site.url, serviceWorkers: "block", locale: "en" } as const;
      const context = await browser.newContext(options);
      await context.addInitScript(NAME_HELPER);
      return context;
    };
    const context = await newContext();
    const sent = await inArchive(context, receivers.post);
    say("Standalone archive recorded.");
    const onTheSite = await onSite(await newContext());
    say("Study recorded.");
    const runs: RecordedData["runs"][number][] = [];
    for (const app of APP_IDS) {
      runs.push(await singleRun(context, app));
      say(`${app} recorded.`);
    }
    const steps = runs.map((run) => asStep(run, protocol));
    for (const { record } of [...runs, ...steps]) await receivers.post(record);
    const data: RecordedData = {
      commit,
      documents,
      runs,
      steps,
      ...onTheSite,
      sent,
      receiver: { protocols, ...(await receivers.contents()) },
    };
    say(`Recorded in ${writeRecordedData(commit.slice(0, 8), data)}.`);
  } finally {
    await receivers.stop();
    await browser.close();
    await site.close();
  }
});
