import { sha256Hex } from "@/experiments/engine/sending/digest";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

/** The number of digits that distinguish the databases of two archives on one device. */
const DIGITS = 12;

/** A document before its check. Its fields may have any type. */
type Unchecked = {
  delivery?: { exits?: Readonly<Record<string, { url?: unknown } | null>> };
};

/**
 * Returns the suffix of the databases' names in an archive. All folders of a disk, and all studies of a server, have
 * the same origin. Without this suffix, archives would share a database.
 * @param document the document in the archive's page, checked or not
 * @param pathname path of the archive's page
 */
export function archivePlace(document: unknown, pathname: string): string {
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  return `:${idOf(document).slice(0, DIGITS)}:${sha256Hex(folder).slice(0, DIGITS)}`;
}

/** Returns the protocol id, even of an invalid document. The page reports the faults later. */
function idOf(document: unknown): string {
  try {
    return protocolId(Object(document) as ProtocolDocument);
  } catch {
    return sha256Hex(JSON.stringify(document));
  }
}

/** Returns the hosts of the document's exits. The author of the archive has confirmed these hosts. */
export function exitHosts(document: unknown): string[] {
  const { delivery }: Unchecked = Object(document);
  return Object.values(delivery?.exits ?? {}).flatMap((exit) => {
    const url = exit?.url;
    return typeof url === "string" && URL.canParse(url) ? [new URL(url).host] : [];
  });
}
