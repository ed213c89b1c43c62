import type { ComponentProps } from "react";
import styles from "./action-link.module.css";
import { SiteLink } from "./site-link";

/** A link that looks like a button, for the next step of a page. */
export function ActionLink({
  primary = false,
  ...link
}: Omit<ComponentProps<typeof SiteLink>, "className"> & { primary?: boolean }) {
  return <SiteLink {...link} className={primary ? styles.primary : styles.secondary} />;
}
