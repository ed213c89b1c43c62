"use client";

import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { SurveyFields } from "./survey-fields.client";

/** The fields of a survey. Their code loads when a survey is opened. */
export const LazySurveyFields = lazyOnMount<Parameters<typeof SurveyFields>[0]>(
  () => import("./survey-fields.client").then(({ SurveyFields }) => SurveyFields),
  () => <Loading />,
);

function Loading() {
  const { words } = useEditorPage();
  return <p role="status">{words.loading}</p>;
}
