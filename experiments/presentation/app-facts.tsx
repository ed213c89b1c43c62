import { apps } from "@/content/apps";
import { APPS, type AppId } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { lengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";
import styles from "./app-facts.module.css";

/** Family, length and trials of an app in a line, or with settings, devices and languages in a table. */
export function AppFacts({
  app,
  locale,
  look = "line",
}: {
  app: AppId;
  locale: Locale;
  look?: "line" | "table";
}) {
  const words = localize(apps, locale);
  const { kind, facts: appFacts } = APPS[app].model;
  const { family, seconds, trials, settings, devices } = appFacts;
  const size: [string, string][] = [
    [words.facts.length, lengthText(seconds, words.length, locale)],
    [words.facts.count[kind], formatNumber(trials, locale)],
  ];
  const uses: [string, string][] = [
    [words.facts.settings, settings.map((setting) => words.settings[setting]).join(", ")],
    [words.facts.devices, devices.map((device) => words.devices[device]).join(", ")],
    [words.facts.languages, words.languages],
  ];
  return (
    <dl className={styles[look]}>
      <div>
        <dt>{words.facts.family}</dt>
        <dd className={styles.family} data-family={family}>
          {words.families[family]}
        </dd>
      </div>
      {[...size, ...(look === "table" ? uses : [])].map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
