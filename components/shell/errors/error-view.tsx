import { ActionButton } from "@/components/ui/action-button";
import { SiteLink } from "@/components/ui/site-link";
import { withBase } from "@/lib/base-path";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./error-view.module.css";
import { ERROR_WORDS } from "./error-words";
import type { PageError } from "./page-error";

/** An error with the message that its code has in the visitor's language, where none was given. */
export function withMessage({ statusCode, message }: PageError, locale: Locale): PageError {
  const { error, notFound } = ERROR_WORDS[locale];
  return { statusCode, message: message || (statusCode === 404 ? notFound : error) };
}

/** What an error page shows: the status code, the message and, for 404, the way home. */
export function ErrorView({
  error,
  locale,
  onRetry,
  isAlone = false,
}: {
  error: PageError;
  locale: Locale;
  onRetry?: () => void;
  /** Without the frame, and so without its navigation. */
  isAlone?: boolean;
}) {
  const words = ERROR_WORDS[locale];
  const isNotFound = error.statusCode === 404;
  return (
    <section className={styles.error} lang={locale}>
      <div className={styles.screen} aria-hidden="true">
        <span className={styles.fixation} />
      </div>
      <div>
        <p className={styles.code}>{error.statusCode}</p>
        <h1 tabIndex={-1}>{error.message}</h1>
        <p className={styles.action}>
          {isNotFound ? (
            <SiteLink href={pathOf("home", locale)}>{words.backHome}</SiteLink>
          ) : (
            onRetry && <ActionButton onClick={onRetry}>{words.tryAgain}</ActionButton>
          )}
          {/* An ordinary link, since what the frame is made of may have failed. */}
          {isAlone && !isNotFound && (
            <a href={withBase(pathOf("home", locale))}>{words.lastResortHome}</a>
          )}
        </p>
      </div>
    </section>
  );
}
