import { ActionButton } from "@/components/ui/action-button";
import styles from "./copy-link.module.css";

/** The button that copies the text of an element. It works as the button `CopyLink`, which copies a URL. */
export function CopyTextButton({ of, label }: { of: string; label: string }) {
  return (
    <div className={styles.row}>
      <span className={styles.copy} data-copy-text={of}>
        <ActionButton look="quiet">{label}</ActionButton>
      </span>
      <span className={styles.outcome} role="status" />
    </div>
  );
}
