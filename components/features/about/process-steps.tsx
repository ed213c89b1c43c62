import { SiteLink } from "@/components/ui/site-link";
import { about } from "@/content/about";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, type PageId, pathOf } from "@/lib/routes";
import styles from "./process-steps.module.css";
import { SimulatedArtefact, StepArtefact } from "./step-artefact";

type StepId = (typeof about)["process"]["steps"][number]["id"];

/** The page of this site with which visitors can do a step themselves. */
const TOOLS: Readonly<Record<StepId, PageId>> = {
  brief: "contact",
  parameters: "protocol",
  codebook: "portfolio",
  timing: "device",
  rows: "guide",
  archive: "protocol",
};

/** The six steps from a question to the files, each with its deliverable and an excerpt of a real deliverable. */
export function ProcessSteps({ locale }: { locale: Locale }) {
  const { steps, youGet, doHere } = localize(about, locale).process;
  const { pages } = localize(siteWords, locale);
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
            <p className={styles.handover}>
              {doHere} <SiteLink href={pathOf(TOOLS[id], locale)}>{pages[TOOLS[id]]}</SiteLink>
            </p>
            {id === "parameters" && <StepArtefact id={id} locale={locale} />}
          </div>
          {id === "parameters" ? (
            <SimulatedArtefact locale={locale} />
          ) : (
            <StepArtefact id={id} locale={locale} />
          )}
        </li>
      ))}
    </ol>
  );
}
