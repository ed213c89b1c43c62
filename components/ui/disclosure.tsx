import type { ComponentProps } from "react";
import styles from "./disclosure.module.css";

/** Content that opens below its title. All disclosures on result pages use this component. */
export function Disclosure({
  title,
  children,
  ...details
}: Omit<ComponentProps<"details">, "className" | "title"> & { title: string }) {
  return (
    <details {...details} className={styles.disclosure}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
