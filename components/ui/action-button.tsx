import type { ComponentProps } from "react";
import styles from "./action-button.module.css";

/** A button with the look of the site's action links; `icon` is a square for a drawing, `quiet` looks like a link. */
export function ActionButton({
  look = "secondary",
  ...button
}: Omit<ComponentProps<"button">, "className"> & {
  look?: "primary" | "secondary" | "icon" | "quiet";
}) {
  return <button type="button" {...button} className={styles[look]} />;
}
