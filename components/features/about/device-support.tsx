import { WideContent } from "@/components/ui/wide-content";
import { about } from "@/content/about";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./device-support.module.css";

/**
 * Returns the keys with which participants respond in an app. The list is empty for a questionnaire, and for an app in
 * which participants respond by pointing.
 */
function keysOf(app: AppId): string[] {
  const { model }: { model: AppModel } = APPS[app];
  return model.kind === "timed" ? Object.keys(model.keys) : [];
}

const KEY_NAMES: Record<string, string> = { arrowleft: "←", arrowright: "→" };

/** The browsers in which the site was tested, and the input and output devices that each app needs. */
export function DeviceSupport({ locale }: { locale: Locale }) {
  const words = localize(about, locale).devices;
  const said = (is: boolean) => (is ? words.yes : words.no);
  const keys = (app: AppId) =>
    keysOf(app)
      .map((key) => (key === " " ? words.space : (KEY_NAMES[key] ?? key.toUpperCase())))
      .join(" ") || words.usualKeys;
  const engines = new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(
    words.engines.map(({ name }) => name),
  );
  return (
    <details className={styles.support}>
      <summary>{words.all}</summary>
      <p>{interpolate(words.tested, { engines })}</p>
      <WideContent label={words.all}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.app}</th>
              <th scope="col">{words.columns.keys}</th>
              <th scope="col">{words.columns.touch}</th>
              <th scope="col">{words.columns.aloud}</th>
              <th scope="col">{words.columns.needs}</th>
            </tr>
          </thead>
          <tbody>
            {APP_IDS.map((app) => {
              const { facts }: AppModel = APPS[app].model;
              const { name, brief } = appWords(app, locale);
              return (
                <tr key={app}>
                  <th scope="row">{name}</th>
                  <td>{keys(app)}</td>
                  <td>{said(facts.devices.includes("phone"))}</td>
                  <td>{said(facts.screenReader)}</td>
                  <td className={styles.needs}>{brief.needs}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideContent>
    </details>
  );
}
