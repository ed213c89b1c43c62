import { Prose } from "@/components/ui/prose";
import type { DeviceWords } from "@/content/device";
import type { Locale } from "@/lib/routes";
import styles from "./browser-limits.module.css";

/** For each browser engine, the measurements that it does not allow. */
export function BrowserLimits({
  items,
  locale,
}: {
  items: DeviceWords["engines"]["items"];
  locale: Locale;
}) {
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ name, browsers, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={styles.browsers}>{browsers}</p>
          <Prose locale={locale}>{text}</Prose>
        </li>
      ))}
    </ul>
  );
}
