import type { JsonObject } from "./json";

/** Changes that can be undone; older ones are forgotten. */
const MOST_UNDONE = 2000;

/** How the address takes a change: as an entry of the history of its own, in place of the present one, or not. */
export type Mode = "push" | "replace" | "none";

/** The document as it is, and those that it was and would be again. */
export type EditorState = {
  document: JsonObject;
  past: readonly JsonObject[];
  future: readonly JsonObject[];
  /** The field that is being typed into: further letters are the same change. */
  typing: string | null;
  /** How the address takes the last change. */
  mode: Mode;
};

export type EditorAction =
  | {
      type: "edited";
      change: (document: JsonObject) => JsonObject;
      /** The field that is typed into; absent for a change that is whole. */
      typing?: string;
      mode?: Mode;
    }
  /** A field has been left. */
  | { type: "rested" }
  | { type: "undone" }
  | { type: "redone" };

/** Returns the state of an editor that opens a document. */
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
