import styles from "./run-bar.module.css";

/** The bar above a run: its name and progress, and the button that leaves it. */
export function RunBar({
  name,
  part,
  progress,
  leave,
  onLeave,
}: {
  name: string;
  part: string;
  progress: string;
  leave: string;
  onLeave: () => void;
}) {
  return (
    <div className={styles.bar}>
      <p className={styles.place}>
        <strong>{name}</strong> {part && <span>{part}</span>} {progress && <span>{progress}</span>}
      </p>
      <button type="button" className={styles.leave} onClick={onLeave}>
        {leave}
      </button>
    </div>
  );
}
