import { type Files, json } from "@/experiments/engine/data/data-set-files";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { type JatosIds, jasOf, jatosFolder } from "./jas";

/** Returns the file name of a document's study archive for JATOS. */
export const jzipName = (document: ProtocolDocument): string => `${jatosFolder(document)}.jzip`;

/**
 * Returns the files of a study archive for JATOS: the description of the study, and one folder. The same document and
 * release always produce the same files, except for the identifiers.
 * @param document the document as participants receive it
 * @param inFolder the files that the server provides to participants, keyed by path
 * @param release the release of the site; null if it is unknown
 * @param ids identifiers, which must be new in each download
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
