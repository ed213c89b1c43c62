"use client";

import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { dropPlace } from "./document/drop-place";
import {
  neighbour,
  withIdFromLabel,
  withItemAdded,
  withItemCopied,
  withItemMoved,
  withItemRemoved,
} from "./document/edit-items";
import {
  withPageAdded,
  withPageCopied,
  withPageMoved,
  withPageRemoved,
} from "./document/edit-pages";
import { itemsOf, type Place, pagesOf, placedAt } from "./document/survey-json";
import { itemName } from "./item-name";
import { itemPath, labelId, pagePath, type RowPart, rowId } from "./item-paths";
import { useSurvey } from "./survey-context.client";
import { useSurveyWords } from "./survey-words.client";

/**
 * Returns the functions that change the items of a survey. Each change is announced to screen readers. After the
 * change, the focus is on the same item.
 */
export function useItemActions() {
  const { path, survey, languages, opened, open, change, focus } = useSurvey();
  const { locale } = useEditorBase();
  const { item: words } = useSurveyWords();
  const pages = pagesOf(survey);
  const nameAt = (place: Place) => itemName(placedAt(survey, place), words, locale);

  const moveTo = (from: Place, to: Place, part: RowPart) => {
    const all = itemsOf(pages[to.page]).length + (from.page === to.page ? 0 : 1);
    change(
      (now) => withItemMoved(now, from, to),
      interpolate(words.moved, {
        name: nameAt(from),
        place: to.at + 1,
        places: all,
        page: to.page + 1,
      }),
    );
    if (opened) open(opened.page === from.page && opened.at === from.at ? to : null);
    focus(rowId(itemPath(path, to), part));
  };
  return {
    /** Adds a question of a type at a position, and opens it. */
    add: (place: Place, type: string) => {
      change(
        (now) => {
          const before = { page: place.page, at: place.at - 1 };
          return withItemAdded(withIdFromLabel(now, before, locale), place, type, languages);
        },
        interpolate(words.added, { page: place.page + 1 }),
      );
      open(place);
      focus(labelId(path, place, languages));
    },
    /** Moves an item one place up or down, over the border of a page if necessary. */
    moveBy: (place: Place, by: 1 | -1) => {
      const to = neighbour(survey, place, by);
      if (to) moveTo(place, to, by === 1 ? "down" : "up");
    },
    moveTo,
    /** Moves a dragged item or page title to another position in the list of all titles and items. */
    drop: (from: number, to: number) => {
      const moved = dropPlace(survey, from, to);
      if (moved) moveTo(moved.from, moved.to, "title");
    },
    copy: (place: Place) => {
      change(
        (now) => withItemCopied(now, place),
        interpolate(words.copied, { name: nameAt(place) }),
      );
      const to = { page: place.page, at: place.at + 1 };
      open(to);
      focus(labelId(path, to, languages));
    },
    remove: (place: Place) => {
      change(
        (now) => withItemRemoved(now, place),
        interpolate(words.removed, { name: nameAt(place) }),
      );
      open(null);
      const left = itemsOf(pages[place.page]).length - 1;
      const at = Math.min(place.at, left - 1);
      focus(
        left > 0 ? rowId(itemPath(path, { page: place.page, at }), "title") : addItemId(place.page),
      );
    },
  };
}

export const addItemId = (page: number): string => `add-item-${page}`;

/** Returns the functions that change the pages of a survey. Each change is announced to screen readers. */
export function usePageActions() {
  const { path, survey, languages, open, change, focus } = useSurvey();
  const { page: words } = useSurveyWords();
  const pages = pagesOf(survey);
  return {
    add: (type: string) => {
      change(
        (now) => withPageAdded(now, type, languages),
        interpolate(words.added, { n: pages.length + 1 }),
      );
      const place = { page: pages.length, at: 0 };
      open(place);
      focus(labelId(path, place, languages));
    },
    move: (from: number, to: number, part: RowPart) => {
      if (!(to in pages)) return;
      change(
        (now) => withPageMoved(now, from, to),
        interpolate(words.moved, { place: to + 1, places: pages.length }),
      );
      open(null);
      focus(rowId(pagePath(path, to), part));
    },
    copy: (page: number) => {
      change((now) => withPageCopied(now, page), interpolate(words.copied, { n: page + 1 }));
      open(null);
      focus(rowId(pagePath(path, page + 1), "title"));
    },
    remove: (page: number) => {
      change((now) => withPageRemoved(now, page), interpolate(words.removed, { n: page + 1 }));
      open(null);
      focus(
        pages.length > 1
          ? rowId(pagePath(path, Math.min(page, pages.length - 2)), "title")
          : "add-page",
      );
    },
  };
}
