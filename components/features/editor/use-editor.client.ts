"use client";

import { useMemo, useState } from "react";
import { MODELS } from "@/experiments/catalog/generated/models";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Checked } from "./document/consequences";
import { stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import type { KeptDraft } from "./document/live-drafts";
import { inHash, type Opening, textOf, type UnreadFile } from "./document/opening.client";
import { readDocument } from "./document/read-document";
import { readStudyFile } from "./document/read-study-file.client";
import { useAddress } from "./document/use-address.client";
import { useShown } from "./document/use-shown.client";
import { READY_BUTTON, type Tools } from "./editor-tools.client";
import { type EditorBase, useEditorPage } from "./shared/editor-context.client";
import type { EditedDocument } from "./use-edited-document.client";
import { useStepInSight } from "./use-step-in-sight.client";

export type Editor = ReturnType<typeof useEditor>;

/** The actions on the document as a whole: opening, replacing, undo and redo, and writing it into the address. */
export function useEditor(opening: Opening, edited: EditedDocument, checked: Checked) {
  const { locale, payload } = useEditorPage();
  const { words } = payload;
  const { state, dispatch, takeUp } = edited;
  const { document } = state;
  /** The result of the last action; visible if the page does not display the result elsewhere. */
  const [message, setMessage] = useState({ text: "", isShown: false });
  const announce = (text: string) => setMessage({ text, isShown: false });
  const [unread, setUnread] = useState<UnreadFile | null>(opening.unread);
  const [earlier, setEarlier] = useState(opening.earlier);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const place = useStepInSight(opening.document);
  const { setOpen } = place;
  useShown(opening.draft);

  const base: EditorBase = useMemo(
    () => ({
      locale,
      words,
      dispatch,
      edit: (change, { say, ...options } = {}) => {
        dispatch({ type: "edited", change, ...options });
        if (say) setMessage({ text: say, isShown: false });
      },
    }),
    [locale, words, dispatch],
  );
  const replace = (next: JsonObject, say: string, mode: "push" | "none" = "push") => {
    base.edit(() => next, { mode, say });
    setUnread(null);
    setGalleryOpen(false);
    setOpen(stepsOf(next).length > 0 ? 0 : null);
  };

  const flush = useAddress(checked, state.mode, (hash) => {
    const found = inHash(hash);
    if (found && "unread" in found) return setUnread(found.unread);
    const next = found?.document ?? (hash === "" ? opening.document : null);
    if (next) replace(next, "", "none");
  });

  /** Opens a text as a document, or as a text with its faults. */
  const openText = (text: string, name: string) => {
    const read = readDocument(text, MODELS);
    if ("document" in read) replace(read.document, interpolate(words.opened, { name }));
    else setUnread(read);
  };
  const openFile = async (file: File) => {
    const { text, note } = await readStudyFile(file, words);
    if (text !== null) openText(text, file.name);
    if (note !== "") setMessage({ text: note, isShown: true });
  };
  const openDraft = (draft: KeptDraft) => {
    takeUp(draft);
    openText(draft.text, draft.title);
    setEarlier(earlier.filter((each) => each !== draft));
  };

  const tools: Tools = {
    undo: {
      label: words.undo,
      keys: "Control+Z",
      isOff: state.past.length === 0,
      perform: () => {
        dispatch({ type: "undone" });
        announce(words.undone);
      },
    },
    redo: {
      label: words.redo,
      keys: "Control+Shift+Z Control+Y",
      isOff: state.future.length === 0,
      perform: () => {
        dispatch({ type: "redone" });
        announce(words.redone);
      },
    },
    gallery: {
      label: words.openReady,
      isExpanded: isGalleryOpen,
      perform: () => setGalleryOpen(!isGalleryOpen),
    },
    file: { label: words.openFile, perform: (file) => void openFile(file) },
    text: {
      label: words.asText,
      perform: () => setUnread({ text: prettyText(document), faults: [] }),
    },
  };

  return {
    base,
    message,
    tools,
    place,
    unread,
    closeText: () => setUnread(null),
    isGalleryOpen,
    openGallery: () => setGalleryOpen(true),
    /** Closes the gallery and moves the focus back to the button that opens it. */
    closeGallery: () => {
      setGalleryOpen(false);
      window.document.getElementById(READY_BUTTON)?.focus();
    },
    earlier,
    openDraft,
    openText,
    replace,
    /** Writes the document to the address at once. */
    flush,
  };
}

const prettyText = (document: JsonObject) => JSON.stringify(JSON.parse(textOf(document)), null, 2);
