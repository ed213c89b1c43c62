"use client";

import { Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { itemsOf, objectOf, type Place, pagesOf, saidText } from "./document/survey-json";
import { useSurvey } from "./survey-context.client";
import { useSurveyWords } from "./survey-words.client";
import { useItemActions } from "./use-survey-actions.client";

/** The choice of the page of an item. If the author chooses another page, the item moves to the end of that page. */
export function PageField({ place }: { place: Place }) {
  const { survey } = useSurvey();
  const { locale } = useEditorBase();
  const words = useSurveyWords();
  const { moveTo } = useItemActions();
  const pages = pagesOf(survey);
  if (pages.length < 2) return null;
  const names = pages.map((page, index) => {
    const name = interpolate(words.page.name, { n: index + 1 });
    const title = saidText(objectOf(page).label, locale).trim();
    return [String(index), title === "" ? name : withColon(name, title, locale)];
  });
  return (
    <FieldRow id="item-page" label={words.item.toPage} error={undefined}>
      {(control) => (
        <Select
          {...control}
          value={String(place.page)}
          choices={Object.fromEntries(names)}
          onChange={(next) => {
            const page = Number(next);
            moveTo(place, { page, at: itemsOf(pages[page]).length }, "title");
          }}
        />
      )}
    </FieldRow>
  );
}
