"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

export type NavLink = { href: string; text: string; className: string };

/** The navigation, which marks the current page. */
export function MainNav({
  label,
  className,
  links,
}: {
  label: string;
  className: string;
  links: NavLink[];
}) {
  const pathname = usePathname();
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {links.map(({ href, text, className: ofLink }) => (
          <li key={href}>
            <Link
              className={ofLink}
              href={href}
              aria-current={pathname === href ? "page" : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
