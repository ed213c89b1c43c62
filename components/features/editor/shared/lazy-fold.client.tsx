"use client";

import { type ReactNode, useState } from "react";

/**
 * A disclosure that renders its content when it is first opened, so that rarely used fields take no rendering time
 * until then.
 */
export function LazyFold({
  summary,
  className,
  isNeeded,
  children,
}: {
  summary: ReactNode;
  className: string | undefined;
  /**
   * Whether the content has a value or an error, or the plan requires the content. In these cases the disclosure is
   * open.
   */
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
