"use client";

import { changePreferences, usePreferences } from "@/components/ui/preferences.client";
import { TEXT_SIZES } from "@/lib/preferences";
import { DisplayChoice } from "./display-choice.client";

/**
 * A control for text sizes up to 200 %. It compensates for the maximum zoom scale of 1.5 (WCAG 1.4.4, technique G178).
 */
export function TextSizeControl({ legend, labels }: { legend: string; labels: string[] }) {
  const { textSize: chosen } = usePreferences();
  return (
    <DisplayChoice
      name="text-size"
      legend={legend}
      options={TEXT_SIZES.map((value, index) => ({ value, label: labels[index] }))}
      chosen={chosen}
      onChoose={(textSize) => changePreferences({ textSize })}
    />
  );
}
