import type { ReactNode } from "react";
import styles from "./panel-section.module.css";

/** A part of the instrument panel. @param wide whether it takes the whole width */
export function PanelSection({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} data-wide={wide || undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
