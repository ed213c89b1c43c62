"use client";

import { useDeferredValue, useMemo } from "react";
import { type Checked, checkedOf, linksOf, stepsAsLastValid } from "./document/consequences";
import { collectingHost } from "./document/data-receiver";
import { stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { isToDo } from "./document/to-do";
import { usePlan } from "./plan/use-plan.client";
import type { Written } from "./shared/editor-context.client";
import { isSameList, useKept } from "./shared/use-kept.client";

/** Returns the values that fields display: the document and the first fault of each path. */
function writtenOf({ document, faults: all }: Checked): Written {
  const faults = new Map<string, Checked["faults"][number]>();
  for (const fault of all) if (!faults.has(fault.path)) faults.set(fault.path, fault);
  return { document, faults };
}

const minutesOf = ({ seconds }: Checked) => Math.ceil(seconds / 60);

/** The consequences of a document, which may lag behind the fields. */
export type Consequences = ReturnType<typeof useDerivedStudy>["consequences"];

/**
 * Derives from a document the values that the editor displays: the values of the form at once, the consequences a moment
 * later.
 *
 * Deriving and rendering all of a study took 419 ms of processor time for each change; these caches bring it to 228 ms
 * (docs/performance.md), and only this hook and `DocumentPart` know of them:
 *
 * - A change leaves the other steps the same objects. The models, measures and complete forms of steps, and the links of
 *   a document, are stored with these objects (consequences.ts).
 * - Lists are the same objects as before while their members are (`useKept`), and a part of the page gets only the keys of
 *   the document that it displays (`DocumentPart`). So memoised parts skip a change that does not concern them.
 * - Consequences are deferred: React renders the fields first, and interrupts the consequences at the next key press.
 * @param published document ids of the studies that are published with the site
 */
export function useDerivedStudy(document: JsonObject, published: readonly string[]) {
  const checked = useMemo(() => checkedOf(document), [document]);
  const written = useMemo(() => writtenOf(checked), [checked]);
  const isEmpty = stepsOf(document).length === 0;
  // An empty study has no consequences: the figures of another study would be taken for its own.
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
  const plan = usePlan(complete);
  const host = useMemo(
    () => collectingHost(complete, linksOf(deferred.lastValid).documentId, published),
    [complete, deferred.lastValid, published],
  );
  const consequences = useMemo(
    () => ({
      /** The complete form of the document; null if it has faults. */
      complete: deferred.checked.complete,
      links: linksOf(deferred.checked),
      written: deferred.written,
      /** The complete form of the last document without a fault, with its links; null before there is one. */
      lastValid: complete && { complete, ...linksOf(deferred.lastValid) },
      /** The steps; a step with a fault is the same as in the last document without a fault. */
      steps: deferred.steps,
      minutes: minutesOf(deferred.lastValid),
      plan,
      /** The host that receives the data; null if they are not sent. */
      host,
    }),
    [deferred, complete, plan, host],
  );
  return {
    checked,
    written,
    isEmpty,
    /**
     * The document has a fault: the consequences are from the last document without one. A text that is still to be
     * written changes none of them.
     */
    isStale: lastValid !== checked && !checked.faults.every(isToDo),
    minutes: minutesOf(lastValid),
    /** Models of the steps whose parameters are valid. */
    models,
    consequences,
  };
}
