"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import type { EarlyEvent } from "@/experiments/engine/session/session";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import {
  againEvents,
  finishedOf,
  isOfSame,
  otherUnfinishedOf,
  outdatedOf,
  unfinishedOf,
} from "@/experiments/study/participation/earlier-participations";
import type { Participation } from "@/experiments/study/participation/participation";
import { hasWithdrawn } from "@/experiments/study/participation/participation-sending.client";
import { readParticipations } from "@/experiments/study/participation/participation-store.client";
import type { AddressedPerson } from "@/experiments/study/participation/read-address";
import { type StoredVisit, storedVisit } from "@/experiments/study/participation/stored-visit";
import { visitHere, visitIdOf } from "@/experiments/study/participation/visit-here";
import { dayHere } from "@/lib/calendar-day";
import type { Locale } from "@/lib/routes";

/** The earlier participations in a study that this device stores. The URL determines which of them may be displayed. */
export type EarlierHere = {
  /** A participation that can continue. */
  unfinished?: Participation | undefined;
  /** A participation that cannot continue, because it belongs to another release. */
  outdated?: Participation | undefined;
  /** An unfinished participation whose person or condition differs from the person or condition in the URL. */
  other?: Participation | undefined;
  /** A participation that has ended and whose completion code is still pending. */
  awaiting?: Participation | undefined;
  /** A participation of this person that has ended. */
  finished?: Participation | undefined;
  /** A visit that this device has stored, if the URL needs a personal link and does not contain a usable one. */
  stored?: StoredVisit | null;
  /** Whether this device has withdrawn a visit that the personal link in the URL names. */
  isWithdrawn?: boolean;
};

/** The facts about the stored participations that the start of a participation needs. */
export type BeforeStart = {
  participations: readonly Participation[];
  outdated: Participation | undefined;
  /** Whether this device has withdrawn a visit that the personal link in the URL names. */
  isWithdrawn: boolean;
  /** Events about the stored participations of this person, which become part of the data of the next participation. */
  again: readonly EarlyEvent[];
};

/**
 * Returns the earlier participations of the person that the URL describes; the visit and the person with the visits that
 * this device has stored; and a function that reads the device again. This function also returns the facts that a start
 * needs, because a participant may start before the page has displayed them.
 * @param versions the versions that the parts of the study have in this release
 */
export function useEarlierParticipations(
  content: ProtocolDocument,
  addressed: AddressedPerson,
  locale: Locale,
  versions: Readonly<Record<string, string>>,
) {
  const [earlier, setEarlier] = useState<EarlierHere>({});
  /** The participations that this device stores, which may contain visits that the personal link does not name. */
  const [kept, setKept] = useState<readonly Participation[]>([]);
  const { visit, person } = useMemo(
    () => visitHere(addressed, content, kept, dayHere()),
    [addressed, content, kept],
  );

  const look = useCallback(async (): Promise<BeforeStart> => {
    const participations = await readParticipations();
    // Studies without visits do not depend on the stored participations.
    if (content.visits) setKept(participations);
    const found = visitHere(addressed, content, participations, dayHere());
    const { ids, condition, rehearsal = false, personal } = found.person;
    const isWithdrawn = personal !== undefined && (await hasWithdrawn(personal));
    const here = {
      protocol: protocolId(content),
      locale,
      ids,
      condition,
      rehearsal,
      versions,
      visit: visitIdOf(found.visit),
      ...(personal && { person: personal.person }),
    };
    const outdated = outdatedOf(participations, here);
    setEarlier({
      unfinished: unfinishedOf(participations, here),
      outdated,
      other: otherUnfinishedOf(participations, here),
      awaiting: participations.find((each) => isOfSame(each, here) && isAwaitingExit(each)),
      finished: finishedOf(participations, here),
      stored:
        found.visit.at === "fault"
          ? storedVisit(found.person, content, participations, { locale, versions }, dayHere())
          : null,
      isWithdrawn,
    });
    return { participations, outdated, isWithdrawn, again: againEvents(participations, here) };
  }, [content, locale, addressed, versions]);

  useEffect(() => {
    look().catch(() => {});
  }, [look]);

  return { earlier, visit, person, look };
}

/**
 * Returns whether a participation has ended at an exit that the page has not displayed yet, because the data had not
 * arrived. The page never displays the exit of a rehearsal.
 */
const isAwaitingExit = ({ sending, ending, content, rehearsal }: Participation): boolean =>
  !!sending &&
  !rehearsal &&
  ending !== null &&
  ending !== "left" &&
  content.delivery?.exits?.[ending] !== undefined &&
  !sending.given.some(({ exit }) => exit === ending);
