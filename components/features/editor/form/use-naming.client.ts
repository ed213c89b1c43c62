"use client";

import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import type { Naming } from "./field-names";

/** Returns the texts and the document from which the names of fields are composed. */
export function useNaming(): Naming {
  const { apps, payload } = useEditorPage();
  const { document, words, locale } = useEditorContext();
  return { apps, document, words, form: payload.form, locale };
}
