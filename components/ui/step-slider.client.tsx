"use client";

import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "./step-slider.module.css";

/** The distance that a pressed mouse must move before it drags the thumb, CSS pixels. */
const DRAG_PX = 3;

/** Returns the step to which a key jumps; undefined for the keys that the browser handles. */
function jumpOf({ key, shiftKey }: KeyboardEvent, last: number): number | undefined {
  if (key === "PageUp" || (shiftKey && /^Arrow(Up|Right)$/.test(key))) return last;
  if (key === "PageDown" || (shiftKey && /^Arrow(Down|Left)$/.test(key))) return 0;
  return undefined;
}

/** A slider over a few steps. The meaning of the chosen step is displayed as text. */
export function StepSlider({
  label,
  value,
  last,
  valueText,
  shown = valueText,
  onChange,
}: {
  label: string;
  value: number;
  last: number;
  /** The text that screen readers read for the chosen step. */
  valueText: string;
  /** The text that is displayed for the chosen step, if it is shorter than the text for screen readers. */
  shown?: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(null);
  const [isDragged, setDragged] = useState(false);

  // A script sets the style, because the content security policy blocks style attributes.
  useLayoutEffect(() => {
    control.current?.style.setProperty("--reached", String(last > 0 ? value / last : 0));
  }, [value, last]);

  // The listeners are not on the slider itself, because the visitor may release the pointer anywhere on the page.
  useEffect(() => {
    const release = () => {
      pressedAt.current = null;
      setDragged(false);
    };
    const events = ["pointerup", "pointercancel"] as const;
    for (const event of events) addEventListener(event, release);
    return () => {
      for (const event of events) removeEventListener(event, release);
    };
  }, []);

  /**
   * Makes a finger move the thumb from any position, because Safari on iOS moves the thumb only for a finger that
   * begins on it.
   */
  const follow = ({ pointerType, clientX }: PointerEvent) => {
    const bounds = track.current?.getBoundingClientRect();
    if (pointerType !== "touch" || !bounds) return;
    const part = Math.min(1, Math.max(0, (clientX - bounds.left) / bounds.width));
    const next = Math.round(part * last);
    if (next !== value) onChange(next);
  };

  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value}>{shown}</span>
      <div ref={control} className={styles.control} data-dragging={isDragged || undefined}>
        <div ref={track} className={styles.track}>
          <div className={styles.indicator} />
          <div className={styles.thumb} />
        </div>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={value}
          aria-valuetext={valueText}
          onChange={({ target }) => onChange(Number(target.value))}
          onKeyDown={(event) => {
            const next = jumpOf(event, last);
            if (next === undefined) return;
            event.preventDefault();
            onChange(next);
          }}
          onPointerDown={(event) => {
            pressedAt.current = event.clientX;
            follow(event);
          }}
          onPointerMove={(event) => {
            if (pressedAt.current === null) return;
            if (Math.abs(event.clientX - pressedAt.current) >= DRAG_PX) setDragged(true);
            follow(event);
          }}
        />
      </div>
    </div>
  );
}
