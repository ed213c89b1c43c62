import { CROSS } from "@/components/map/cross";
import styles from "./place-entry.module.css";

/** A place in the list next to the map, with the icon of its marker. */
export function PlaceEntry({
  sign,
  name,
  what,
  children,
}: {
  sign: string;
  name: string;
  what: string;
  children?: React.ReactNode;
}) {
  return (
    <li className={styles.place}>
      <span
        className={styles.sign}
        data-kind={sign === "○" ? "circle" : "marker"}
        aria-hidden="true"
      >
        {sign === "+" ? (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={CROSS} />
          </svg>
        ) : (
          sign !== "○" && sign
        )}
      </span>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.what}>{what}</p>
        {children}
      </div>
    </li>
  );
}
