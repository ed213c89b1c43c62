import { ActionButton } from "@/components/ui/action-button";
import styles from "./copy-link.module.css";

/**
 * The button that copies the URL of an app. `CardParts` handles clicks on the button. Until the scripts run, the button
 * is invisible, but its space is reserved. The result of copying is displayed as text next to the button.
 */
export function CopyLink({ path, label }: { path: string; label: string }) {
  return (
    <>
      <span className={styles.copy} data-copy-link={path}>
        <ActionButton look="icon" aria-label={label}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8.2 11.8a3.4 3.4 0 0 0 4.8 0l3-3A3.4 3.4 0 1 0 11.2 4l-1 1M11.8 8.2a3.4 3.4 0 0 0-4.8 0l-3 3A3.4 3.4 0 1 0 8.8 16l1-1" />
          </svg>
        </ActionButton>
      </span>
      <span className={styles.outcome} role="status" />
    </>
  );
}
