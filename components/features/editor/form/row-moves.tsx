import type { ComponentProps } from "react";
import { offProps } from "@/components/ui/off-props";
import styles from "./row-moves.module.css";

type Move = {
  id: string;
  /** The action of the button, with the name of its row. */
  label: string;
  /** Whether the row is already the first or the last row. */
  isAtEnd: boolean;
  onMove: () => void;
};

/** The two buttons that move a row of a list. They work without dragging, and by keyboard. */
export const MoveButtons = ({ up, down }: { up: Move; down: Move }) => (
  <>
    <MoveButton {...up}>↑</MoveButton>
    <MoveButton {...down}>↓</MoveButton>
  </>
);

const MoveButton = ({
  id,
  label,
  isAtEnd,
  onMove,
  children,
}: Move & { children: React.ReactNode }) => (
  <button
    type="button"
    id={id}
    className={styles.move}
    aria-label={label}
    {...offProps(isAtEnd, onMove)}
  >
    {children}
  </button>
);

/** The handle by which a row is dragged. Screen readers skip the handle, because the two buttons have the same effect. */
export const Grip = (handlers: Omit<ComponentProps<"span">, "className">) => (
  <span className={styles.grip} aria-hidden="true" {...handlers} />
);
