import { ActionButton } from "@/components/ui/action-button";
import { standaloneArchive } from "@/content/standalone-archive";
import type { AppId } from "@/experiments/catalog/app-ids";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import styles from "./copy-link.module.css";

/**
 * The button that downloads the standalone archive of an app. The button works only after the scripts of `CardParts`
 * and `CopyText` have loaded.
 */
export function AppArchiveButton({
  app,
  name,
  locale,
}: {
  app: AppId;
  name: string;
  locale: Locale;
}) {
  const size = sizeText(archiveSizes().apps[app], locale);
  const label = interpolate(localize(standaloneArchive, locale).take, { size });
  return (
    <div className={styles.row}>
      <span className={styles.copy} data-app-archive={app}>
        <ActionButton look="quiet" aria-label={withColon(label, name, locale)}>
          {label}
        </ActionButton>
      </span>
      <span className={styles.outcome} role="status" />
    </div>
  );
}
