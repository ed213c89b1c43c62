import styles from "./count-dots.module.css";

/** Progress as dots: a filled dot for each that is done. */
export function CountDots({ done, all, text }: { done: number; all: number; text: string }) {
  return (
    <div className={styles.count}>
      <svg className={styles.dots} viewBox={`0 0 ${all * 20} 20`} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            data-done={index < done || undefined}
            cx={index * 20 + 10}
            cy="10"
            r="6"
          />
        ))}
      </svg>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
