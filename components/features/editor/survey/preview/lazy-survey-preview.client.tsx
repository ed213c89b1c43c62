"use client";

import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { SurveyPreview } from "./survey-preview.client";

/** The preview of a survey. Its code loads when a survey is opened. */
export const LazySurveyPreview = lazyOnMount<Parameters<typeof SurveyPreview>[0]>(
  () => import("./survey-preview.client").then(({ SurveyPreview }) => SurveyPreview),
  ({ head }) => <Loading head={head} />,
);

function Loading({ head }: { head: React.ReactNode }) {
  const { words } = useEditorPage();
  return (
    <>
      {head}
      <p role="status">{words.loading}</p>
    </>
  );
}
