"use client";

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSaid } from "@/components/ui/use-said.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Checked } from "./document/consequences";
import { deleteEditorDraft } from "./document/draft-store.client";
import { EMPTY, stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { type KeptDraft, wayOf } from "./document/live-drafts";
import { inHash, type Opening, textOf, type UnreadFile } from "./document/opening.client";
import { readDocument } from "./document/read-document";
import { readStudyFile } from "./document/read-study-file.client";
import { useAddress } from "./document/use-address.client";
import { useShown } from "./document/use-shown.client";
import { type Panel, TOOL_BUTTONS, type Tools } from "./editor-tools.client";
import { type EditorBase, useEditorPage } from "./shared/editor-context.client";
import { PARTS } from "./shared/panes";
import { usePlace } from "./shared/use-place.client";
import type { EditedDocument } from "./use-edited-document.client";

export type Editor = ReturnType<typeof useEditor>;

/**
 * Returns the actions that concern the whole document: opening and replacing the document, undo and redo, and writing
 * the document into the URL.
 */
export function useEditor(opening: Opening, edited: EditedDocument, checked: Checked) {
  const { locale, payload } = useEditorPage();
  const { words } = payload;
  const { open, tools: own } = payload.bench;
  const { state, dispatch, draft, chooseWay } = edited;
  const { document } = state;
  /** A report of the result of the last action. It is visible only if no other part of the page displays the result. */
  const { said, say } = useSaid();
  const [isSaidVisibly, setSaidVisibly] = useState(false);
  const report = useCallback(
    (text: string, isVisible: boolean) => {
      say(text);
      setSaidVisibly(isVisible);
    },
    [say],
  );
  const announce = (text: string) => report(text, false);
  const [unread, setUnread] = useState<UnreadFile | null>(opening.unread);
  const [earlier, setEarlier] = useState(opening.earlier);
  /** The panel that is open below the tools. */
  const [panel, setPanel] = useState<Panel | null>(null);
  /** The previous study, which was replaced when the visitor opened the present study. */
  const [replaced, setReplaced] = useState<KeptDraft | null>(null);
  /** The document that has replaced each study. */
  const [replacedBy, setReplacedBy] = useState<ReadonlyMap<KeptDraft, JsonObject>>(new Map());
  /** The documents of examples and templates in their original form, which the visitor has not changed. */
  const asOpened = useRef(new WeakSet(opening.isExample ? [opening.document] : []));
  /** The documents that were opened from drafts, as they were opened. */
  const fromDraft = useRef(new WeakSet<JsonObject>());
  const place = usePlace(opening.document);
  const { setChosen } = place;
  useShown(opening.draft);

  const base: EditorBase = useMemo(
    () => ({
      locale,
      words,
      dispatch,
      edit: (change, { say, ...options } = {}) => {
        dispatch({ type: "edited", change, ...options });
        if (say) report(say, false);
      },
    }),
    [locale, words, dispatch, report],
  );
  const replace = (next: JsonObject, say: string, mode: "push" | "none" = "push") => {
    base.edit(() => next, { mode, say });
    setUnread(null);
    setPanel(null);
    setChosen(stepsOf(next).length > 0 ? 0 : null);
  };
  /** Stores the present study in its own draft, unless it is an unchanged example or template. */
  const setAside = (): KeptDraft | null =>
    asOpened.current.has(document) || textOf(document) === textOf(EMPTY) ? null : draft.setAside();
  const withDraft = (kept: KeptDraft | null, drafts: readonly KeptDraft[]) =>
    kept ? [kept, ...drafts.filter(({ text }) => text !== kept.text)] : drafts;
  /**
   * Replaces the study by another study. The replaced study remains stored on this device, and the editor offers to
   * restore the replaced study.
   */
  const openOther = (next: JsonObject, say: string) => {
    const kept = setAside();
    if (kept) {
      setReplaced(kept);
      setReplacedBy(new Map(replacedBy).set(kept, next));
      setEarlier(withDraft(kept, earlier));
    }
    asOpened.current.add(next);
    chooseWay(null);
    replace(next, say);
  };

  const openEmpty = () => {
    openOther({ ...EMPTY }, interpolate(words.opened, { name: words.untitled }));
    place.focus("add-app");
  };

  const flush = useAddress(checked, state.mode, (hash) => {
    const found = inHash(hash);
    if (found && "unread" in found) return setUnread(found.unread);
    const next = found?.document ?? (hash === "" ? opening.document : null);
    if (next) replace(next, "", "none");
  });

  /** Opens a text as a document or, if the text has faults, as text with these faults. */
  const openText = (text: string, name: string) => {
    const read = readDocument(text, MODELS);
    if ("document" in read) openOther(read.document, interpolate(words.opened, { name }));
    else {
      setPanel(null);
      setUnread(read);
    }
  };
  // A text may arrive after the visitor has changed the study. The study of that moment is set aside, not an earlier one.
  const newest = useRef(openText);
  useLayoutEffect(() => {
    newest.current = openText;
  });
  const openNewest = (text: string, name: string) => newest.current(text, name);
  const filesRead = useRef(0);
  const openFile = async (file: File) => {
    filesRead.current += 1;
    const own = filesRead.current;
    const { text, note } = await readStudyFile(file, words);
    // The visitor has chosen another file since then.
    if (own !== filesRead.current) return;
    if (text !== null) openNewest(text, file.name);
    if (note !== "") report(note, true);
  };
  /** Deletes a stored study, which cannot be undone. */
  const deleteDraft = async (kept: KeptDraft) => {
    if (await deleteEditorDraft(kept)) {
      setEarlier((drafts) => drafts.filter((each) => each.key !== kept.key));
      announce(interpolate(open.deleted, { title: kept.title }));
    } else report(open.notDeleted, true);
  };
  const openDraft = (kept: KeptDraft) => {
    const read = readDocument(kept.text, MODELS);
    if (!("document" in read)) return openText(kept.text, kept.title);
    const present = setAside();
    fromDraft.current.add(read.document);
    draft.takeUp(kept);
    chooseWay(wayOf(kept));
    replace(read.document, interpolate(words.opened, { name: kept.title }));
    setReplaced(null);
    setEarlier(
      withDraft(
        present,
        earlier.filter((each) => each !== kept),
      ),
    );
  };

  const present = useMemo(
    () => (earlier.length > 0 ? textOf(document) : null),
    [document, earlier.length],
  );
  /** Returns whether a draft is the present study, because the visitor has undone its replacement. */
  const isPresent = (kept: KeptDraft) => {
    const next = replacedBy.get(kept);
    const isUndone = next !== undefined && document !== next && !state.past.includes(next);
    return kept.text === present || isUndone;
  };
  const others = earlier.filter((each) => !isPresent(each));

  const tools: Tools = {
    undo: {
      label: words.undo,
      keys: "Control+Z",
      isOff: state.past.length === 0,
      perform: () => {
        // Undo replaces the study of this draft by the study before it, which must not overwrite the draft.
        if (fromDraft.current.has(document)) {
          const kept = draft.setAside();
          setReplaced(kept);
          setEarlier(withDraft(kept, earlier));
        }
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
    templates: {
      label: words.openReady,
      isExpanded: panel === "templates",
      perform: () => setPanel(panel === "templates" ? null : "templates"),
    },
    open: {
      label: own.open,
      isExpanded: panel === "open",
      perform: () => setPanel(panel === "open" ? null : "open"),
    },
    file: (file) => void openFile(file),
    text: {
      label: words.asText,
      perform: () => {
        setPanel(null);
        setUnread({ text: prettyText(document), faults: [] });
      },
    },
    share: { label: own.share, perform: () => place.focus(PARTS.share) },
  };
  const focusTool = (tool: keyof typeof TOOL_BUTTONS) =>
    window.document.getElementById(TOOL_BUTTONS[tool])?.focus();
  /** Closes the panel below the tools and moves the focus back to the button that opens it. */
  const closePanel = () => {
    setPanel(null);
    if (panel) focusTool(panel);
  };
  /** Closes the document as text, which the page then displays as a form, and moves the focus in the same way. */
  const closeText = () => {
    setUnread(null);
    focusTool("text");
  };
  const readText = (next: JsonObject) => {
    replace(next, interpolate(words.opened, { name: words.text.title }));
    focusTool("text");
  };

  return {
    base,
    said,
    isSaidVisibly,
    tools,
    place,
    unread,
    closeText,
    readText,
    panel,
    setPanel,
    closePanel,
    /** The study that the present study has replaced, and all other studies on this device, the newest first. */
    replaced: replaced && others.includes(replaced) ? replaced : null,
    earlier: others,
    openDraft,
    deleteDraft,
    openText: openNewest,
    openEmpty,
    /** Writes the document into the URL at once. */
    flush,
  };
}

const prettyText = (document: JsonObject) => JSON.stringify(JSON.parse(textOf(document)), null, 2);
