import { ActionButton } from "@/components/ui/action-button";
import type { PortfolioWords } from "@/content/portfolio";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./list-bar.module.css";
import { ListSelect } from "./list-select";
import { type PortfolioState, SORTS, type Sort } from "./list-state";

/** What stands over the list: how much of it is shown, and in which order. */
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
  /** How many apps the filters leave, of how many. */
  matching: number;
  all: number;
  page: number;
  pages: number;
  words: PortfolioWords["list"];
  /** What is to change, and the name of the control that changes it. */
  onChange: (next: Partial<PortfolioState>, control: string) => void;
  /** Absent while there is nothing to clear, or the list offers it itself. */
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
