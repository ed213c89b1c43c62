import type { RunWords } from "@/content/run";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { Norm } from "@/experiments/engine/score/norm";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { retestSentence } from "./retest";

/** In the text of an app, these characters precede each difference between the published task and this task. */
const DIFFERENCE = "\n- ";

/**
 * Displays details that are too long for the caption: the source of the grey dots, a list of the differences between
 * the published task and this task, the meaning of the dots, and the test-retest reliability.
 */
export function Comparison({
  comparison,
  norm,
  words,
  locale,
  isColumns = false,
  className,
}: Pick<CommonWords["result"], "comparison"> & {
  norm: Norm | undefined;
  words: RunWords["result"];
  locale: Locale;
  isColumns?: boolean;
  className?: string | undefined;
}) {
  const [text, ...differences] = comparison.split(DIFFERENCE);
  const percents = Object.keys(norm?.quantiles ?? {}).map(Number);
  const dots =
    norm && !norm.distribution
      ? interpolate(isColumns ? words.columnsOfOthers : words.dots, {
          share: Math.min(...percents),
        })
      : "";
  const more = [dots, norm ? retestSentence(norm, words, locale) : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <p>{text}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
      {more && <p>{more}</p>}
    </div>
  );
}
