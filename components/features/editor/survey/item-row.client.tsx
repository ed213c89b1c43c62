"use client";

import { Grip, MoveButtons } from "@/components/features/editor/form/row-moves";
import type { useDragToMove } from "@/components/features/editor/form/use-drag-to-move.client";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import type { Placed } from "./document/survey-json";
import { targetOf } from "./drag-target";
import { ItemFields } from "./item-fields.client";
import { itemName, itemText } from "./item-name";
import { itemPath, rowId } from "./item-paths";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";
import { useItemActions } from "./use-survey-actions.client";

/** An item in the list of a page. Its button opens its fields; other buttons and a handle move it. */
export function ItemRow({
  placed,
  isWrong,
  isFirst,
  isLast,
  entry,
  drag,
}: {
  placed: Placed;
  isWrong: boolean;
  /** Whether it is the first or the last item of the survey. */
  isFirst: boolean;
  isLast: boolean;
  /** The position in the list of all page titles and items. */
  entry: number;
  drag: ReturnType<typeof useDragToMove>;
}) {
  const { path, opened, open } = useSurvey();
  const { locale } = useEditorBase();
  const words = useSurveyWords();
  const { moveBy } = useItemActions();
  const place = { page: placed.page, at: placed.at };
  const own = itemPath(path, place);
  const isOpen = opened?.page === place.page && opened.at === place.at;
  const name = itemName(placed, words.item, locale);
  const text = itemText(placed, locale);
  const fieldsId = `${rowId(own, "title")}-fields`;
  return (
    <li className={styles.item} data-open={isOpen || undefined} data-invalid={isWrong || undefined}>
      <div
        className={styles.row}
        data-entry=""
        data-dragged={drag.from === entry || undefined}
        data-target={targetOf(drag, entry)}
      >
        <button
          type="button"
          id={rowId(own, "title")}
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => open(isOpen ? null : place)}
        >
          <span className={styles.number}>{placed.number ?? "–"}</span>
          <span className={styles.words}>
            <span dir="auto">{text === "" ? words.item.unwritten : text}</span>
            <span className={styles.type}>
              {ownValue<string>(words.types, placed.type) ?? placed.type}
            </span>
          </span>
        </button>
        <span className={styles.moves}>
          <MoveButtons
            up={{
              id: rowId(own, "up"),
              label: interpolate(words.item.moveUp, { name }),
              isAtEnd: isFirst,
              onMove: () => moveBy(place, -1),
            }}
            down={{
              id: rowId(own, "down"),
              label: interpolate(words.item.moveDown, { name }),
              isAtEnd: isLast,
              onMove: () => moveBy(place, 1),
            }}
          />
        </span>
        <Grip {...drag.grip(entry)} />
      </div>
      {isOpen && (
        <fieldset id={fieldsId} className={styles.fields} aria-label={name}>
          <ItemFields placed={placed} />
        </fieldset>
      )}
    </li>
  );
}
