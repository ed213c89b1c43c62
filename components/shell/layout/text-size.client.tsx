"use client";

import { changePreferences, usePreferences } from "@/components/ui/preferences.client";
import { TEXT_SIZES } from "@/lib/preferences";
import styles from "./text-size.module.css";

/**
 * Text up to 200 %, which makes up for the maximum zoom scale of 1.5 (WCAG 1.4.4 by
 * technique G178).
 */
export function TextSizeControl({ legend, labels }: { legend: string; labels: string[] }) {
  const { textSize: chosen } = usePreferences();
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {TEXT_SIZES.map((size, index) => (
          <label key={size} className={styles.choice}>
            <input
              type="radio"
              name="text-size"
              value={size}
              checked={size === chosen}
              onChange={() => changePreferences({ textSize: size })}
            />
            {labels[index]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
