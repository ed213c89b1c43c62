import { Prose } from "@/components/ui/prose";
import type { Locale } from "@/lib/routes";
import styles from "./term-list.module.css";

/** A list of terms, each with a text, one per row. */
export function TermList({
  items,
  locale,
}: {
  items: readonly { title: string; body: string }[];
  locale: Locale;
}) {
  return (
    <dl className={styles.terms}>
      {items.map(({ title, body }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Prose locale={locale}>{body}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}
