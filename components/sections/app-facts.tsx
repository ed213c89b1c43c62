import { apps } from "@/content/apps";
import { localize } from "@/content/define-content";
import { APPS, type AppId } from "@/experiments/registry";
import { fill } from "@/lib/fill";
import type { Locale } from "@/lib/routes";
import { typeset } from "@/lib/typeset";
import styles from "./app-facts.module.css";

/** Family, length, trials, settings and languages of an app, in one line of data. */
export function AppFacts({ app, locale }: { app: AppId; locale: Locale }) {
  const words = localize(apps, locale);
  const { family, seconds, trials, settings } = APPS[app].definition;
  return (
    <ul role="list" className={styles.facts}>
      <li className={styles.family} data-family={family}>
        {words.families[family]}
      </li>
      <li>{typeset(fill(words.length, { seconds }), locale)}</li>
      <li>{fill(words.trials, { trials })}</li>
      <li>{settings.map((setting) => words.settings[setting]).join(", ")}</li>
      <li>{words.languages}</li>
    </ul>
  );
}
