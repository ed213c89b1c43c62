"use client";

import { useCallback, useState } from "react";
import type { Opening } from "./document/opening.client";
import { EditorView } from "./editor-view.client";
import type { DataOfApps } from "./plan/use-plan.client";
import { Rescue } from "./rescue.client";
import {
  type EditorBase,
  type EditorPage,
  EditorPageContext,
} from "./shared/editor-context.client";
import { SafePart } from "./shared/safe-part.client";
import { useEditedDocument } from "./use-edited-document.client";

/**
 * The editor of a study's document. If the form cannot display the document, it appears as text that the visitor can
 * edit, download or discard.
 */
export function ProtocolEditor({
  opening,
  figures,
  ...props
}: EditorPage & {
  opening: Opening;
  /** The published figures of the apps of the opened study, if they have loaded. */
  figures?: DataOfApps;
}) {
  // The path of the page and the texts do not change, so the first props remain valid.
  const [page] = useState<EditorPage>(props);
  const edited = useEditedDocument(opening, page);
  const { state, dispatch, isChanged } = edited;
  const edit = useCallback<EditorBase["edit"]>(
    (change) => dispatch({ type: "edited", change, mode: "push" }),
    [dispatch],
  );
  return (
    <EditorPageContext value={page}>
      <SafePart
        of={state.document}
        instead={() => (
          <Rescue
            key={state.past.length}
            document={state.document}
            edit={edit}
            onUndo={isChanged ? () => dispatch({ type: "undone" }) : null}
          />
        )}
      >
        <EditorView opening={opening} figures={figures} edited={edited} />
      </SafePart>
    </EditorPageContext>
  );
}
