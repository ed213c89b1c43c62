import { type ContactField, LARGEST_MB, LONGEST } from "@/components/shell/outbox/limits";
import type { FieldErrorCode, FieldErrorCodes } from "@/components/shell/outbox/message";
import type { Refusal } from "@/components/shell/outbox/sending";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ContactWords, FieldErrors } from "./contact-types";

/** Returns for each invalid field a sentence that explains how to correct the field. */
export function fieldErrors(
  codes: FieldErrorCodes,
  words: ContactWords,
  locale: Locale,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [
      field,
      fieldError(field as ContactField, code, words, locale),
    ]),
  );
}

function fieldError(
  field: ContactField,
  code: FieldErrorCode,
  { fieldErrors: sentences, labels }: ContactWords,
  locale: Locale,
): string {
  const longest: Partial<Record<ContactField, number>> = LONGEST;
  const missing: Partial<Record<ContactField, string>> = sentences.missing;
  const byCode: Record<FieldErrorCode, string | undefined> = {
    missing: missing[field],
    "too-long": sentences.tooLong,
    "several-lines": sentences.severalLines,
    "no-address": sentences.noAddress,
    unknown: sentences.unknown,
    "empty-file": sentences.emptyFile,
    "too-large": sentences.tooLarge,
    "wrong-type": sentences.wrongType,
  };
  return interpolate(byCode[code] ?? sentences.unknown, {
    field: labels[field],
    most: formatNumber(longest[field] ?? 0, locale),
    size: LARGEST_MB,
  });
}

/** Returns a receiver's objections keyed by field, each objection only once. */
export function refusedFields(refusals: readonly Refusal[]): FieldErrors {
  const texts: FieldErrors = {};
  for (const { field, text } of refusals) if (field) texts[field] ??= text;
  return texts;
}
