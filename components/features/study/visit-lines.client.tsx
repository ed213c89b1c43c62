"use client";

import { MODELS } from "@/experiments/catalog/generated/models";
import { longestWay } from "@/experiments/study/document/planned-minutes";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isRunStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { contentAt, visitsOf } from "@/experiments/study/document/visits";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { dayRangeText } from "@/lib/i18n/day-range";
import { interpolate } from "@/lib/i18n/interpolate";
import { fullLengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";
import styles from "./protocol-room.module.css";
import type { StudyPageWords } from "./study-words";
import { placeOfVisit } from "./visit-words";

/** States before the start which visit begins and, before the first visit, when the other visits follow. */
export function VisitLines({
  content,
  visit,
  own,
  length,
  locale,
}: {
  /** The document with the steps of all visits. */
  content: ProtocolDocument;
  visit: string;
  own: StudyPayload["words"]["visits"];
  length: StudyPageWords["length"];
  locale: Locale;
}) {
  const { n, of } = placeOfVisit(content, visit);
  const seconds = (id: string) =>
    longestWay(contentAt(content, id), (steps) =>
      steps
        .filter(isRunStep)
        .reduce((sum, step) => sum + modelOfStep(step, MODELS).facts.seconds, 0),
    );
  return (
    <>
      <p>{interpolate(own.now, { n, of })}</p>
      {n === 1 && (
        <ul className={styles.list}>
          {visitsOf(content).flatMap((each, index) =>
            each.days && each.after !== undefined
              ? [
                  <li key={each.id}>
                    {interpolate(own.follows, {
                      n: index + 1,
                      length: fullLengthText(seconds(each.id), length, locale),
                      days: dayRangeText(each.days, own.days),
                      after: placeOfVisit(content, each.after).n,
                    })}
                  </li>,
                ]
              : [],
          )}
        </ul>
      )}
      {n < of && <p>{own.linkLater}</p>}
    </>
  );
}
