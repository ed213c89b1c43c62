"use client";

import { type Json, pathText } from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import { MoveButtons } from "@/components/features/editor/form/row-moves";
import type { useDragToMove } from "@/components/features/editor/form/use-drag-to-move.client";
import {
  useEditorBase,
  useWritten,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { dragIndex } from "./document/drop-place";
import { itemsOf, objectOf, pagesOf, placedItems, saidText } from "./document/survey-json";
import { targetOf } from "./drag-target";
import { placeOfFault } from "./fault-place";
import { pagePath, rowId } from "./item-paths";
import { ItemRow } from "./item-row.client";
import { PageSettings } from "./page-settings.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";
import { addItemId, useItemActions, usePageActions } from "./use-survey-actions.client";

type Drag = ReturnType<typeof useDragToMove>;

/** A page of a survey: its title with its buttons, its settings, and its items. */
export function PageSection({ index, page, drag }: { index: number; page: Json; drag: Drag }) {
  const { path, survey } = useSurvey();
  const { locale } = useEditorBase();
  const { faults } = useWritten();
  const words = useSurveyWords();
  const { add } = useItemActions();
  const actions = usePageActions();
  const own = pagePath(path, index);
  const n = index + 1;
  const title = saidText(objectOf(page).label, locale).trim();
  const name = interpolate(words.page.name, { n });
  const items = placedItems(survey).filter((each) => each.page === index);
  const entry = dragIndex(survey, { page: index, at: -1 });
  const last = items.at(-1);
  const isLast = index === pagesOf(survey).length - 1;
  const prefix = `${pathText(path)}.`;
  const wrong = new Set(
    [...faults.values()].flatMap((fault) => {
      if (isToDo(fault) || !fault.path.startsWith(prefix)) return [];
      const found = placeOfFault(survey, fault.path.slice(prefix.length));
      return found?.place.page === index ? found.place.at : [];
    }),
  );
  return (
    <li className={styles.page}>
      <div className={styles.pageHead} data-entry="" data-target={targetOf(drag, entry)}>
        <h3 id={rowId(own, "title")} tabIndex={-1}>
          {title === "" ? name : withColon(name, title, locale)}
        </h3>
        <span className={styles.moves}>
          <MoveButtons
            up={{
              id: rowId(own, "up"),
              label: interpolate(words.page.moveUp, { n }),
              isAtEnd: index === 0,
              onMove: () => actions.move(index, index - 1, "up"),
            }}
            down={{
              id: rowId(own, "down"),
              label: interpolate(words.page.moveDown, { n }),
              isAtEnd: isLast,
              onMove: () => actions.move(index, index + 1, "down"),
            }}
          />
        </span>
      </div>
      <PageSettings index={index} page={objectOf(page)} />
      {itemsOf(page).length === 0 && <p className={styles.help}>{words.page.empty}</p>}
      <ol role="list" className={styles.items}>
        {items.map((placed) => (
          <ItemRow
            key={placed.at}
            placed={placed}
            isWrong={wrong.has(placed.at)}
            isFirst={index === 0 && placed.at === 0}
            isLast={isLast && placed.at === items.length - 1}
            entry={entry + 1 + placed.at}
            drag={drag}
          />
        ))}
      </ol>
      <ActionButton
        id={addItemId(index)}
        look="quiet"
        onClick={() => add({ page: index, at: items.length }, last ? last.type : "one")}
      >
        + {words.page.add}
        <span className={styles.hidden}> ({name})</span>
      </ActionButton>
    </li>
  );
}
