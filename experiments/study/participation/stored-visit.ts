import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { unfinishedOf } from "./earlier-participations";
import { personalLinkOf } from "./next-visit-link";
import type { Participation, Person } from "./participation";
import type { PersonalLink } from "./personal-link";
import { visitHere } from "./visit-here";
import type { VisitNow } from "./visit-now";

/** A visit that this device has stored, for a person whose address does not contain a usable personal link. */
export type StoredVisit =
  /** A visit that is not finished and can continue. */
  | { at: "unfinished"; participation: Participation }
  /** The last visit is finished, and another one follows. The link leads to it. */
  | {
      at: "next";
      last: Participation;
      link: PersonalLink;
      now: Extract<VisitNow, { at: "early" | "open" }>;
    };

/**
 * Returns the visit that this device has stored of a study; null if it has stored none, or visits of several people,
 * because the address does not state which of them opens it.
 * @param kept the participations that this device has stored, newest first
 * @param here the language and the versions of the apps on this page
 * @param today the date of the device, such as `2026-11-28`
 */
export function storedVisit(
  { ids, rehearsal = false }: Pick<Person, "ids" | "rehearsal">,
  content: ProtocolDocument,
  kept: readonly Participation[],
  here: Pick<Participation, "locale" | "versions">,
  today: string,
): StoredVisit | null {
  const protocol = protocolId(content);
  const [named = null] = Object.values(ids);
  const own = kept.filter(
    (each) =>
      each.protocol === protocol &&
      (each.rehearsal ?? false) === rehearsal &&
      typeof each.visit === "string" &&
      (named === null || each.person === named),
  );
  const [last] = own;
  if (last?.person === undefined || own.some(({ person }) => person !== last.person)) return null;
  if (last.ending === null) {
    const whose = { ...last, ...here, condition: null };
    const participation = unfinishedOf([last], whose);
    return participation ? { at: "unfinished", participation } : null;
  }
  const link = personalLinkOf(last);
  if (!link) return null;
  const { visit, person } = visitHere(
    { ids: link.ids, condition: link.condition, rehearsal, personal: link },
    content,
    kept,
    today,
  );
  if (visit.at !== "early" && visit.at !== "open") return null;
  return { at: "next", last, link: person.personal ?? link, now: visit };
}
