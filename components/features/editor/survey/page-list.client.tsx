"use client";

import { useRef } from "react";
import { useDragToMove } from "@/components/features/editor/form/use-drag-to-move.client";
import { ActionButton } from "@/components/ui/action-button";
import { pagesOf, placedItems } from "./document/survey-json";
import { PageSection } from "./page-section.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";
import { useItemActions, usePageActions } from "./use-survey-actions.client";

const draggedElements = (list: HTMLElement) => [...list.querySelectorAll("[data-entry]")];

/** The pages of a survey with their items. An item can be dragged from one page to another. */
export function PageList() {
  const { survey } = useSurvey();
  const words = useSurveyWords();
  const list = useRef<HTMLOListElement>(null);
  const { drop } = useItemActions();
  const pageActions = usePageActions();
  const drag = useDragToMove(list, drop, draggedElements);
  const pages = pagesOf(survey);
  const last = placedItems(survey).at(-1);
  return (
    <>
      {pages.length === 0 && <p className={styles.help}>{words.survey.empty}</p>}
      <ol role="list" ref={list} className={styles.pages}>
        {pages.map((page, index) => (
          <PageSection
            // biome-ignore lint/suspicious/noArrayIndexKey: every name of a page can change
            key={index}
            index={index}
            page={page}
            drag={drag}
          />
        ))}
      </ol>
      <ActionButton
        id="add-page"
        look="quiet"
        onClick={() => pageActions.add(last && last.type !== "note" ? last.type : "one")}
      >
        + {words.survey.addPage}
      </ActionButton>
    </>
  );
}
