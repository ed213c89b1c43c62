"use client";

import { download, FILE_TYPES } from "@/lib/device/download";
import { sessionCsv } from "./csv";
import { type DataApp, psychDsFiles, sessionJson, zipOf } from "./psych-ds";
import type { Session } from "./session";

/** `stroop_a1b2c3d4e5f6`: the same for each file of a session. */
const stem = ({ app, id }: Session) => `${app}_${id}`;

/** The data set of a session as an archive. */
export function sessionZip(session: Session, app: DataApp): Uint8Array<ArrayBuffer> {
  return zipOf(psychDsFiles(session, app));
}

export function downloadZip(session: Session, zip: Uint8Array<ArrayBuffer>): void {
  download(`${stem(session)}.zip`, zip, FILE_TYPES.zip);
}

export function downloadCsv(session: Session): void {
  download(`${stem(session)}_data.csv`, sessionCsv(session), FILE_TYPES.csv);
}

export function downloadJson(session: Session): void {
  download(`${stem(session)}_session.json`, sessionJson(session), FILE_TYPES.json);
}
