import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { type DeviceMeasure, definitionOf } from "./device-measures";
import type { DeviceStepTexts } from "./device-step-types";

/** The comparisons of a rule that ended a study because of the device. */
type Comparisons = {
  is?: unknown;
  isNot?: unknown;
  below?: number | undefined;
  above?: number | undefined;
};

/** The largest number of decimals of a value in the data. */
const MOST_DECIMALS = 3;

const decimalsIn = (value: number) =>
  Math.min(MOST_DECIMALS, (String(value).split(".")[1] ?? "").length);

/**
 * Returns the sentence about a rule that ended a study because of the device: the measured value and the requirement.
 * A value that differs from the limit has enough decimals to show it.
 */
export function failureText(
  {
    measure,
    value,
    comparisons,
  }: { measure: DeviceMeasure; value: number; comparisons: Comparisons },
  { measures, failed }: Pick<DeviceStepTexts, "measures" | "failed">,
  locale: Locale,
): string {
  const { decimals, unit } = definitionOf(measure);
  const { is, isNot, below, above } = comparisons;
  const text = (number: number, shown: number) =>
    formatMeasure(number, { decimals: shown, unit }, locale);
  const limit = (number: number) => text(number, decimalsIn(number));
  const needs = [
    ...(below === undefined ? [] : [interpolate(failed.atLeast, { value: limit(below) })]),
    ...(above === undefined ? [] : [interpolate(failed.atMost, { value: limit(above) })]),
    ...(typeof isNot === "number" ? [interpolate(failed.exactly, { value: limit(isNot) })] : []),
    ...(is === undefined ? [] : [failed.other]),
  ];
  const isNear = [below, above, isNot].some(
    (each) =>
      typeof each === "number" && value !== each && text(value, decimals) === text(each, decimals),
  );
  return interpolate(failed.text, {
    measure: measures[measure],
    value: text(value, isNear ? MOST_DECIMALS : Math.min(decimals, decimalsIn(value))),
    needed: needs.reduce((one, other) => interpolate(failed.either, { one, other })),
  });
}
