"use client";

import { createContext, useContext } from "react";
import type { JsonObject, Path } from "@/components/features/editor/document/json";
import type { Locale } from "@/lib/routes";
import type { Place } from "./document/survey-json";

/** The survey that is edited, and the functions that change it. */
export type SurveyEditing = {
  /** The path of the survey in the document. */
  path: Path;
  survey: JsonObject;
  /** The languages of the study. */
  languages: readonly Locale[];
  /** The item whose fields are displayed; null if all items are closed. */
  opened: Place | null;
  open: (place: Place | null) => void;
  /** Replaces the survey. Screen readers announce the text `say`. */
  change: (next: (survey: JsonObject) => JsonObject, say?: string) => void;
  /** Moves the focus to the element with an id. */
  focus: (id: string) => void;
};

export const SurveyContext = createContext<SurveyEditing | null>(null);

/** @throws outside of the survey editor */
export function useSurvey(): SurveyEditing {
  const editing = useContext(SurveyContext);
  if (!editing) throw new Error("This field is not inside the fields of a survey");
  return editing;
}
