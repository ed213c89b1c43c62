import { ActionButton } from "@/components/ui/action-button";
import type { PortfolioWords } from "@/content/portfolio";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./list-bar.module.css";
import { PAGE_SIZES, type PortfolioState, SORTS } from "./list-state";

/** What stands over the list: how much of it is shown, how many apps a page has, and their order. */
export function ListBar({
  state,
  matching,
  all,
  page,
  pages,
  words,
  onChange,
  onClear,
}: {
  state: Pick<PortfolioState, "perPage" | "sort">;
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
        {interpolate(words.total, { count: matching, all })}
        {pages > 1 && (
          <span className={styles.scripted}>, {interpolate(words.pageOf, { page, pages })}</span>
        )}
      </p>
      {onClear && (
        <ActionButton look="quiet" onClick={onClear}>
          {words.clear}
        </ActionButton>
      )}
      <label className={`${styles.choice} ${styles.scripted}`}>
        <span className={styles.picker}>
          <select
            className={styles.select}
            value={state.perPage}
            onChange={({ target }) => onChange({ perPage: Number(target.value) }, "per")}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
        {words.perPage}
      </label>
      <label className={`${styles.choice} ${styles.scripted}`}>
        <span className={styles.sort}>{words.sort}</span>
        <span className={styles.picker}>
          <select
            className={styles.select}
            value={state.sort}
            onChange={({ target }) =>
              onChange({ sort: SORTS.find((sort) => sort === target.value) }, "sort")
            }
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </span>
      </label>
    </div>
  );
}
