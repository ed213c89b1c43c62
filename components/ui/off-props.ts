import type { MouseEventHandler } from "react";

/**
 * Returns the properties of a button that can be unavailable. An unavailable button does nothing, and keeps the focus: a
 * button with the attribute `disabled` loses the focus when its own press makes it unavailable.
 */
export const offProps = (
  isOff: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
) => (isOff ? { "aria-disabled": true } : { onClick });
