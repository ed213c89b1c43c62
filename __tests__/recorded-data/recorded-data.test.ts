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
import { isParticipation } from "@/experiments/study/participation/is-participation";
import { type Files, recordedData, recordedReleases } from "@/testing/recorded-data";
import { LANGUAGES_HERE, scriptOf } from "../experiments/recompute";
import { APPS_HERE } from "../experiments/study/document/a-document";
import { temporaryFolder } from "../scripts/temporary-folder";

const read = (document: unknown) => {
  const checked = checkProtocol(document, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  return checked.document;
};

/** Returns the table of trials in a data set. */
const dataFile = (files: Files) => {
  const path = Object.keys(files).find(
    (each) => each.startsWith("data/task-") && each.endsWith("_data.csv"),
  );
  return { path: path ?? "", text: files[path ?? ""] ?? "" };
};

/** A data set of one run: its app, and its files with the scripts of the release that wrote it. */
type DataSet = { app: string; files: Files };

/** Programs that run several scripts in one process, because R starts slowly. A line precedes the lines of each script. */
const RUNNERS = {
  python3: [
    "-c",
    `import runpy, sys
scripts = sys.argv[1:]
for path in scripts:
    sys.argv = [path]
    print("==", flush=True)
    runpy.run_path(path, run_name="__main__")`,
  ],
  Rscript: [
    "-e",
    `for (path in commandArgs(TRUE)) { cat("==\\n"); source(path, local = new.env()) }`,
  ],
} as const;

/** Returns the output of the present scripts for each data set, in the same order. */
function printedNow(sets: readonly DataSet[], { command, script }: (typeof LANGUAGES_HERE)[0]) {
  const scripts = sets.map(({ app, files }) => {
    const folder = temporaryFolder();
    const present = { ...files, [`analysis/${script}`]: scriptOf(app, script) };
    for (const [path, text] of Object.entries(present)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return join(folder, "analysis", script);
  });
  const [option, program] = RUNNERS[command as keyof typeof RUNNERS];
  const { stdout } = spawnSync(command, [option, program, ...scripts], { encoding: "utf8" });
  return stdout.split("==\n").slice(1);
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

    const ofRuns = data.runs.map(({ archive }) => archive.printed["."]?.[name]);

    it("print the same lines as the scripts of that release for a run of each app and each step of a participation", () => {
      const { files, printed } = data.archive;
      const steps = Object.keys(printed).map((home): DataSet => {
        const own = Object.entries(files).filter(([path]) => path.startsWith(`${home}/`));
        return {
          app: data.participations.finished.runs[home.replace(/^\d+-/, "")]?.app ?? "",
          files: Object.fromEntries(own.map(([path, text]) => [path.slice(home.length + 1), text])),
        };
      });
      const runs = data.runs.map(({ app, archive }): DataSet => ({ app, files: archive.files }));
      expect(printedNow([...runs, ...steps], language)).toEqual([
        ...ofRuns,
        ...Object.values(printed).map((lines) => lines[name]),
      ]);
      expect(steps).toHaveLength(3);
    });

    it("print the same lines for tables with the columns of format 2", () => {
      const sets = data.runs.map(({ app, session, archive }): DataSet => {
        const { path } = dataFile(archive.files);
        return { app, files: { ...archive.files, [path]: sessionCsv(inFormat2(session)) } };
      });
      for (const { files } of sets) expect(dataFile(files).text).toContain("device_refresh_hz");
      expect(printedNow(sets, language)).toEqual(ofRuns);
    });
  });

  it.each(data.runs.map((run) => [run.app, run] as const))(
    "contain a run of %s, whose score on the page is the score that the scripts of that release printed",
    (app, { session, archive }) => {
      const { facts, score } = APPS[app as AppId].model;
      const shown = printedScore(facts, score(session.rows)).split("\n");
      for (const then of Object.values(archive.printed["."] ?? {}))
        expect(then.split("\n").map((line) => line.trim())).toEqual(expect.arrayContaining(shown));
    },
  );
});
