import { ActionButton } from "@/components/ui/action-button";
import type { PortfolioWords } from "@/content/portfolio";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./list-bar.module.css";
import { ListSelect } from "./list-select";
import { type PortfolioState, SORTS, type Sort } from "./list-state";

/** The line above the list. It displays the number of apps and their order. */
export function ListBar({
  sort,
  matching,
  all,
  page,
  pages,
  words,
  onChange,
  onClear,
}: {
  sort: Sort;
  /** The number of apps that match the filters, and the total number of apps. */
  matching: number;
  all: number;
  page: number;
  pages: number;
  words: PortfolioWords["list"];
  /** Receives the changed values and the name of the control that changed them. */
  onChange: (next: Partial<PortfolioState>, control: string) => void;
  /**
   * Clears the filters. Undefined if no filter is active, or if the list itself contains the button that clears the
   * filters.
   */
  onClear: (() => void) | undefined;
}) {
  return (
    <div className={styles.bar} data-top tabIndex={-1}>
      <p className={styles.total} role="status">
        {interpolate(matching < all ? words.totalOf : words.total, { count: matching, all })}
        {pages > 1 && (
          <span className={styles.scripted}>, {interpolate(words.pageOf, { page, pages })}</span>
        )}
      </p>
      {onClear && (
        <ActionButton look="quiet" onClick={onClear}>
          {words.clear}
        </ActionButton>
      )}
      <ListSelect
        before={words.sort}
        value={sort}
        options={SORTS.map((value) => ({ value, text: words.sorts[value] }))}
        onChoose={(next) => onChange({ sort: next }, "sort")}
      />
    </div>
  );
}
