/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { sessionJson } from "@/experiments/engine/data/psych-ds";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { sha256Hex } from "@/experiments/engine/sending/digest";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { isSession, type Session } from "@/experiments/engine/session/session";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash, readLinkHash } from "@/experiments/study/document/link";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { isParticipation } from "@/experiments/study/participation/participation";
import { type Files, recordedData, recordedReleases } from "@/testing/recorded-data";
import { LANGUAGES_HERE, scriptOf } from "../experiments/recompute";
import { APPS_HERE } from "../experiments/study/document/a-document";
import { temporaryFolder } from "../scripts/temporary-folder";

jest.setTimeout(120_000);

const read = (document: unknown) => {
  const checked = checkProtocol(document, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  return checked.document;
};

const dataFile = (files: Files, home = "") => {
  const path = Object.keys(files).find(
    (each) => each.startsWith(`${home}data/task-`) && each.endsWith("_data.csv"),
  );
  return { path: path ?? "", text: files[path ?? ""] ?? "" };
};

/** Returns the output of the present script of an app for the data set in a folder of an archive. */
function printedNow(app: string, files: Files, home: string, language: (typeof LANGUAGES_HERE)[0]) {
  const { command, script } = language;
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith(home) || path.startsWith(`${home}analysis/`)) continue;
    const target = join(folder, path.slice(home.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  mkdirSync(join(folder, "analysis"), { recursive: true });
  const path = join(folder, "analysis", script);
  writeFileSync(path, scriptOf(app, script));
  return spawnSync(command, [path], { encoding: "utf8" }).stdout;
}

const NAMES = { python3: "python", Rscript: "r" } as const;

/** Returns the same run as a run of format 2, with every fact about the device. */
const inFormat2 = (session: Session): Session => ({
  ...session,
  format: 2,
  person: session.id,
  rehearsal: true,
  deviceFacts: {
    refreshHz: 59.9,
    frameMs: 16.7,
    frameP95Ms: 17.1,
    lateFrames: 0,
    stampDelayMs: 1.2,
    stampDelayP95Ms: 4.5,
    clockStepMs: 0.1,
    stampClock: "page",
    stampOffsetMs: -1.2,
    isolated: true,
    inputs: ["keyboard", "mouse"],
    pixelsPerMm: 3.78,
  },
});

it("data of at least two earlier releases are recorded", () => {
  expect(recordedReleases().length).toBeGreaterThanOrEqual(2);
});

describe.each(recordedReleases())("data that release %s created", (release) => {
  const data = recordedData(release);
  const participations = [...Object.values(data.participations), ...data.sent.participations];

  it.each(data.documents)(
    "contain the document $name, whose ids and link are the same as in that release",
    (recorded) => {
      const document = read(recorded.document);
      expect([protocolId(document), documentId(document), linkHash(document)]).toEqual([
        recorded.protocolId,
        recorded.documentId,
        recorded.link,
      ]);
    },
  );

  it.each(data.documents)(
    "contain the link to $name, which opens this document",
    ({ link, documentId: id }) => {
      const opened = readLinkHash(link);
      expect(documentId(read(JSON.parse(opened && "text" in opened ? opened.text : "")))).toBe(id);
    },
  );

  it.each(
    [...data.runs, ...data.steps].map(
      (run) => [run.app, run.session.study ? "in a study" : "by itself", run] as const,
    ),
  )(
    "contain a run of %s %s, whose record is made again with the same bytes",
    (_, __, { session, record }) => {
      expect(isSession(session)).toBe(true);
      expect(stepRecordText(session)).toBe(record);
    },
  );

  it.each(data.runs.map((run) => [run.app, run] as const))(
    "contain a run of %s, whose files have the same bytes if the participant downloads them now",
    (_, { session, archive }) => {
      expect(sessionCsv(session)).toBe(dataFile(archive.files).text);
      expect(sessionJson(session)).toBe(
        archive.files["session.json"] ?? archive.files["data/session.json"],
      );
    },
  );

  it("contain participations, whose copies of the document have the ids that the participations have stored", () => {
    for (const { content, protocol, document } of participations) {
      const opened = read(content);
      expect([protocolId(opened), documentId(opened)]).toEqual([protocol, document]);
    }
  });

  it("contain participations, whose records have the digests that the participations have stored", () => {
    for (const participation of participations) {
      expect(isParticipation(participation)).toBe(true);
      const { sending, runs } = participation;
      for (const [step, digest] of Object.entries(sending?.records ?? {}))
        expect(sha256Hex(stepRecordText(runs[step] as Session))).toBe(digest);
    }
    const digests = data.sent.participations.flatMap(({ sending }) =>
      Object.values(sending?.records ?? {}),
    );
    expect(digests.length).toBeGreaterThan(3);
    expect(data.sent.bodies.map(sha256Hex)).toEqual(expect.arrayContaining(digests));
  });

  it("contain the archive of a participation, whose records are made again with the same bytes", () => {
    const { runs } = data.participations.finished;
    const now = Object.values(runs).map(stepRecordText).sort();
    const { files } = data.archive;
    const then = Object.keys(files).filter((path) => path.startsWith("records/"));
    expect(then.map((path) => files[path]).sort()).toEqual(now);
  });

  describe.each(LANGUAGES_HERE)("for which the present scripts in $command", (language) => {
    const name = NAMES[language.command as keyof typeof NAMES];

    it.each(data.runs.map((run) => [run.app, run] as const))(
      "print the same lines as the scripts of that release, and the score of %s on the page",
      (app, { session, archive }) => {
        const then = archive.printed["."]?.[name];
        expect(then).toMatch(/\d/);
        expect(printedNow(app, archive.files, "", language)).toBe(then);
        const { facts, score } = APPS[app as AppId].model;
        const shown = printedScore(facts, score(session.rows)).split("\n");
        const lines = (then ?? "").split("\n").map((line) => line.trim());
        expect(lines).toEqual(expect.arrayContaining(shown));
      },
    );

    it("print the same lines as the scripts of that release for each step of a participation", () => {
      const { files, printed } = data.archive;
      expect(Object.keys(printed)).toHaveLength(3);
      for (const [home, then] of Object.entries(printed)) {
        const app = /task-([a-z-]+)_/.exec(dataFile(files, `${home}/`).path)?.[1] ?? "";
        const task = Object.values(data.participations.finished.runs).find(
          ({ app: id }) => id.replaceAll("-", "") === app.replaceAll("-", ""),
        );
        expect(printedNow(task?.app ?? "", files, `${home}/`, language)).toBe(then[name]);
      }
    });

    it("print the same lines for a table with the columns of format 2", () => {
      const some = data.runs.filter(({ app }) => ["flanker", "lottery-choice"].includes(app));
      for (const { app, session, archive } of some) {
        const { path } = dataFile(archive.files);
        const files = { ...archive.files, [path]: sessionCsv(inFormat2(session)) };
        expect(files[path]).toContain("device_refresh_hz");
        expect(printedNow(app, files, "", language)).toBe(archive.printed["."]?.[name]);
      }
    });
  });
});
