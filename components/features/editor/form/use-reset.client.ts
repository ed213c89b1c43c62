"use client";

import type { Json } from "@/components/features/editor/document/json";
import {
  type useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Reset } from "./field.client";

/** The default of a setting, and the text with which the form displays the default. */
export type Standard = { value: Json; text: string };

/**
 * Returns the function that restores the default of a setting, with its text; undefined while the setting has its
 * default.
 */
export function useReset(
  field: ReturnType<typeof useField>,
  label: string,
  standard: Standard | undefined,
): Reset | undefined {
  const words = useFormWords().default;
  if (!standard || field.value === undefined || field.value === standard.value) return undefined;
  return {
    text: interpolate(words.is, { value: standard.text }),
    label: interpolate(words.back, { name: label, value: standard.text }),
    onReset: () => field.set(standard.value),
  };
}
