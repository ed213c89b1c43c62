import { ActionButton } from "@/components/ui/action-button";
import { SiteLink } from "@/components/ui/site-link";
import { withBase } from "@/lib/base-path";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./error-view.module.css";
import { ERROR_WORDS } from "./error-words";
import type { PageError } from "./page-error";

/**
 * Returns the error. If the error has no message, the function adds the default message for the error's code in the
 * visitor's language.
 */
export function withMessage({ statusCode, message }: PageError, locale: Locale): PageError {
  const { error, notFound } = ERROR_WORDS[locale];
  return { statusCode, message: message || (statusCode === 404 ? notFound : error) };
}

/** The status code, the message, and links to other pages (for 404) or a button to try again. */
export function ErrorView({
  error,
  locale,
  onRetry,
  isAlone = false,
}: {
  error: PageError;
  locale: Locale;
  onRetry?: () => void;
  /** Whether the page is displayed without the layout and its navigation. */
  isAlone?: boolean;
}) {
  const words = ERROR_WORDS[locale];
  const isNotFound = error.statusCode === 404;
  return (
    <section className={styles.error} lang={locale}>
      <figure className={styles.figure}>
        <div className={styles.screen} aria-hidden="true">
          <span className={styles.fixation} />
        </div>
        {isNotFound && <figcaption className={styles.caption}>{words.screen}</figcaption>}
      </figure>
      <div>
        <p className={styles.code}>{error.statusCode}</p>
        <h1 tabIndex={-1}>{error.message}</h1>
        <p className={styles.action}>
          {isNotFound ? (
            <>
              <SiteLink href={pathOf("home", locale)}>{words.backHome}</SiteLink>
              <SiteLink href={pathOf("portfolio", locale)}>{words.apps}</SiteLink>
              <SiteLink href={pathOf("contact", locale)}>{words.contact}</SiteLink>
            </>
          ) : (
            onRetry && (
              <ActionButton
                onClick={() => {
                  onRetry();
                  // The page replaces the pressed button before the next frame.
                  requestAnimationFrame(() => document.querySelector("h1")?.focus());
                }}
              >
                {words.tryAgain}
              </ActionButton>
            )
          )}
          {/* The link loads the page in full, because the layout itself may have failed. */}
          {isAlone && !isNotFound && (
            <a href={withBase(pathOf("home", locale))}>{words.lastResortHome}</a>
          )}
        </p>
      </div>
    </section>
  );
}
