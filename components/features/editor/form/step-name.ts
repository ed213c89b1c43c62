import { isAppShaped } from "@/components/features/editor/document/edit-document";
import { asText, type Json } from "@/components/features/editor/document/json";
import type { EditorWords } from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp } from "@/components/features/editor/shared/editor-props";

/** Returns the name of a step: the name of its task, or the name of a page of text. */
export function stepName(
  step: Json | undefined,
  apps: readonly EditorApp[],
  { form }: Pick<EditorWords, "form">,
): string {
  if (!isAppShaped(step)) return form.stepText;
  return apps.find(({ id }) => id === step.app)?.name ?? asText(step.app);
}
