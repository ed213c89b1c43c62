"use client";

import { usePathname } from "next/navigation";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./nav-link.module.css";

/** A link of the navigation, marked when its page or a page below it is displayed. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const pathname = usePathname();
  return (
    <SiteLink
      className={styles.link}
      href={href}
      aria-current={pathname === href ? "page" : pathname.startsWith(`${href}/`) || undefined}
      data-text={children}
    >
      {children}
    </SiteLink>
  );
}
