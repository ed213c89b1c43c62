"use client";

import { useMemo } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { checkedFacts, type DeviceCheck } from "@/experiments/engine/device/device-check";
import { deviceHere } from "@/experiments/engine/device/device-here.client";
import { purposesOf } from "@/experiments/engine/device/purposes";
import { download, FILE_TYPES } from "@/lib/device/download";
import { formatMoment, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ReportWords } from "./check-words";
import styles from "./device-report.module.css";
import { DisplayFigures } from "./display-figures";
import { PressFigures } from "./press-figures";
import { PurposeList } from "./purpose-list";
import { reportFile } from "./report-file";
import { SizeFigures } from "./size-figures";

/** The report on a check: for which studies the device fits, then each figure with its meaning. */
export function DeviceReport({
  check,
  at,
  words,
  locale,
}: {
  check: DeviceCheck;
  at: string;
  words: ReportWords;
  locale: Locale;
}) {
  // A later change of the window does not change what was measured.
  const { device, isolated } = useMemo(
    () => ({ at, device: deviceHere(), isolated: globalThis.crossOriginIsolated ?? null }),
    [at],
  );
  const facts = checkedFacts(check, isolated);
  const isEmpty = Object.values(check).every((part) => part === null);
  const save = () =>
    download(
      `device-${at.slice(0, 10)}.json`,
      `${JSON.stringify(reportFile(check, { at, device, isolated }), null, 2)}\n`,
      FILE_TYPES.json,
    );
  return (
    <section className={styles.report} aria-labelledby="device-report">
      <div className={styles.head}>
        <h2 id="device-report" data-check-focus="" tabIndex={-1}>
          {words.title}
        </h2>
        <p className={styles.measured}>
          {isEmpty
            ? words.nothing
            : interpolate(words.measured, {
                moment: formatMoment(at, locale),
                width: formatNumber(device.viewportWidth, locale),
                height: formatNumber(device.viewportHeight, locale),
                ratio: formatNumber(
                  device.pixelRatio,
                  locale,
                  Number.isInteger(device.pixelRatio) ? 0 : 2,
                ),
              })}
        </p>
        {!isEmpty && (
          <p className={styles.actions}>
            <ActionButton onClick={save}>{words.json}</ActionButton>
            <ActionButton look="quiet" onClick={() => window.print()}>
              {words.print}
            </ActionButton>
          </p>
        )}
      </div>
      {!isEmpty && (
        <>
          <PurposeList states={purposesOf(check)} words={words} locale={locale} />
          <div className={styles.parts}>
            <Part title={words.display.title} words={words}>
              {check.display && (
                <DisplayFigures
                  display={check.display}
                  facts={facts}
                  words={words.display}
                  locale={locale}
                />
              )}
            </Part>
            <Part title={words.presses.title} words={words}>
              {check.presses && (
                <PressFigures presses={check.presses} words={words.presses} locale={locale} />
              )}
            </Part>
            <Part title={words.size.title} words={words}>
              {check.size && <SizeFigures size={check.size} words={words.size} locale={locale} />}
            </Part>
          </div>
        </>
      )}
    </section>
  );
}

/** A part of the report: its title, and its figures or the remark that it was skipped. */
function Part({
  title,
  words,
  children,
}: {
  title: string;
  words: Pick<ReportWords, "skipped">;
  children: React.ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children || <p className={styles.skipped}>{words.skipped}</p>}
    </section>
  );
}
