"use client";

import { type ReactNode, useCallback, useState } from "react";

/**
 * The report of an action for an element with the role `status`. Each report is a new element: a screen reader reads a
 * status only if the page changes, and the second press of a button often has the same report as the first.
 */
export function useSaid(): { said: ReactNode; say: (text: string) => void } {
  const [{ text, n }, setSaid] = useState({ text: "", n: 0 });
  const say = useCallback((next: string) => setSaid(({ n }) => ({ text: next, n: n + 1 })), []);
  return { said: text && <span key={n}>{text}</span>, say };
}
