"use client";

import { type PointerEvent, useRef, useState } from "react";
import type { SurveyItem } from "@/experiments/survey/definition/schema";
import styles from "./question.module.css";
import { Hint, LabelText, Message, type SharedProps } from "./question-parts";
import slider from "./slider-question.module.css";
import { Spoken } from "./spoken";

type SliderItem = Extract<SurveyItem, { type: "slider" }>;

/** The distance that a finger must move along the track before the thumb moves, CSS pixels. */
const DRAG_PX = 6;

const decimalsOf = (number: number) => String(number).split(".")[1]?.length ?? 0;

/**
 * Returns the value at a position on the track of the slider, rounded to a step. The position is from 0 (start) to 1
 * (end).
 */
function valueAt({ min, max, step = 1 }: SliderItem, part: number): string {
  const steps = Math.round((Math.min(1, Math.max(0, part)) * (max - min)) / step);
  const last = Math.floor((max - min) / step + 1e-9);
  const value = min + Math.min(steps, last) * step;
  return String(Number(value.toFixed(Math.max(decimalsOf(min), decimalsOf(step)))));
}

/**
 * A question with a slider. The slider has no starting value: its thumb appears when the participant presses the track
 * or a key. The number is not displayed.
 */
export function SliderQuestion({
  parts,
  words,
  textOf,
  held,
  actions,
  item,
}: SharedProps & { item: SliderItem }) {
  const [value, setValue] = useState(held);
  const pressed = useRef<{ x: number; y: number; isDragged: boolean } | null>(null);
  const give = (next: string) => {
    setValue(next);
    actions.type(item.id, next);
  };
  const partAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return (clientX - left) / width;
  };
  const isUnset = value === undefined;
  return (
    <>
      <label htmlFor={parts.id} className={styles.label} translate="no">
        <LabelText parts={parts} />
      </label>
      <Hint parts={parts} />
      <input
        id={parts.id}
        type="range"
        className={slider.line}
        min={item.min}
        max={item.max}
        step={item.step ?? 1}
        value={value ?? valueAt(item, 0.5)}
        data-unset={isUnset || undefined}
        aria-valuetext={isUnset ? words.slider.notAnswered : undefined}
        aria-invalid={parts.isWrong || undefined}
        aria-describedby={parts.describedBy}
        onChange={({ target }) => give(String(Number(target.value)))}
        onKeyUp={({ key }) => {
          if (isUnset && key === " ") give(valueAt(item, 0.5));
        }}
        onPointerDown={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY, isDragged: false };
        }}
        // Safari on iOS moves the thumb only for a touch that begins on the thumb.
        onPointerMove={(event) => {
          const { current } = pressed;
          if (event.pointerType !== "touch" || !current) return;
          current.isDragged ||= Math.abs(event.clientX - current.x) >= DRAG_PX;
          if (current.isDragged) give(valueAt(item, partAt(event)));
        }}
        // A press on the middle does not change the value of the control, but it is an answer.
        onPointerUp={(event) => {
          if (pressed.current && (isUnset || event.pointerType === "touch"))
            give(valueAt(item, partAt(event)));
          pressed.current = null;
          actions.keepTyped();
        }}
        // The finger scrolls the page.
        onPointerCancel={() => {
          pressed.current = null;
        }}
        onBlur={actions.keepTyped}
      />
      <p id={`${parts.id}ends`} className={slider.ends} translate="no">
        {item.labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the labels keep their places
          <Spoken key={index} {...textOf(label)} />
        ))}
      </p>
      {parts.message === undefined && (
        <p className={slider.unset} aria-hidden="true" data-answered={!isUnset || undefined}>
          {words.slider.press}
        </p>
      )}
      <Message parts={parts} />
    </>
  );
}
