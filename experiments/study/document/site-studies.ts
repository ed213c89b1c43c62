import { documentId, protocolId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/**
 * The file, in the folder of the published studies, that lists them. The name of a study has no underscore, so no study
 * has the same file.
 */
export const SITE_STUDIES_FILE = "_studies.json";

/** A study that a site serves at `/protocols/<name>.json`. */
export type SiteStudy = {
  name: string;
  /** Protocol id. */
  protocol: string;
  /** Document id. */
  document: string;
};

export type SiteStudies = { format: 1; studies: readonly SiteStudy[] };

/**
 * Returns the text of the list of a site's studies. A receiver names studies by their protocol ids, and the list leads
 * from these ids to the documents.
 *
 * @param documents complete documents with their names
 */
export function siteStudiesText(
  documents: Iterable<readonly [name: string, document: ProtocolDocument]>,
): string {
  const studies = Array.from(documents, ([name, document]) => ({
    name,
    protocol: protocolId(document),
    document: documentId(document),
  }));
  return `${JSON.stringify({ format: 1, studies } satisfies SiteStudies)}\n`;
}
