"use client";

import { useEffect, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { CheckPart } from "@/experiments/engine/device/device-check";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { CheckCard } from "./check-card";
import type { CheckWords, ReportWords } from "./check-words";
import { DeviceReport } from "./device-report.client";
import { DisplayPart } from "./display-part.client";
import { PartList } from "./part-list";
import { PressPart } from "./press-part.client";
import { SizePart } from "./size-part.client";
import { useDeviceCheck } from "./use-device-check.client";

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
  useEffect(() => {
    if (current !== null || endedAt !== null)
      room.current?.querySelector<HTMLElement>("[data-check-focus]")?.focus();
  }, [current, endedAt]);

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
