import { contact } from "@/content/contact";
import { organisation } from "@/content/organisation";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./next-steps.module.css";

/** The steps that follow after a visitor has sent a message to the organisation. */
export function NextSteps({ locale }: { locale: Locale }) {
  const { title, steps } = localize(contact, locale).next;
  const time = organisation.replyTime[locale];
  return (
    <section aria-label={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{interpolate(step, { time })}</li>
        ))}
      </ol>
    </section>
  );
}
