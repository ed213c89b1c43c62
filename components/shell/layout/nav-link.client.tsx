"use client";

import { usePathname } from "next/navigation";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./nav-link.module.css";

/** A link of the navigation, marked when its page is shown. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const isCurrent = usePathname() === href;
  return (
    <SiteLink
      className={styles.link}
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      data-text={children}
    >
      {children}
    </SiteLink>
  );
}
