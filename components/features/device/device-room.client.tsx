"use client";

import { useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { DisplayPart } from "@/experiments/device-step/form/display-part.client";
import { PartList } from "@/experiments/device-step/form/part-list";
import { PressPart } from "@/experiments/device-step/form/press-part.client";
import { SizePart } from "@/experiments/device-step/form/size-part.client";
import { useCheckFocus } from "@/experiments/device-step/form/use-check-focus.client";
import { useDeviceCheck } from "@/experiments/device-step/form/use-device-check.client";
import type { CheckPart } from "@/experiments/engine/device/device-check";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { CheckCard } from "./check-card";
import type { CheckWords, ReportWords } from "./check-words";
import { DeviceReport } from "./device-report.client";

/** The check in three parts, and below it the report on what has been measured. */
export function DeviceRoom({
  words,
  locale,
}: {
  words: { check: CheckWords; report: ReportWords };
  locale: Locale;
}) {
  const { check, skipped, current, endedAt, hasBegun, start, measure, end } = useDeviceCheck();
  const room = useRef<HTMLDivElement>(null);
  useInProgress(current !== null || endedAt !== null);

  // The element with this attribute is the first control of the part in progress, or the title of the report.
  useCheckFocus(room, current ?? endedAt);

  const stateOf = (part: CheckPart) => {
    if (part === current) return "current";
    if (check[part]) return "done";
    return skipped.has(part) ? "skipped" : "open";
  };
  const measureText = (part: CheckPart) => (check[part] ? words.check.again : words.check.measure);
  const panelOf = (part: CheckPart) => {
    if (part === current) return panels[part]();
    return current === null && hasBegun ? (
      <ActionButton
        look="quiet"
        aria-label={withColon(measureText(part), words.check.parts[part].title, locale)}
        onClick={() => measure(part)}
      >
        {measureText(part)}
      </ActionButton>
    ) : null;
  };
  const panels: Record<CheckPart, () => React.ReactNode> = {
    display: () => (
      <DisplayPart words={words.check} onEnd={(display) => end(display ? { display } : {})} />
    ),
    presses: () => (
      <PressPart words={words.check} onEnd={(presses) => end(presses ? { presses } : {})} />
    ),
    size: () => (
      <SizePart words={words.check} locale={locale} onEnd={(size) => end(size ? { size } : {})} />
    ),
  };

  return (
    <div ref={room}>
      <CheckCard
        words={words.check}
        start={
          !hasBegun && (
            <ActionButton look="primary" onClick={start}>
              {words.check.start}
            </ActionButton>
          )
        }
      >
        <PartList words={words.check} stateOf={stateOf} panelOf={panelOf} />
      </CheckCard>
      {endedAt !== null && (
        <DeviceReport check={check} at={endedAt} words={words.report} locale={locale} />
      )}
    </div>
  );
}
