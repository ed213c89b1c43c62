import { WideContent } from "@/components/ui/wide-content";
import { about } from "@/content/about";
import { organisation } from "@/content/organisation";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import styles from "./costs-table.module.css";

const KINDS = [
  "questionnaire",
  "adaptation",
  "task",
  "sessions",
] as const satisfies readonly (keyof typeof organisation.costs)[];

/** A table with the price and the duration of each kind of work, from content/organisation.ts. */
export function CostsTable({ locale }: { locale: Locale }) {
  const { title, columns, kinds } = localize(about, locale).costs;
  const costs = localize(organisation.costs, locale);
  const [first, ...others] = KINDS.map((kind) => costs[kind].note);
  const shared = others.every((note) => note === first) ? first : null;
  return (
    <WideContent label={title}>
      <table className={styles.costs}>
        {shared && <caption className={styles.note}>{shared}</caption>}
        <thead>
          <tr>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.time}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kinds[kind]}</th>
              <td>{costs[kind].price}</td>
              <td>
                {costs[kind].time}
                {!shared && costs[kind].note && (
                  <span className={styles.note}> {costs[kind].note}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}
