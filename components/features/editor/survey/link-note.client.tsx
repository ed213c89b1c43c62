"use client";

import { useDeferredValue, useMemo } from "react";
import { addressOf, LONGEST_LINK } from "@/components/features/editor/shared/address-of";
import {
  useEditorBase,
  useWritten,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import { pathOf } from "@/lib/routes";
import { linkUse } from "./link-use";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

/** The share of the longest possible link that the questions take up, and a warning about a long link. */
export function LinkNote() {
  const { survey, focus } = useSurvey();
  const { document } = useWritten();
  const { locale } = useEditorBase();
  const { link: words } = useSurveyWords();
  const deferred = useDeferredValue({ document, survey });
  const { share, hash, isTooLong } = useMemo(
    () => linkUse(deferred.document, deferred.survey),
    [deferred],
  );
  const length = addressOf(pathOf("study", locale)).length + hash;
  const percent = typeset(`${formatNumber(Math.ceil(share * 100), locale)} %`, locale);
  const isLong = isTooLong || length > LONGEST_LINK;
  return (
    <div className={styles.link} data-long={isLong || undefined}>
      <p>
        {interpolate(words.share, {
          share: locale === "en" ? percent.replace(/\s/, "") : percent,
        })}
      </p>
      {isLong && (
        <>
          <p>
            {isTooLong
              ? words.tooLong
              : interpolate(words.long, { n: formatNumber(length, locale) })}
          </p>
          <ActionButton look="quiet" onClick={() => focus("collecting-ways-archive")}>
            {words.ways}
          </ActionButton>
        </>
      )}
    </div>
  );
}
