import { quoted } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { textIn } from "./author-text";

type Label = Parameters<typeof textIn>[0];

const isLabel = (value: unknown): value is Label =>
  typeof value === "string" ||
  (typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === "string"));

/** Returns the label that the author of a document gave to a condition; undefined if the condition has no label. */
function ownLabel(
  { conditionLabels }: { conditionLabels?: unknown },
  condition: string,
  locale: Locale,
): string | undefined {
  if (typeof conditionLabels !== "object" || conditionLabels === null) return undefined;
  const label = ownValue(conditionLabels as Record<string, unknown>, condition);
  return (isLabel(label) && textIn(label, locale)?.trim()) || undefined;
}

/**
 * Returns the name of a condition for readers: the author's label in the language or, if the label is missing, the name
 * in the data.
 * @param document a document that may not have been checked
 */
export const conditionLabel = (
  document: { conditionLabels?: unknown },
  condition: string,
  locale: Locale,
): string => ownLabel(document, condition, locale) ?? condition;

/**
 * Returns the name of a condition for a sentence: the author's label in quotation marks or, if the label is missing, the
 * name in the data.
 */
export function conditionInSentence(
  document: { conditionLabels?: unknown },
  condition: string,
  locale: Locale,
): string {
  const label = ownLabel(document, condition, locale);
  return label === undefined ? condition : quoted(label, locale);
}

/** Returns the label of each condition, keyed by its name in the data; an empty object if the author gave no labels. */
export function labelledConditions(
  document: { conditions?: readonly string[] | undefined; conditionLabels?: unknown },
  locale: Locale,
): Record<string, string> {
  const { conditions = [] } = document;
  if (!conditions.some((condition) => ownLabel(document, condition, locale))) return {};
  return Object.fromEntries(
    conditions.map((condition) => [condition, conditionLabel(document, condition, locale)]),
  );
}
