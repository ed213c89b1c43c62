"use client";

import { usePathname } from "next/navigation";
import { SiteLink } from "@/components/ui/site-link";
import styles from "./nav-link.module.css";

/** A link of the navigation, marked when its page or one below it is shown. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const pathname = usePathname();
  const isBelow = pathname.startsWith(`${href}/`);
  return (
    <SiteLink
      className={styles.link}
      href={href}
      aria-current={pathname === href ? "page" : isBelow ? "true" : undefined}
      data-text={children}
    >
      {children}
    </SiteLink>
  );
}
