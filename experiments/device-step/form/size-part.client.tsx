"use client";

import { useId, useLayoutEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { LabelledField } from "@/components/ui/labelled-field";
import { StepSlider } from "@/components/ui/step-slider.client";
import type { SizeMeasure } from "@/experiments/engine/device/device-check";
import {
  CARD_MM,
  type CardSide,
  cardShape,
  STEP_PX,
} from "@/experiments/engine/device/screen-size";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import { CardDrawing } from "./card-drawing";
import { PartPanel } from "./part-panel";
import styles from "./size-part.module.css";
import type { PartProps } from "./skip-part";

const SIDES = ["long", "short"] as const satisfies CardSide[];

/** The range of the rectangle's width, CSS pixels. A page that is less wide has a smaller range. */
const RANGE_PX = { least: 100, most: 900 };

/** The nominal CSS pixels per mm (96 per inch), at which the rectangle begins. */
const NOMINAL = 96 / 25.4;

/** In a narrower place the long side of a card does not fit, so the card stands upright, CSS pixels. */
const NARROW_PX = 540;

/** The range of distances from the eyes, cm. */
const DISTANCE_CM = { low: 10, high: 500 };

/** Returns a distance in mm; null for an empty text, undefined for a text that is not a possible distance. */
function readDistance(text: string, locale: Locale): number | null | undefined {
  if (text.trim() === "") return null;
  const read = readNumber(text, locale);
  if (!read || !("number" in read)) return undefined;
  return read.number >= DISTANCE_CM.low && read.number <= DISTANCE_CM.high
    ? read.number * 10
    : undefined;
}

/** The third part: the visitor changes a rectangle until it is as wide as a bank card. */
export function SizePart({
  words,
  needed,
  asksDistance = true,
  locale,
  onEnd,
}: PartProps<SizeMeasure> & {
  /** Whether the part also asks for the distance of the eyes. */
  asksDistance?: boolean;
  locale: Locale;
}) {
  const { size } = words.parts;
  const place = useRef<HTMLDivElement>(null);
  const distanceField = useRef<HTMLInputElement>(null);
  const [mostPx, setMostPx] = useState<number>(RANGE_PX.most);
  const [side, setSide] = useState<CardSide>("long");
  const [wished, setWished] = useState(CARD_MM.long * NOMINAL);
  const [distance, setDistance] = useState("");
  const [isWrong, setWrong] = useState(false);
  const id = useId();

  useLayoutEffect(() => {
    const measure = () =>
      setMostPx(Math.min(RANGE_PX.most, place.current?.clientWidth || RANGE_PX.most));
    measure();
    if (place.current && place.current.clientWidth > 0 && place.current.clientWidth < NARROW_PX) {
      setSide("short");
      setWished(CARD_MM.short * NOMINAL);
    }
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);

  const last = Math.floor((mostPx - RANGE_PX.least) / STEP_PX);
  const step = Math.min(last, Math.max(0, Math.round((wished - RANGE_PX.least) / STEP_PX)));
  const px = RANGE_PX.least + step * STEP_PX;
  const setStep = (next: number) => setWished(RANGE_PX.least + next * STEP_PX);
  const shown = interpolate(size.pixels, { px: formatNumber(px, locale, 1) });

  const turn = (next: CardSide) => {
    setWished((px * CARD_MM[next]) / CARD_MM[side]);
    setSide(next);
  };

  const finish = () => {
    const distanceMm = readDistance(distance, locale);
    setWrong(distanceMm === undefined);
    if (distanceMm === undefined) distanceField.current?.focus();
    else onEnd({ side, sidePx: px, distanceMm });
  };

  return (
    <PartPanel>
      <p>{size.hold}</p>
      <fieldset className={styles.sides}>
        <legend>{size.turn}</legend>
        {SIDES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}side`}
              checked={each === side}
              onChange={() => turn(each)}
            />
            {size.sides[each]}
          </label>
        ))}
      </fieldset>
      <div className={styles.control}>
        <ActionButton
          look="icon"
          aria-label={size.smaller}
          isOff={step === 0}
          onClick={() => setStep(step - 1)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </ActionButton>
        <div className={styles.slider} ref={focusSlider}>
          <StepSlider
            label={size.slider}
            value={step}
            last={last}
            valueText={shown}
            onChange={setStep}
          />
        </div>
        <ActionButton
          look="icon"
          aria-label={size.larger}
          isOff={step === last}
          onClick={() => setStep(step + 1)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12M10 4v12" />
          </svg>
        </ActionButton>
      </div>
      <div ref={place} className={styles.place}>
        <CardDrawing
          widthPx={px}
          heightPx={px / cardShape(side)}
          label={interpolate(size.card, {
            width: formatNumber(px, locale, 1),
            height: formatNumber(px / cardShape(side), locale, 1),
          })}
          corner={size.corner}
        />
      </div>
      {asksDistance && (
        <LabelledField
          label={size.distance}
          hint={size.distanceHint}
          error={isWrong ? interpolate(size.wrongDistance, DISTANCE_CM) : null}
          width="number"
          ref={distanceField}
          inputMode="decimal"
          value={distance}
          onChange={({ target }) => {
            setDistance(target.value);
            setWrong(false);
          }}
        />
      )}
      <div className={styles.actions}>
        <ActionButton look="primary" onClick={finish}>
          {size.done}
        </ActionButton>
        {needed === undefined && (
          <ActionButton look="quiet" onClick={() => onEnd(null)}>
            {words.skip}
          </ActionButton>
        )}
      </div>
      {needed !== undefined && <p>{needed}</p>}
    </PartPanel>
  );
}

/** Marks the slider as the control that receives the focus when the part begins. */
function focusSlider(slot: HTMLDivElement | null) {
  slot?.querySelector("input")?.setAttribute("data-check-focus", "");
}
