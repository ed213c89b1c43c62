import { type Files, json } from "../engine/psych-ds";
import type { ProtocolDocument } from "../protocol/schema";
import { type JatosIds, jasOf, jatosFolder } from "./jas";

/** Returns a new identity (RFC 9562, version 4); `crypto.randomUUID` is absent over plain http. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** Returns new identities of a study in JATOS. */
export const newJatosIds = (): JatosIds => ({
  study: newUuid(),
  component: newUuid(),
  batch: newUuid(),
});

/** Returns the name of the study archive of a document. */
export const jzipName = (document: ProtocolDocument): string => `${jatosFolder(document)}.jzip`;

/**
 * Returns the files of a study archive for JATOS: the description, and one folder. The identities apart, the same
 * document and release give the same files.
 * @param document as participants get it
 * @param inFolder what the server shows of the study, by path
 * @param release of the site; null where it is unknown
 * @param ids new ones for each download
 */
export function jzipFiles(
  document: ProtocolDocument,
  inFolder: Files,
  release: string | null,
  ids: JatosIds,
): Files {
  const folder = jatosFolder(document);
  return {
    [`${folder}.jas`]: json(jasOf(document, ids, release)),
    ...Object.fromEntries(
      Object.entries(inFolder).map(([path, text]) => [`${folder}/${path}`, text]),
    ),
  };
}
