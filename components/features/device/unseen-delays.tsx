import { ExternalLink } from "@/components/ui/external-link";
import type { DeviceWords } from "@/content/device";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import styles from "./unseen-delays.module.css";

/** The delays that no page can measure, each with a published range if one is known. */
export function UnseenDelays({
  items,
  range,
  locale,
}: {
  items: DeviceWords["unseen"]["items"];
  /** The name of the published range. */
  range: string;
  locale: Locale;
}) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.title}>
          <dt>{item.title}</dt>
          <dd>
            <p>{item.text}</p>
            {"finding" in item && (
              <p className={styles.finding}>
                {withColon(range, item.finding, locale)} (
                <ExternalLink href={item.url}>{item.citation}</ExternalLink>)
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
