"use client";

import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { AddSurvey } from "./add-survey.client";

/** The ways to add a survey. Their code loads when an author adds a survey. */
export const LazyAddSurvey = lazyOnMount<Parameters<typeof AddSurvey>[0]>(
  () => import("./add-survey.client").then(({ AddSurvey }) => AddSurvey),
  () => <Loading />,
);

function Loading() {
  const { words } = useEditorPage();
  return <p role="status">{words.loading}</p>;
}
