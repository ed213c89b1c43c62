"use client";

import { useReducer, useState } from "react";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import { editorReducer, openedState } from "./document/editor-state";
import { wayOf } from "./document/live-drafts";
import type { Opening } from "./document/opening.client";
import { useDraft } from "./document/use-draft.client";
import { titleText } from "./form/title-field.client";
import type { EditorPage } from "./shared/editor-context.client";

/**
 * The document with undo and redo, and the way to collect data that the visitor has chosen (`way`). After each change,
 * both are stored as a draft on this device (`draft`).
 */
export type EditedDocument = ReturnType<typeof useEditedDocument>;

/** Returns the edited document. At first, it is the document that the editor opens. */
export function useEditedDocument(opening: Opening, { locale, payload }: EditorPage) {
  const [state, dispatch] = useReducer(editorReducer, opening.document, openedState);
  const [way, chooseWay] = useState(() => wayOf(opening.draft));
  const isChanged = state.past.length > 0;
  useInProgress(isChanged);
  const title = titleText(state.document, locale) || payload.words.untitled;
  const isWayChanged = way !== wayOf(opening.draft);
  const draft = useDraft(state.document, title, isChanged || isWayChanged, opening.draft, way);
  return { state, dispatch, title, isChanged, draft, way, chooseWay };
}
