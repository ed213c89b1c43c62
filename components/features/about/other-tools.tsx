import { ExternalLink } from "@/components/ui/external-link";
import { about } from "@/content/about";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import styles from "./other-tools.module.css";

/** Short descriptions of the tools to consider first, and a collapsed table with their strengths and limits. */
export function OtherTools({ locale }: { locale: Locale }) {
  const { rows, columns, all } = localize(about, locale).tools;
  return (
    <>
      <ul role="list" className={styles.list}>
        {rows.map(({ id, name, url, short }) => (
          <li key={id}>
            <ExternalLink href={url}>{name}</ExternalLink>
            <span>{short}</span>
          </li>
        ))}
      </ul>
      <details className={styles.all}>
        <summary>{all}</summary>
        <table className={styles.tools}>
          <thead>
            <tr>
              <th scope="col">{columns.tool}</th>
              <th scope="col">{columns.fits}</th>
              <th scope="col">{columns.look_elsewhere}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, fits, notFor }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label={columns.fits}>{fits}</td>
                <td data-label={columns.look_elsewhere}>{notFor}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
