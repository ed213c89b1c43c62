import { ActionLink } from "./action-link";
import { Band } from "./band";
import styles from "./closing-band.module.css";

/**
 * The end of a page, with links to the next step: a band that looks like the screen of an experiment in both schemes.
 */
export function ClosingBand({
  title,
  body,
  action,
  href,
}: {
  title: string;
  body: string;
  action: string;
  href: string;
}) {
  return (
    <div className={styles.closing}>
      <Band title={title} intro={body}>
        <p className={styles.action}>
          <ActionLink primary href={href}>
            {action}
          </ActionLink>
        </p>
      </Band>
    </div>
  );
}
