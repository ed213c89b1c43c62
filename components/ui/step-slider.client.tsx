"use client";

import { Slider } from "@base-ui/react/slider";
import styles from "./step-slider.module.css";

/** A slider over a few steps, with the meaning of the chosen step in words. */
export function StepSlider({
  label,
  value,
  last,
  valueText,
  onChange,
}: {
  label: string;
  value: number;
  last: number;
  valueText: string;
  onChange: (value: number) => void;
}) {
  return (
    <Slider.Root
      className={styles.slider}
      value={value}
      min={0}
      max={last}
      step={1}
      onValueChange={(next) => onChange(Number(next))}
    >
      <Slider.Label className={styles.label}>{label}</Slider.Label>
      <span className={styles.value}>{valueText}</span>
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.indicator} />
          <Slider.Thumb className={styles.thumb} getAriaValueText={() => valueText} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
