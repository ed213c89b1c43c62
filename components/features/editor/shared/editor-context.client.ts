"use client";

import { createContext, useContext, useMemo } from "react";
import type { EditorAction, HistoryMode } from "@/components/features/editor/document/editor-state";
import {
  type Json,
  type JsonObject,
  type Path,
  pathText,
  valueAt,
  withValue,
} from "@/components/features/editor/document/json";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import type { Fault } from "@/experiments/study/document/fault";
import type { Bilingual } from "@/lib/i18n/define-content";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { EditorProps } from "./editor-props";

export type EditorWords = EditorPayload["words"];
export type FormWords = EditorPayload["form"];

/** The props of the page and all fetched texts. They never change. */
export type EditorPage = EditorProps & { payload: EditorPayload };

/** The functions with which the components of the editor change the document. They never change. */
export type EditorBase = {
  locale: Locale;
  words: EditorWords;
  /** Replaces the document. Screen readers announce the text `say`. */
  edit: (
    change: (document: JsonObject) => JsonObject,
    options?: { typing?: string; mode?: HistoryMode; say?: string },
  ) => void;
  dispatch: (action: EditorAction) => void;
};

/** The current document, or an object with only some of its keys (document-part.client.tsx). */
export type Written = {
  document: JsonObject;
  /** The first fault at each path. */
  faults: ReadonlyMap<string, Fault>;
};

// The contexts are separate, so that a component renders again only when a context that it uses changes.
export const EditorPageContext = createContext<EditorPage | null>(null);
export const EditorBaseContext = createContext<EditorBase | null>(null);
export const WrittenContext = createContext<Written | null>(null);

function useInEditor<Value>(context: React.Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error("This field is not inside an editor");
  return value;
}

/** @throws outside of the editor */
export const useEditorPage = (): EditorPage => useInEditor(EditorPageContext);

/** Returns the texts of the form. @throws outside of the editor */
export const useFormWords = (): FormWords => useEditorPage().payload.form;

/** @throws outside of the editor */
export const useEditorBase = (): EditorBase => useInEditor(EditorBaseContext);

/** @throws outside of the editor */
export const useWritten = (): Written => useInEditor(WrittenContext);

/** Returns all the values that a field needs. @throws outside of the editor */
export const useEditorContext = (): EditorBase & Written => ({
  ...useEditorBase(),
  ...useWritten(),
});

/** Returns a bilingual text from the code in one language, with the typography of this language. */
export const said = (text: Bilingual, locale: Locale): string => typeset(text[locale], locale);

/**
 * Returns the document with a plan that contains at least a question. A document from a link for participants contains
 * only the hash of a plan. This hash is removed.
 */
export function withPlan(document: JsonObject): JsonObject {
  if (document.plan !== undefined) return document;
  const { planHash: _, ...rest } = document;
  return { ...rest, plan: { question: "effect" } };
}

/** Returns the id of the control for a value of the document. */
export const fieldId = (path: Path): string => `field-${pathText(path)}`;

/**
 * Returns the value and the error of a field, and the function that changes the value. The result remains the same
 * object while the value does not change.
 */
export function useField(path: Path) {
  const { edit, dispatch, locale } = useEditorBase();
  const { document, faults } = useWritten();
  const name = pathText(path);
  const value = valueAt(document, path);
  const fault = faults.get(name);
  const error = fault && said(fault.rule, locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the path
  return useMemo(
    () => ({
      id: fieldId(path),
      /** The path in the notation that the checks of documents use. */
      name,
      value,
      error,
      set: (next: Json | undefined, isTyping = false) =>
        edit(
          (now) => withValue(path[0] === "plan" ? withPlan(now) : now, path, next) as JsonObject,
          isTyping ? { typing: name } : {},
        ),
      rest: () => dispatch({ type: "rested" }),
    }),
    [name, value, error, edit, dispatch],
  );
}
