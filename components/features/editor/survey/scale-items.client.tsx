"use client";

import { asText, isList, type JsonObject } from "@/components/features/editor/document/json";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { canBeScored, withScaleItem } from "./document/edit-scales";
import { placedItems } from "./document/survey-json";
import { itemName } from "./item-name";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

/** Boxes that put items into a scale, and boxes that reverse them. */
export function ScaleItems({ index, scale }: { index: number; scale: JsonObject }) {
  const { survey, change } = useSurvey();
  const { locale } = useEditorBase();
  const words = useSurveyWords();
  const { scales: own } = words;
  const inScale = isList(scale.items) ? scale.items.map(asText) : [];
  const reversed = isList(scale.reversed) ? scale.reversed.map(asText) : [];
  const items = placedItems(survey);
  const shown = items.filter((each) => canBeScored(survey, each) || inScale.includes(each.id));
  // Ids of a file that no item has any more.
  const lost = inScale.filter((id) => !items.some((each) => each.id === id));
  return (
    <fieldset className={styles.group}>
      <legend>{own.items}</legend>
      <ul role="list" className={styles.boxes}>
        {shown.map((placed) => {
          const name = itemName(placed, words.item, locale);
          const { id } = placed;
          const isIn = inScale.includes(id);
          return (
            <li key={`${placed.page} ${placed.at}`}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={isIn}
                  onChange={({ target }) =>
                    change((now) => withScaleItem(now, index, id, { items: target.checked }))
                  }
                />{" "}
                {name}
              </label>
              {isIn && (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    aria-label={interpolate(own.reversed, { name })}
                    checked={reversed.includes(id)}
                    onChange={({ target }) =>
                      change((now) => withScaleItem(now, index, id, { reversed: target.checked }))
                    }
                  />{" "}
                  {own.reversedShort}
                </label>
              )}
            </li>
          );
        })}
        {lost.map((id) => (
          <li key={id}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked
                onChange={() => change((now) => withScaleItem(now, index, id, { items: false }))}
              />{" "}
              <code>{id}</code>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
