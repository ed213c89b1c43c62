"use client";

import { type ReactNode, useState } from "react";

/** A fold whose inside is made once it is opened: fields that are seldom used cost nothing before. */
export function LazyFold({
  summary,
  className,
  isNeeded,
  children,
}: {
  summary: ReactNode;
  className: string | undefined;
  /** Something in it is set, wrong or wanted. */
  isNeeded: boolean;
  children: () => ReactNode;
}) {
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || isNeeded;
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
