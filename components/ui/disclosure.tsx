import type { ComponentProps } from "react";
import styles from "./disclosure.module.css";

/** Content that opens below its title; the only disclosure on result pages. */
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
