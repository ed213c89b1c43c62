import { ActionButton } from "@/components/ui/action-button";
import { SiteLink } from "@/components/ui/site-link.client";
import { ERROR_WORDS } from "@/lib/error-words";
import type { PageError } from "@/lib/page-error";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./error-view.module.css";

/** What an error page shows: the status code, the message and, for 404, the way home. */
export function ErrorView({
  error,
  locale,
  onRetry,
}: {
  error: PageError;
  locale: Locale;
  onRetry?: () => void;
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
        <h1 tabIndex={-1}>{error.message || (isNotFound ? words.notFound : words.error)}</h1>
        <p className={styles.action}>
          {isNotFound ? (
            <SiteLink href={pathOf("home", locale)}>{words.backHome}</SiteLink>
          ) : (
            onRetry && <ActionButton onClick={onRetry}>{words.tryAgain}</ActionButton>
          )}
        </p>
      </div>
    </section>
  );
}
