import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Session } from "@/experiments/engine/session/session";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import { ROOT } from "@/scripts/project.mjs";

/** The folder with the data of earlier releases. Its README explains the files. */
const RECORDED_DATA = join(ROOT, "__tests__/recorded-data");

/** Texts, keyed by path. */
export type Files = Readonly<Record<string, string>>;

/** The output of the scripts of an archive, keyed by the folder of the scripts and then by language. */
type Printed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A downloaded archive, and what its scripts printed. */
export type RecordedArchive = { files: Files; printed: Printed };

/** The data that one release created. Later releases have to read them (`npm run record:data`). */
export type RecordedData = {
  commit: string;
  documents: readonly {
    name: string;
    document: ProtocolDocument;
    protocolId: string;
    documentId: string;
    /** The part of the study's link that begins with `#`. */
    link: string;
  }[];
  /** A run of each app outside of a study, as the device stores it, and its record. */
  runs: readonly {
    app: string;
    session: Session;
    record: string;
    archive: RecordedArchive;
  }[];
  /** The same runs as steps of a study, and their records. */
  steps: readonly { app: string; session: Session; record: string }[];
  /** Participations in a study on the site, which does not send data, as the device stores them. */
  participations: Readonly<Record<"finished" | "unfinished" | "left", Participation>>;
  /** The archive that the participant of the finished participation downloaded. */
  archive: RecordedArchive;
  /** Participations in a standalone archive, which sends its data, and the bodies of all requests in their order. */
  sent: { participations: readonly Participation[]; bodies: readonly string[] };
  /** A receiver that has stored these bodies and the records of `runs` and `steps`. */
  receiver: {
    protocols: string;
    /** The folder of the receiver with files. */
    folder: Files;
    /** The tables of the receiver with PostgreSQL, as `pg_dump` writes them. */
    tables: string;
    /** The files that the export of these records wrote. */
    exported: Files;
  };
};

const ENDING = ".json.br";

/** Returns the names of the releases whose data are recorded. A name is the start of a commit. */
export const recordedReleases = (): string[] =>
  existsSync(RECORDED_DATA)
    ? readdirSync(RECORDED_DATA).flatMap((file) =>
        file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [],
      )
    : [];

/** Returns the data of a release. */
export const recordedData = (release: string): RecordedData =>
  JSON.parse(
    String(brotliDecompressSync(readFileSync(join(RECORDED_DATA, `${release}${ENDING}`)))),
  );

/**
 * Writes the data of a release. The window of the compression covers the whole text, because the archives repeat the
 * same scripts and codebooks.
 * @returns the path of the file
 */
export function writeRecordedData(release: string, data: RecordedData): string {
  const path = join(RECORDED_DATA, `${release}${ENDING}`);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(path, brotliCompressSync(JSON.stringify(data), { params }));
  return path;
}
