import type { JsonObject } from "./json";

/** The largest number of changes that can be undone; older changes are discarded. */
const MOST_UNDONE = 2000;

/**
 * How a change of the document affects the URL: it adds an entry to the browser's history, replaces the current entry,
 * or does neither.
 */
export type HistoryMode = "push" | "replace" | "none";

/** The document, with the earlier versions that undo restores and the later versions that redo restores. */
export type EditorState = {
  document: JsonObject;
  past: readonly JsonObject[];
  future: readonly JsonObject[];
  /**
   * The field in which the visitor is typing. Further characters in the field belong to the same change, so undo
   * removes them together.
   */
  typing: string | null;
  /** How the last change affects the URL. */
  mode: HistoryMode;
};

export type EditorAction =
  | {
      type: "edited";
      change: (document: JsonObject) => JsonObject;
      /** The field in which the visitor is typing; absent if the change is complete. */
      typing?: string;
      mode?: HistoryMode;
    }
  /** The visitor has left a field. */
  | { type: "rested" }
  | { type: "undone" }
  | { type: "redone" };

/** Returns the initial state of an editor that opens a document. */
export const openedState = (document: JsonObject): EditorState => ({
  document,
  past: [],
  future: [],
  typing: null,
  mode: "none",
});

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { document, past, future, typing } = state;
  switch (action.type) {
    case "edited": {
      const next = action.change(document);
      if (next === document) return state;
      const isSameChange = action.typing !== undefined && action.typing === typing;
      return {
        document: next,
        past: isSameChange ? past : [...past, document].slice(-MOST_UNDONE),
        future: [],
        typing: action.typing ?? null,
        mode: action.mode ?? "replace",
      };
    }
    case "rested":
      return typing === null ? state : { ...state, typing: null };
    case "undone": {
      const previous = past.at(-1);
      if (!previous) return state;
      return {
        document: previous,
        past: past.slice(0, -1),
        future: [document, ...future],
        typing: null,
        mode: "replace",
      };
    }
    case "redone": {
      const [next, ...rest] = future;
      if (!next) return state;
      return {
        document: next,
        past: [...past, document],
        future: rest,
        typing: null,
        mode: "replace",
      };
    }
  }
}
