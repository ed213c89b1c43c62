import type { Locale } from "@/lib/routes";
import { shortTitle, textIn } from "./author-text";
import type { ProtocolDocument } from "./schema";

/** The maximum length of a laboratory's name within a sentence, in characters. */
const LONGEST_NAME = 60;

/**
 * Returns the name of the person or institution that is responsible for a study, without the postal address after the
 * name; null if the document does not state a name.
 */
export function controllerName(
  { information }: Pick<ProtocolDocument, "information">,
  locale: Locale,
): string | null {
  const [name = ""] = (textIn(information?.controller, locale) ?? "").trim().split(/[\n,;]/);
  const characters = [...shortTitle(name)];
  if (characters.length === 0) return null;
  return characters.length <= LONGEST_NAME
    ? characters.join("")
    : `${characters.slice(0, LONGEST_NAME).join("").trimEnd()}…`;
}

/** Returns the name of a receiver for participants: the responsible institution, with the host in brackets. */
export function receiverName(
  document: Pick<ProtocolDocument, "information">,
  host: string,
  locale: Locale,
): string {
  const name = controllerName(document, locale);
  return name === null ? host : `${name} (${host})`;
}
