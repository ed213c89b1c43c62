import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { home } from "@/content/home";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberWord } from "@/lib/i18n/number-word";
import { type Locale, pathOf } from "@/lib/routes";
import { TaskCard } from "./task-card";
import styles from "./tasks-section.module.css";

/** Summaries of all tasks, and the environments in which a study can run. */
export function TasksSection({ locale }: { locale: Locale }) {
  const { tasks, settings } = localize(home, locale);
  return (
    <Band title={tasks.title} intro={tasks.intro}>
      <ul role="list" className={styles.tasks}>
        {APP_IDS.map((app) => (
          <TaskCard key={app} app={app} locale={locale} />
        ))}
      </ul>
      <p className={styles.all}>
        <ActionLink href={pathOf("portfolio", locale)}>
          {interpolate(tasks.all, { count: numberWord(APP_IDS.length, locale) })}
        </ActionLink>
      </p>
      <section className={styles.settings}>
        <div>
          <h3>{settings.title}</h3>
          <p>{settings.intro}</p>
        </div>
        {settings.items.map(({ title, body }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{body}</p>
          </div>
        ))}
      </section>
    </Band>
  );
}
