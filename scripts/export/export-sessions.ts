import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { csv } from "@/experiments/engine/data/csv";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { writeDataSet } from "@/experiments/study/findings/downloads/data-set";
import { findingsOf } from "@/experiments/study/findings/findings-of";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { Reading, ReadSession } from "@/experiments/study/reading/read-session";
import { createReader, type Reader } from "@/experiments/study/reading/reader";
import type { RecordStore } from "@/receiver/sessions/record-store";
import { NO_STUDIES } from "@/receiver/sessions/studies";
import { FASTER_IN_NODE } from "../read/faster";
import { fileBlob } from "../read/file-blob";
import { folderWriter } from "../read/folder-writer";
import { expectEmpty } from "../read/read-into";
import { faultLines, faultText, findingsLines } from "../read/report";
import { createFlow, type Flow, flowCsv, flowLines } from "./flow";
import { exportReadme, PRIVATE_README } from "./readme";
import { writeRecords } from "./write-records";

/** The folder with everything that identifies people. */
const PRIVATE = "private";

const RECORDS = "records.jsonl";

/** The maximum number of faults that the export lists. A stranger can send any number of faulty records. */
const MOST_FAULTS = 100_000;

/** The maximum number of studies whose numbers the export prints. */
const MOST_PRINTED = 50;

export type ExportOptions = {
  /** Whether rehearsals are exported, each study's in a folder of its own. */
  rehearsals?: boolean;
  /** Counts the participants; by default, without running studies and at the present time. */
  flow?: Flow;
  /** The documents of the studies, from which their plans and conditions follow. */
  studies?: readonly NamedBlob[];
  print?: (line: string) => void;
};

/** Returns the folder of a study. If two protocols begin with the same digits, the second has all its digits. */
function folderOf(protocol: string | null, taken: Set<string>): string {
  const short = protocol === null ? "runs" : `protocol-${protocol.slice(0, SHOWN_DIGITS)}`;
  const name = taken.has(short) ? `protocol-${protocol}` : short;
  taken.add(name);
  return name;
}

/** Returns the sessions of each protocol, the protocol with most sessions first. */
function byProtocol(sessions: readonly ReadSession[]): [string | null, ReadSession[]][] {
  const found = new Map<string | null, ReadSession[]>();
  for (const session of sessions) {
    const known = found.get(session.protocol);
    if (known) known.push(session);
    else found.set(session.protocol, [session]);
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}

/**
 * Writes the stored records of a receiver as the data sets of the page /study/data, one for each protocol. The records
 * are copied into one file, which the reader of the page reads. A record without valid data does not stop the export, and
 * is listed with the reason.
 *
 * @param folder must be new or empty
 * @throws UserError if the folder is not empty; errors of the disk and of the store
 */
export async function exportSessions(
  store: RecordStore,
  folder: string,
  {
    rehearsals = false,
    flow = createFlow(NO_STUDIES.of, Date.now()),
    studies = [],
    print = () => undefined,
  }: ExportOptions = {},
): Promise<void> {
  expectEmpty(folder);
  const hidden = join(folder, PRIVATE);
  mkdirSync(hidden, { recursive: true, mode: 0o700 });
  await writeRecords(store, join(hidden, RECORDS), flow);
  const reader = createReader(FASTER_IN_NODE, MOST_FAULTS);
  await reader.add([...studies, fileBlob(hidden, RECORDS)]);
  const reading = reader.reading();
  const { sessions } = reading;
  const whole = { reader, reading, folder, flow, rehearsals };
  const taken = new Set<string>();
  print(
    `${sessions.length} sessions in ${folder}. Before you share its folders, read “Before you publish” in their READMEs. Do not share ${PRIVATE}/.`,
  );
  for (const line of faultLines(reading)) print(line);
  for (const [index, [protocol, own]] of byProtocol(sessions).entries()) {
    const name = folderOf(protocol, taken);
    const lines = await writeStudy(whole, { protocol, name, own });
    if (index < MOST_PRINTED) for (const line of lines) print(line);
  }
  writeFileSync(join(hidden, "faults.csv"), faultsCsv(reading));
  writeFileSync(join(hidden, "README.md"), PRIVATE_README);
  writeFileSync(join(folder, "README.md"), exportReadme(rehearsals));
}

const FAULT_COLUMNS = ["file", "at", "fault"] as const;

const faultsCsv = ({ files }: Reading): string =>
  csv(
    FAULT_COLUMNS,
    files.flatMap(({ name, faults }) =>
      faults.map((fault) => ({ file: name, at: fault.at, fault: faultText(fault) })),
    ),
  );

type Whole = Required<Pick<ExportOptions, "flow" | "rehearsals">> & {
  reader: Reader;
  reading: Reading;
  folder: string;
};

/** Writes the data of a study. @returns lines about who takes part and who counts */
async function writeStudy(
  whole: Whole,
  { protocol, name, own }: { protocol: string | null; name: string; own: readonly ReadSession[] },
): Promise<string[]> {
  const { folder, flow, rehearsals } = whole;
  const lines: string[] = [];
  const rehearsed = own.filter(({ isRehearsal }) => isRehearsal);
  const findings = await writeSessions(whole, name, own, false);
  if (findings) lines.push(`${name}:`, ...findingsLines(findings).map((line) => `  ${line}`));
  if (rehearsals && rehearsed.length > 0) {
    // The findings would set rehearsals aside.
    const asData = rehearsed.map((session) => ({ ...session, isRehearsal: false }));
    await writeSessions(whole, `rehearsals-${name}`, asData, true);
  } else if (rehearsed.length > 0)
    lines.push(
      `  ${rehearsed.length} sessions are rehearsals and were left out. The option --rehearsals exports them as well.`,
    );
  if (protocol === null) return lines;
  const rows = flow.rowsOf(protocol);
  folderWriter(folder).file(`${name}/flow.csv`, flowCsv(rows));
  return [
    ...lines,
    `  participants by condition, also in flow.csv:`,
    ...flowLines(rows).map((line) => `    ${line}`),
    ...(flow.isKnown(protocol)
      ? []
      : [
          "  The study is not in the file of running studies (STUDIES), so only those with the exit “completed” count as finished, and the lease is 30 minutes.",
        ]),
  ];
}

/** Writes sessions as a data set, with the key to their ids in the private folder. @returns their findings */
async function writeSessions(
  { reader, reading, folder }: Whole,
  name: string,
  sessions: readonly ReadSession[],
  areRehearsals: boolean,
) {
  const findings = findingsOf({ sessions, documents: reading.documents });
  if (!findings) return null;
  const to = folderWriter(folder, (path) =>
    path.replace(/^data-set\//, `${name}/`).replace(/^private\//, `${PRIVATE}/${name}/`),
  );
  await writeDataSet(to, findings, resultsOf(findings), reading, reader.runAt, {
    locale: "en",
    areRehearsals,
  });
  return findings;
}
