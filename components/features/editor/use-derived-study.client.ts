"use client";

import { useDeferredValue, useMemo } from "react";
import { useAcceptedStudies } from "@/experiments/engine/sending/accepted-studies.client";
import { type Checked, checkedOf, linksOf, stepsAsLastValid } from "./document/consequences";
import { collectingHost } from "./document/data-receiver";
import { stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { isToDo } from "./document/to-do";
import { type DataOfApps, usePlan } from "./plan/use-plan.client";
import type { Written } from "./shared/editor-context.client";
import { isSameList, useKept } from "./shared/use-kept.client";

/** Returns the values that fields display: the document, and the first fault at each path. */
function writtenOf({ document, faults: all }: Checked): Written {
  const faults = new Map<string, Checked["faults"][number]>();
  for (const fault of all) if (!faults.has(fault.path)) faults.set(fault.path, fault);
  return { document, faults };
}

/** Returns the duration of a study in minutes, as `plannedMinutes` rounds it; 0 for a study without steps. */
const minutesOf = ({ document, seconds }: Checked) =>
  stepsOf(document).length === 0 ? 0 : Math.max(1, Math.ceil(seconds / 60));

/** The data derived from a document. They may be computed later than the change of the fields. */
export type Consequences = ReturnType<typeof useDerivedStudy>["consequences"];

/**
 * Derives the data that the editor displays from a document: the values of the form at once, and all other data a
 * moment later.
 *
 * Deriving and rendering the data of a whole study took 419 ms of processor time for each change. These caches reduce
 * the time to 228 ms (docs/performance.md). They are in this hook, in `consequences.ts`, `use-plan.client.ts` and
 * `DocumentPart`:
 *
 * - A change of a step does not replace the objects of all other steps. The models, the measures and the completed
 * documents of steps, and the links of a document, are stored with these objects (consequences.ts).
 * - Lists remain the same objects while their members are the same (`useKept`), and a component receives only the keys
 * of the document that it displays (`DocumentPart`). Memoised components therefore skip a change that does not concern
 * them.
 * - Derived data are deferred: React renders the fields first, and interrupts the computation at the next key press.
 * @param published document ids of the studies that are published with the site
 * @param figures published figures of apps that have already loaded
 */
export function useDerivedStudy(
  document: JsonObject,
  published: readonly string[],
  figures?: DataOfApps,
) {
  const checked = useMemo(() => checkedOf(document), [document]);
  const written = useMemo(() => writtenOf(checked), [checked]);
  const isEmpty = stepsOf(document).length === 0;
  // For an empty study no derived data are returned. Otherwise readers would take the figures of the previous study for
  // figures of the empty study.
  const lastValid = useKept(checked, () => checked.complete === null && !isEmpty);
  const validSteps = useMemo(
    () => (lastValid === checked ? checked.steps : stepsAsLastValid(checked, lastValid)),
    [checked, lastValid],
  );
  const models = useKept(checked.steps, isSameList);
  const steps = useKept(validSteps, isSameList);
  const current = useMemo(
    () => ({ checked, written, lastValid, steps }),
    [checked, written, lastValid, steps],
  );

  const deferred = useDeferredValue(current);
  const { complete } = deferred.lastValid;
  const plan = usePlan(complete, figures);
  const accepted = useAcceptedStudies() ?? null;
  const host = useMemo(
    () => collectingHost(complete, linksOf(deferred.lastValid).documentId, published, accepted),
    [complete, deferred.lastValid, published, accepted],
  );
  const consequences = useMemo(
    () => ({
      /** The document completed with all defaults; null if the document has faults. */
      complete: deferred.checked.complete,
      links: linksOf(deferred.checked),
      written: deferred.written,
      /**
       * The last document without a fault, completed with all defaults, with its links; null until a document without a
       * fault exists.
       */
      lastValid: complete && { complete, ...linksOf(deferred.lastValid) },
      /** The steps. A step that has a fault is replaced by the step with its id in the last valid document. */
      steps: deferred.steps,
      minutes: minutesOf(deferred.lastValid),
      plan,
      /** The host that receives the data; null if the site does not send the data. */
      host,
    }),
    [deferred, complete, plan, host],
  );
  return {
    checked,
    written,
    isEmpty,
    /**
     * Whether the derived data are from an earlier document, because the present document has a fault. A text that the
     * author has not written yet does not count as a fault, because the derived data do not depend on this text.
     */
    isStale: lastValid !== checked && !checked.faults.every(isToDo),
    minutes: minutesOf(lastValid),
    /** The models of the steps whose parameters are valid. */
    models,
    consequences,
  };
}
