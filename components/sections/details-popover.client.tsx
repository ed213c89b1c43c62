"use client";

import { Popover } from "@base-ui/react/popover";
import { ActionButton } from "@/components/ui/action-button";
import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import styles from "./details-popover.module.css";

/** Details on demand: by click, key or hovering; stays 200 ms after the pointer has left. */
export function DetailsPopover({
  label,
  title,
  closeLabel,
  children,
}: {
  label: string;
  title: string;
  closeLabel: string;
  children: React.ReactNode;
}) {
  return (
    <Popover.Root>
      <Popover.Trigger
        render={<ActionButton />}
        aria-label={`${label}: ${title}`}
        openOnHover
        closeDelay={POPUP_CLOSE_DELAY_MS}
      >
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={8} collisionPadding={12}>
          <Popover.Popup className={styles.popup}>
            <div className={styles.head}>
              <Popover.Title className={styles.title}>{title}</Popover.Title>
              <Popover.Close className={styles.close} aria-label={closeLabel}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M3 3l10 10M13 3L3 13" />
                </svg>
              </Popover.Close>
            </div>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
