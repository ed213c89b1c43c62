import { type ContactField, LARGEST_MB, LONGEST } from "@/components/shell/outbox/limits";
import type { FaultCode, Faults } from "@/components/shell/outbox/message";
import type { Refusal } from "@/components/shell/outbox/sending";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ContactWords, FaultTexts } from "./contact-types";

/** Says for each wrong field what to do. */
export function faultTexts(faults: Faults, words: ContactWords, locale: Locale): FaultTexts {
  return Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [
      field,
      faultText(field as ContactField, code, words, locale),
    ]),
  );
}

function faultText(
  field: ContactField,
  code: FaultCode,
  { faults, labels }: ContactWords,
  locale: Locale,
): string {
  const longest: Partial<Record<ContactField, number>> = LONGEST;
  const missing: Partial<Record<ContactField, string>> = faults.missing;
  const sentences: Record<FaultCode, string | undefined> = {
    missing: missing[field],
    "too-long": faults.tooLong,
    "several-lines": faults.severalLines,
    "no-address": faults.noAddress,
    unknown: faults.unknown,
    "empty-file": faults.emptyFile,
    "too-large": faults.tooLarge,
    "wrong-type": faults.wrongType,
  };
  return interpolate(sentences[code] ?? faults.unknown, {
    field: labels[field],
    most: formatNumber(longest[field] ?? 0, locale),
    size: LARGEST_MB,
  });
}

/** What a receiver says against fields, each once. */
export function refusalTexts(refusals: readonly Refusal[]): FaultTexts {
  const texts: FaultTexts = {};
  for (const { field, text } of refusals) if (field) texts[field] ??= text;
  return texts;
}
