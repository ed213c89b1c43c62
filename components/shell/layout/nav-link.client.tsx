"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./nav-link.module.css";

/**
 * Closes the menu of a narrow header. Without this call, the menu would remain open on the next page if that page has
 * the same layout.
 */
function closeMenu({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const menu = currentTarget.closest<HTMLElement>("[popover]");
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/** A link in the navigation. The link is highlighted while its page, or a page below its page, is displayed. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const pathname = usePathname();
  return (
    <SiteLink
      className={styles.link}
      href={href}
      aria-current={pathname === href ? "page" : pathname.startsWith(`${href}/`) || undefined}
      data-text={children}
      onClick={closeMenu}
    >
      {children}
    </SiteLink>
  );
}
