"use client";

import { useState } from "react";

/**
 * Returns the value of the last render as long as `isSame` returns true for this value and the new value. Memoised
 * children therefore do not render again.
 * @param isSame must return true for a value and its copy; otherwise the component renders forever
 */
export function useKept<Value extends object | null>(
  next: Value,
  isSame: (kept: Value, next: Value) => boolean,
): Value {
  const [kept, setKept] = useState(next);
  if (kept === next || isSame(kept, next)) return kept;
  // React renders the component again before its children (react.dev/reference/react/useState, "Storing information
  // from previous renders"). Unlike a ref, this state does not change if React discards the render.
  setKept(next);
  return next;
}

/** Returns whether two lists have the same members in the same order. */
export const isSameList = <Each>(one: readonly Each[], other: readonly Each[]): boolean =>
  one.length === other.length && one.every((each, at) => Object.is(each, other[at]));
