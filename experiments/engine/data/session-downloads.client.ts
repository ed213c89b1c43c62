"use client";

import type { Session } from "@/experiments/engine/session/session";
import { download, FILE_TYPES } from "@/lib/device/download";
import { sessionCsv } from "./csv";
import { type DataApp, psychDsFiles, sessionJson } from "./psych-ds";
import { zipOf } from "./zip";

/** Returns the beginning of the names of a session's files, such as `stroop_a1b2c3d4e5f6`. */
const stem = ({ app, id }: Session) => `${app}_${id}`;

/** Returns the data set of a session as a zip archive. */
export function sessionZip(session: Session, app: DataApp): Uint8Array<ArrayBuffer> {
  return zipOf(psychDsFiles(session, app));
}

// Each of these functions returns the name of the downloaded file.

export function downloadZip(session: Session, zip: Uint8Array<ArrayBuffer>): string {
  const name = `${stem(session)}.zip`;
  download(name, zip, FILE_TYPES.zip);
  return name;
}

export function downloadCsv(session: Session): string {
  const name = `${stem(session)}_data.csv`;
  download(name, sessionCsv(session), FILE_TYPES.csv);
  return name;
}

export function downloadJson(session: Session): string {
  const name = `${stem(session)}_session.json`;
  download(name, sessionJson(session), FILE_TYPES.json);
  return name;
}
