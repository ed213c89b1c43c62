"use client";

import { type ComponentProps, useRef } from "react";
import { ActionButton } from "./action-button";
import { useHeadingNext } from "./use-heading-next.client";

/**
 * The button with which a visitor loads a part of the page again. It remains, without effect, while the part loads. When
 * the part has loaded, the part replaces the button, and its heading receives the focus of the button.
 */
export function RetryButton({
  look,
  isTrying,
  onRetry,
  children,
}: Pick<ComponentProps<typeof ActionButton>, "look" | "children"> & {
  isTrying: boolean;
  onRetry: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useHeadingNext(button);
  return (
    <ActionButton ref={button} {...(look && { look })} isOff={isTrying} onClick={onRetry}>
      {children}
    </ActionButton>
  );
}
