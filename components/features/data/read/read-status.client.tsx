"use client";

import { HiddenText } from "@/components/ui/hidden-text";
import type { FindingsWords } from "@/content/findings";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { decisionText } from "./answer-texts";
import { flowHeading } from "./flow-texts";
import { counted, percentText } from "./number-texts";
import type { StudyNames } from "./study-names";
import type { DataState } from "./use-data.client";

/** The number of times that the progress is announced, so that a screen reader is not busy with it. */
const ANNOUNCED = 4;

/** Announces the progress and the result to screen readers. */
export function ReadStatus({
  state: { progress, summary, findings },
  names,
  words,
  locale,
}: {
  state: DataState;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const text = (() => {
    if (progress === "preparing") return words.progress.preparing;
    if (progress) {
      const share = progress.ofBytes > 0 ? progress.bytes / progress.ofBytes : 0;
      return `${words.progress.label} ${percentText(Math.floor(share * ANNOUNCED) / ANNOUNCED, locale)}`;
    }
    if (!summary) return "";
    if (!findings || findings.sessions.length === 0)
      return interpolate(words.progress.done, {
        sentence: counted(words.files.sessions, summary.sessions, locale),
      });
    return interpolate(words.progress.done, {
      sentence: [
        flowHeading(findings.flow, names, words, locale),
        "reason" in findings.answer
          ? words.answer.noAnswer.title
          : decisionText(findings.answer, names, words, locale),
      ].join(" "),
    });
  })();
  return (
    <div role="status">
      <HiddenText>{text}</HiddenText>
    </div>
  );
}
