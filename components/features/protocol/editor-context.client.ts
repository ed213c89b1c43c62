"use client";

import { createContext, useContext } from "react";
import type { EditorPayload } from "@/experiments/editor-payload";
import type { Fault } from "@/experiments/protocol/fault";
import type { Bilingual } from "@/lib/i18n/define-content";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { EditorAction, Mode } from "./editor-state";
import { type Json, type JsonObject, type Path, pathText, valueAt, withValue } from "./json";

export type EditorWords = EditorPayload["words"];

/** What every field of the editor needs. */
export type EditorContextValue = {
  document: JsonObject;
  locale: Locale;
  words: EditorWords;
  /** The first fault of each path. */
  faults: ReadonlyMap<string, Fault>;
  /** Changes the document as a whole; `say` announces it. */
  edit: (
    change: (document: JsonObject) => JsonObject,
    options?: { typing?: string; mode?: Mode; say?: string },
  ) => void;
  dispatch: (action: EditorAction) => void;
};

export const EditorContext = createContext<EditorContextValue | null>(null);

/** @throws outside of the editor */
export function useEditorContext(): EditorContextValue {
  const context = useContext(EditorContext);
  if (!context) throw new Error("No editor around this field");
  return context;
}

/** Returns a text of the code in a language, as it is printed. */
export const said = (text: Bilingual, locale: Locale): string => typeset(text[locale], locale);

/** Returns the document with a plan, which has a question. A participant's link holds the hash of a plan instead. */
export function withPlan(document: JsonObject): JsonObject {
  if (document.plan !== undefined) return document;
  const { planHash: _, ...rest } = document;
  return { ...rest, plan: { question: "effect" } };
}

/** The id of the control that shows a value of the document. */
export const fieldId = (path: Path): string => `field-${pathText(path)}`;

/** What a field shows of the document, and how it changes it. */
export function useField(path: Path) {
  const { document, faults, edit, dispatch, locale } = useEditorContext();
  const id = fieldId(path);
  const fault = faults.get(pathText(path));
  const error = fault && said(fault.rule, locale);
  return {
    id,
    value: valueAt(document, path),
    error,
    set: (value: Json | undefined, isTyping = false) =>
      edit(
        (now) => withValue(path[0] === "plan" ? withPlan(now) : now, path, value) as JsonObject,
        isTyping ? { typing: pathText(path) } : {},
      ),
    rest: () => dispatch({ type: "rested" }),
  };
}
