import type { ComponentProps } from "react";
import styles from "./action-button.module.css";
import { offProps } from "./off-props";

/**
 * A button in the style of the site's action links. The variant `icon` is a square button for a drawing, and the
 * variant `quiet` looks like a link. The variant `inline` is a quiet button with the height of a line, except on a touch screen.
 */
export function ActionButton({
  look = "secondary",
  isOff = false,
  onClick,
  ...button
}: Omit<ComponentProps<"button">, "className" | "disabled" | "aria-disabled"> & {
  look?: "primary" | "secondary" | "icon" | "quiet" | "inline";
  /** Whether the button is unavailable. It keeps the focus. */
  isOff?: boolean;
}) {
  return (
    <button type="button" {...button} {...offProps(isOff, onClick)} className={styles[look]} />
  );
}
