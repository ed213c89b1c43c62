import type { ReactNode } from "react";
import styles from "./panel-section.module.css";

/**
 * A part of the instrument panel.
 * @param wide whether it takes the whole width
 * @param controls whether it has nothing but controls, which are not printed
 */
export function PanelSection({
  title,
  wide = false,
  controls = false,
  children,
}: {
  title: string;
  wide?: boolean;
  controls?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={styles.section}
      data-wide={wide || undefined}
      data-controls={controls || undefined}
    >
      <h3>{title}</h3>
      {children}
    </section>
  );
}
