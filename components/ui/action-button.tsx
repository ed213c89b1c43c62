import type { ComponentProps } from "react";
import styles from "./action-button.module.css";

/**
 * A button in the style of the site's action links. The variant `icon` is a square button for a drawing, and the
 * variant `quiet` looks like a link. The variant `inline` is a quiet button with the height of a line, except on a touch screen.
 */
export function ActionButton({
  look = "secondary",
  ...button
}: Omit<ComponentProps<"button">, "className"> & {
  look?: "primary" | "secondary" | "icon" | "quiet" | "inline";
}) {
  return <button type="button" {...button} className={styles[look]} />;
}
