import { ActionButton } from "@/components/ui/action-button";
import styles from "./details-popover.module.css";

/**
 * Details on demand, by click or key without any script: the browser opens, places and closes them,
 * and gives the focus back. `openOnHover` adds hovering. A browser without popovers shows them as a
 * part of the card.
 */
export function DetailsPopover({
  id,
  label,
  title,
  closeLabel,
  children,
}: {
  /** Of the popover, unique on the page. */
  id: string;
  label: string;
  title: string;
  closeLabel: string;
  children: React.ReactNode;
}) {
  return (
    <div className={styles.details} data-details>
      <div className={styles.trigger}>
        <ActionButton popoverTarget={id} aria-haspopup="dialog" aria-label={`${label}: ${title}`}>
          {label}
        </ActionButton>
      </div>
      <div
        id={id}
        className={styles.popup}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        <div className={styles.head}>
          <h3 id={`${id}-title`} className={styles.title}>
            {title}
          </h3>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
