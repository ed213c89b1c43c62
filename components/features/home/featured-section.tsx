import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { SiteLink } from "@/components/ui/site-link";
import { home } from "@/content/home";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { AppFactLine } from "@/experiments/presentation/app-facts";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./featured-section.module.css";

/**
 * At least one app of every family, without Stroop, which is on this page already. Figures in a row have the same
 * height.
 */
const FEATURED = [
  "flanker",
  "spatial-span",
  "where-is-it",
  "lottery-choice",
  "mini-ipip",
  "eleven-twenty",
] as const satisfies AppId[];

/** Cards of some apps with figure and facts. */
export function FeaturedSection({ locale }: { locale: Locale }) {
  const { title, intro, all } = localize(home, locale).featured;
  return (
    <Band title={title} intro={intro} tone="surface">
      <ul role="list" className={styles.featured}>
        {FEATURED.map((app) => {
          const { name, purpose } = localize(APPS[app].words, locale);
          return (
            <li key={app}>
              <h3>
                <SiteLink href={`${pathOf("study", locale)}?app=${app}`}>{name}</SiteLink>
              </h3>
              <div className={styles.picture}>
                <AppFigure app={app} locale={locale} />
              </div>
              <p>{purpose}</p>
              <AppFactLine app={app} locale={locale} />
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <ActionLink href={pathOf("portfolio", locale)}>
          {interpolate(all, { count: APP_IDS.length })}
        </ActionLink>
      </p>
    </Band>
  );
}
