"use client";

import type { ReactNode } from "react";
import { useFold } from "./use-fold.client";

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
  const fold = useFold(isNeeded);
  return (
    <details className={className} {...fold}>
      <summary>{summary}</summary>
      {(fold.open || isNeeded) && children()}
    </details>
  );
}
