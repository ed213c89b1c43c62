"use client";

import { useMemo } from "react";
import { deliveryHere } from "@/components/features/editor/document/data-receiver";
import type { Fault } from "@/experiments/study/document/fault";
import {
  type CollectingPlace,
  type Delivery,
  type LaunchState,
  launchState,
} from "@/experiments/study/document/launch-state";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { rehearsalQuery } from "@/experiments/study/participation/read-address";
import { useRehearsed } from "./use-rehearsed.client";

/**
 * The progress of a study towards the collection of data, and the way of collecting data that its author has chosen.
 */
export type Launch = {
  state: LaunchState;
  /**
   * The last document without a fault; null if no document without a fault exists yet, or if the study has no steps.
   */
  document: ProtocolDocument | null;
  delivery: Delivery;
  place: CollectingPlace;
  choose: (place: CollectingPlace) => void;
};

/**
 * Returns the progress of a study.
 * @param documentId the id of the document; null if the document is null
 * @param host the host that receives its data; null if this site does not send the data
 * @param chosen the way of collecting data that the author has chosen; null before the author chooses
 */
export function useLaunch({
  document,
  documentId,
  faults,
  host,
  chosen,
  choose,
}: {
  document: ProtocolDocument | null;
  documentId: string | null;
  faults: readonly Fault[];
  host: string | null;
  chosen: CollectingPlace | null;
  choose: Launch["choose"];
}): Launch {
  const delivery = useMemo(() => deliveryHere(host !== null), [host]);
  // A receiver in a document is used only by the archive of the study, and not by this site.
  const place = chosen ?? (host === null && document?.delivery?.receiver ? "archive" : "site");
  const fault = faults[0]?.path ?? null;
  const rehearsed = useRehearsed();
  const canRehearse = document !== null && rehearsalQuery(document) !== "";
  const isRehearsed = canRehearse && documentId !== null ? rehearsed.has(documentId) : null;
  const state = useMemo(
    () => launchState(document, delivery, { fault, place, isRehearsed }),
    [document, delivery, fault, place, isRehearsed],
  );
  return useMemo(
    () => ({ state, document, delivery, place, choose }),
    [state, document, delivery, place, choose],
  );
}
