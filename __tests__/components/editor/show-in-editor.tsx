import { render } from "@testing-library/react";
import {
  type EditorBase,
  EditorBaseContext,
  type EditorPage,
  EditorPageContext,
} from "@/components/features/editor/shared/editor-context.client";
import { payload } from "./an-editor";

/**
 * Displays a part of the editor without the rest of the editor. Changes of the document have no effect.
 * @param page the properties of the page that the part reads, in addition to the English texts
 */
export function showInEditor(part: React.ReactNode, page: Partial<EditorPage> = {}) {
  const whole = { locale: "en", payload, words: payload.words, ...page };
  const base = { locale: whole.locale, words: payload.words, edit: () => {}, dispatch: () => {} };
  render(
    <EditorPageContext value={whole as EditorPage}>
      <EditorBaseContext value={base as EditorBase}>{part}</EditorBaseContext>
    </EditorPageContext>,
  );
}
