"use client";

import { useCallback, useReducer } from "react";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import type { EditorBase } from "./editor-context.client";
import type { EditorProps } from "./editor-props";
import { editorReducer, openedState } from "./editor-state";
import { EditorView, EMPTY } from "./editor-view.client";
import type { Opening } from "./opening.client";
import { Rescue } from "./rescue.client";
import { SafePart } from "./safe-part.client";
import { titleText } from "./title-field.client";
import { useDraft } from "./use-draft.client";

/**
 * The editor of a document, which keeps what is written. Where a document cannot be shown, it stands there as a text, and
 * can be changed, taken away or left.
 */
export function ProtocolEditor(props: EditorProps & { payload: EditorPayload; opening: Opening }) {
  const { payload, opening, locale } = props;
  const { words } = payload;
  const [state, dispatch] = useReducer(editorReducer, opening.document, openedState);
  const { document, past } = state;
  const isChanged = past.length > 0;
  useInProgress(isChanged);
  const title = titleText(document, locale) || words.untitled;
  const takeUp = useDraft(document, title, isChanged, opening.draft);
  const edit = useCallback<EditorBase["edit"]>(
    (change) => dispatch({ type: "edited", change, mode: "push" }),
    [],
  );
  return (
    <SafePart
      of={document}
      instead={() => (
        <Rescue
          key={past.length}
          document={document}
          words={words}
          locale={locale}
          edit={edit}
          onUndo={isChanged ? () => dispatch({ type: "undone" }) : null}
          onEmpty={() => edit(() => EMPTY)}
        />
      )}
    >
      <EditorView {...props} state={state} dispatch={dispatch} title={title} takeUp={takeUp} />
    </SafePart>
  );
}
