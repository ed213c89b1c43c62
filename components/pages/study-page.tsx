import { StructuredData } from "@/components/layout/structured-data";
import { AppBrief } from "@/components/sections/app-brief";
import { AppFacts } from "@/components/sections/app-facts";
import { StudyRoom } from "@/components/sections/study-room.client";
import { ActionLink } from "@/components/ui/action-link";
import { PageHead } from "@/components/ui/page-head";
import { localize } from "@/content/define-content";
import { publishedNorm } from "@/content/norms";
import { structuredData } from "@/content/structured-data";
import { study } from "@/content/study";
import { APP_IDS, APPS } from "@/experiments/registry";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./study-page.module.css";

export function StudyPage({ locale }: { locale: Locale }) {
  const words = localize(study, locale);
  const path = pathOf("study", locale);
  const list = (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <div className={styles.column}>
        <h2 className={styles.choose}>{words.choose}</h2>
        <ul role="list">
          {APP_IDS.map((app) => {
            const { name, purpose } = localize(APPS[app].words, locale);
            return (
              <li key={app} className={styles.app}>
                <div className={styles.text}>
                  <h3>{name}</h3>
                  <p>{purpose}</p>
                  <AppFacts app={app} locale={locale} />
                </div>
                <ActionLink
                  primary
                  href={`${path}?app=${app}`}
                  aria-label={`${words.open}: ${name}`}
                >
                  {words.open}
                </ActionLink>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
  const { inks, screen, result } = localize(APPS.stroop.words, locale);
  return (
    <>
      <StructuredData graph={structuredData("study", locale)} />
      <StudyRoom
        locale={locale}
        list={list}
        apps={{
          stroop: {
            title: localize(APPS.stroop.words, locale).name,
            brief: <AppBrief app="stroop" locale={locale} />,
            task: {
              words: { inks, screen, result },
              norm: publishedNorm(APPS.stroop.norm),
              caption: words.caption,
            },
          },
        }}
        words={{
          back: words.back,
          start: words.brief.start,
          missingCapability: words.missingCapability,
        }}
      />
    </>
  );
}
