import { ActionButton } from "@/components/ui/action-button";
import type { PortfolioWords } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { citationOf } from "./citation";
import styles from "./citation-popover.module.css";
import { CopyTextButton } from "./copy-text";

/**
 * The citation of an app, which opens by click or key without scripts: the browser opens, positions and closes the
 * popover, and returns the focus. `openCitationsOnHover` also opens the citation when the mouse hovers over its button.
 * Browsers without popovers display the citation as a section of the card.
 */
export function CitationPopover({
  app,
  locale,
  words,
  closeLabel,
}: {
  app: AppId;
  locale: Locale;
  words: PortfolioWords["citation"];
  closeLabel: string;
}) {
  const { name } = appWords(app, locale);
  const { line, bibtex } = citationOf(app, locale, words);
  const id = `${app}-citation`;
  return (
    <div className={styles.citation} data-citation>
      <div className={styles.trigger}>
        <ActionButton
          look="quiet"
          popoverTarget={id}
          aria-haspopup="dialog"
          aria-label={withColon(words.label, name, locale)}
        >
          {words.label}
        </ActionButton>
      </div>
      <div
        id={id}
        className={styles.popup}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        <div className={styles.head}>
          <h3 id={`${id}-title`} className={styles.title}>
            {interpolate(words.title, { app: name })}
          </h3>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </div>
        <p id={`${id}-line`} className={styles.line}>
          {line}
        </p>
        <CopyTextButton of={`${id}-line`} label={words.copyLine} />
        <pre id={`${id}-bibtex`} className={styles.bibtex} translate="no">
          {bibtex}
        </pre>
        <CopyTextButton of={`${id}-bibtex`} label={words.copyBibtex} />
      </div>
    </div>
  );
}
