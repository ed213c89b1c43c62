import { type Files, json } from "@/experiments/engine/data/data-set-files";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { type JatosIds, jasOf, jatosFolder } from "./jas";

/** Returns the name of the study archive of a document. */
export const jzipName = (document: ProtocolDocument): string => `${jatosFolder(document)}.jzip`;

/**
 * Returns the files of a study archive for JATOS: the description, and one folder. Apart from the identifiers, the same
 * document and release always produce the same files.
 * @param document as participants get it
 * @param inFolder the files that the server displays to participants, by path
 * @param release of the site; null if it is unknown
 * @param ids new identifiers for each download
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
