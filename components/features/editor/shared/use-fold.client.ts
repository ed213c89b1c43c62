"use client";

import { type ToggleEvent, useState } from "react";

/**
 * Returns the properties of a disclosure that opens when its content is needed, for example because of an error. It stays
 * open after the content has become unnecessary, because the author may still be typing in it.
 * @param isNeeded whether the content has a value or an error, or the plan requires the content
 * @param isOpenAtFirst whether the disclosure is open at first even if its content is not needed
 */
export function useFold(isNeeded: boolean, isOpenAtFirst: boolean | (() => boolean) = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  };
}
