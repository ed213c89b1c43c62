"use client";

import { changePreferences, usePreferences } from "@/components/ui/preferences.client";
import { SCHEMES, type Scheme } from "@/lib/preferences";
import { DisplayChoice } from "./display-choice.client";
import styles from "./scheme-switch.module.css";

const ICONS: Record<Scheme, string> = {
  system: "M3 4.5h14v9H3zM7 16.5h6",
  light:
    "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4",
  dark: "M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z",
};

/** The choice between the system's colour scheme, light and dark. */
export function SchemeSwitch({ words }: { words: Record<Scheme | "legend", string> }) {
  const { scheme: chosen } = usePreferences();
  return (
    <DisplayChoice
      name="scheme"
      legend={words.legend}
      options={SCHEMES.map((scheme) => ({
        value: scheme,
        title: words[scheme],
        label: (
          <>
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d={ICONS[scheme]} />
            </svg>
            <span className={styles.unseen}>{words[scheme]}</span>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={(scheme) => changePreferences({ scheme })}
    />
  );
}
