import { about } from "@/content/about";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import styles from "./process-steps.module.css";
import { StepArtefact } from "./step-artefact";

/** The six steps from a question to the files, each with what it hands over and an excerpt of the real thing. */
export function ProcessSteps({ locale }: { locale: Locale }) {
  const { steps, youGet } = localize(about, locale).process;
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, body, handover }) => (
        <li key={id}>
          <div className={styles.step}>
            <h3>{title}</h3>
            <p>{body}</p>
            <p className={styles.handover}>
              <strong>{youGet}</strong> {handover}
            </p>
          </div>
          <StepArtefact id={id} locale={locale} />
        </li>
      ))}
    </ol>
  );
}
