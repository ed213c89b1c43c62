import { sha256Hex } from "@/experiments/engine/sending/digest";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

/** Digits that keep the databases of two archives apart on one device. */
const DIGITS = 12;

/** What a document holds that nobody has checked yet. */
type Unchecked = {
  delivery?: { exits?: Readonly<Record<string, { url?: unknown } | null>> };
};

/**
 * Returns what follows the names of the databases of an archive: all folders of a disk, and all studies of a server,
 * share one origin.
 * @param document as its page holds it, checked or not
 * @param pathname of the page
 */
export function archivePlace(document: unknown, pathname: string): string {
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  return `:${idOf(document).slice(0, DIGITS)}:${sha256Hex(folder).slice(0, DIGITS)}`;
}

/** The protocol id, also of a document that is none: the page then says what is wrong with it. */
function idOf(document: unknown): string {
  try {
    return protocolId(Object(document) as ProtocolDocument);
  } catch {
    return sha256Hex(JSON.stringify(document));
  }
}

/** Returns the hosts that the exits of a document lead to: whoever made the archive has confirmed them. */
export function exitHosts(document: unknown): string[] {
  const { delivery }: Unchecked = Object(document);
  return Object.values(delivery?.exits ?? {}).flatMap((exit) => {
    const url = exit?.url;
    return typeof url === "string" && URL.canParse(url) ? [new URL(url).host] : [];
  });
}
