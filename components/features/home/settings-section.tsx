import { Band } from "@/components/ui/band";
import { home } from "@/content/home";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { SettingPicture } from "./setting-picture";
import styles from "./settings-section.module.css";

/** Drawings of one task in three settings. */
export function SettingsSection({ locale }: { locale: Locale }) {
  const { title, intro, items } = localize(home, locale).settings;
  const { inks } = localize(APPS.stroop.words, locale);
  return (
    <Band title={title} intro={intro} tone="surface" pace="dense">
      <ul role="list" className={styles.settings}>
        {items.map((item) => (
          <li key={item.id}>
            <SettingPicture setting={item.id} description={item.picture} inks={inks} />
            <h3>{item.title}</h3>
            <p>{item.body}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
