"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { PlanCurve, Series, StepLength } from "@/experiments/study/plan/plan-types";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import {
  asideOf,
  CURVE_LETTER,
  type CurveScale,
  LABEL_MIDDLE,
  nearestSeries,
  obstaclesOf,
  peopleTicks,
  scaleOf,
  trialTicks,
} from "./curve-figure";
import styles from "./people-trials-panel.module.css";
import { type PlacedLabel, placeCurveLabels } from "./place-curve-labels";

/**
 * The values that change when the handle is moved: the number of people in the plan, or the parameter for the number of
 * trials.
 */
export type Move = { people?: number; length?: number };

export type CurveWords = Record<
  | "people"
  | "trials"
  | "here"
  | "band"
  | "bandShort"
  | "description"
  | "movePeople"
  | "moveTrials"
  | "peopleNow"
  | "trialsNow"
  | "moveHelp",
  string
>;

const FIRST_WIDTH = 720;
const FEWEST = 4;

/** The smallest width of the figure. In a narrower frame, the figure scrolls horizontally. */
const LEAST_WIDTH = 280;

/** Returns the size of the figure's unit in CSS pixels. The unit is larger for visitors who use larger text. */
const unitNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Returns the current width of an element in whole units of the figure; null until the width has been measured. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const read = () => {
      const unit = unitNow() || 1;
      const units = Math.floor(current.clientWidth / unit) || FIRST_WIDTH;
      setWidth(Math.max(LEAST_WIDTH, units));
      setUnit(unit);
    };
    read();
    // Without ResizeObserver, the figure does not change its first size.
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, width, unit };
}

/** Returns the allowed number of trials that is nearest to a given number, on the logarithmic scale of the axis. */
const nearest = (lengths: readonly StepLength[], trials: number): StepLength | undefined =>
  [...lengths].sort(
    (a, b) => Math.abs(Math.log(a.trials / trials)) - Math.abs(Math.log(b.trials / trials)),
  )[0];

/**
 * Rounds a number of people to the precision of the pointer. Near a thousand people, one pixel represents ten people.
 */
function roundPeople(people: number, most: number): number {
  const step = people >= 500 ? 10 : people >= 200 ? 5 : people >= 100 ? 2 : 1;
  return Math.min(most, Math.max(FEWEST, Math.round(people / step) * step));
}

/** A plot of the number of people against the number of trials. A handle represents the protocol. */
export function PeopleTrialsFigure({
  curve,
  lengths,
  names,
  here: hereTexts,
  heading,
  words,
  locale,
  onMove,
}: {
  curve: PlanCurve;
  lengths: readonly StepLength[];
  /** The name of each series. */
  names: Readonly<Record<Series["id"], string>>;
  /** The label of the handle: a long text, and a short text that is used if the handle has little space around it. */
  here: readonly [string, string];
  /** The result as a sentence. The sentence changes when the handle is moved. */
  heading: string;
  words: CurveWords;
  locale: Locale;
  onMove: (move: Move) => void;
}) {
  const { frame, width: known, unit } = useWidth();
  const width = known ?? FIRST_WIDTH;
  const scale = scaleOf(curve, width);
  const { here } = curve;
  const inReach = lengths.filter(({ trials }) => trials <= curve.trials[1]);
  const current = here ? inReach.findIndex(({ trials }) => trials === here.trials) : -1;
  const labels =
    known === null ? [] : placedLabels({ curve, scale, names, here: hereTexts, locale });
  const unnamed = known === null ? [] : curve.series.filter(({ id }) => !isPlaced(labels, id));
  return (
    <div ref={frame} className={styles.frame}>
      <svg
        className={styles.plot}
        width={width * unit}
        height={scale.height * unit}
        viewBox={`0 0 ${width} ${scale.height}`}
        role="img"
        aria-label={words.description}
      >
        {/* The figure is drawn once its width is known; otherwise the page would be laid out twice. */}
        {known !== null && (
          <>
            <Axes curve={curve} scale={scale} words={words} locale={locale} />
            {curve.series.map((series) => (
              <SeriesMarks key={series.id} series={series} scale={scale} />
            ))}
            <Labels labels={labels} />
            {here && (
              <Handle here={here} scale={scale} lengths={inReach} curve={curve} onMove={onMove} />
            )}
          </>
        )}
      </svg>
      {unnamed.length > 0 && <Key series={unnamed} names={names} />}
      {here && (
        <div className={styles.sliders}>
          <label>
            {words.movePeople}
            <input
              type="range"
              min={FEWEST}
              max={curve.people[1]}
              step={1}
              value={Math.min(here.people, curve.people[1])}
              aria-valuetext={interpolate(words.peopleNow, {
                people: formatNumber(here.people, locale),
                heading,
              })}
              onChange={({ target }) => onMove({ people: Number(target.value) })}
            />
          </label>
          {inReach.length > 1 && (
            <label>
              {words.moveTrials}
              <input
                type="range"
                min={0}
                max={inReach.length - 1}
                step={1}
                value={Math.max(0, current)}
                aria-valuetext={interpolate(words.trialsNow, {
                  trials: formatNumber(here.trials, locale),
                  heading,
                })}
                onChange={({ target }) => {
                  const length = inReach[Number(target.value)];
                  if (length) onMove({ length: length.value });
                }}
              />
            </label>
          )}
        </div>
      )}
    </div>
  );
}

function Axes({
  curve,
  scale,
  words,
  locale,
}: {
  curve: PlanCurve;
  scale: CurveScale;
  words: CurveWords;
  locale: Locale;
}) {
  const { left, right, top, bottom, x, y } = scale;
  const band = [words.band, words.bandShort].find(
    (text) => text.length * CURVE_LETTER < right - left - 16,
  );
  return (
    <g>
      {curve.anySample && (
        <rect
          className={styles.band}
          x={left}
          width={right - left}
          y={y(10)}
          height={bottom - y(10)}
        />
      )}
      {peopleTicks(curve, scale).map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={left - 8} y={y(tick) + 4} textAnchor="end">
            {formatNumber(tick, locale)}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={left} x2={right} y1={bottom} y2={bottom} />
      {trialTicks(curve, scale).map((tick) => (
        <text key={tick} className={styles.tick} x={x(tick)} y={bottom + 20} textAnchor="middle">
          {formatNumber(tick, locale)}
        </text>
      ))}
      <text className={styles.tick} x={left} y={bottom + 40}>
        {words.trials}
      </text>
      <text className={styles.tick} x={0} y={top - 12}>
        {words.people}
      </text>
      {curve.anySample && band && (
        <text className={styles.bandLabel} x={left + 8} y={(y(10) + bottom) / 2 + 5}>
          {band}
        </text>
      )}
    </g>
  );
}

function SeriesMarks({ series, scale }: { series: Series; scale: CurveScale }) {
  const { id, line, dots } = series;
  const x = (trials: number) => scale.x(trials) + asideOf(id);
  const path = line
    .map(
      ({ trials, people }, index) =>
        `${index ? "L" : "M"}${x(trials).toFixed(1)} ${scale.y(people).toFixed(1)}`,
    )
    .join("");
  const classes = (kind: string | undefined) => `${kind} ${styles[id]}`;
  return (
    <g className={styles[id]}>
      <path className={classes(styles.line)} d={path} />
      {dots.map(({ trials, people, low, high }) => (
        <g key={trials}>
          {low !== undefined && high !== undefined && (
            <line
              className={classes(styles.interval)}
              x1={x(trials)}
              x2={x(trials)}
              y1={scale.y(low)}
              y2={scale.y(high)}
            />
          )}
          <circle className={classes(styles.dot)} cx={x(trials)} cy={scale.y(people)} r="5" />
        </g>
      ))}
    </g>
  );
}

/** The width of a bold character in the text font at 13 px, px. */
const BOLD = 7.4;

/** A positioned label with its text. */
type ShownLabel = PlacedLabel & { text: string };

const isPlaced = (labels: readonly ShownLabel[], id: string) =>
  labels.some((label) => label.id === id);

/**
 * Returns the labels of the lines, of the handle and of the number of people that the plan needs. A label is omitted if
 * it would cover another element of the figure.
 */
function placedLabels({
  curve,
  scale,
  names,
  here: [long, short],
  locale,
}: {
  curve: PlanCurve;
  scale: CurveScale;
  names: Readonly<Record<Series["id"], string>>;
  here: readonly [string, string];
  locale: Locale;
}): ShownLabel[] {
  const { x, y, left, right, top, bottom } = scale;
  const { here, need, series } = curve;
  const texts: Record<string, string> = { ...names, here: long };
  const shown = need && Number.isFinite(need.total) && need.total <= curve.people[1] ? need : null;
  if (shown) texts.need = formatNumber(shown.total, locale);
  const widthOf = (id: string) => (texts[id] ?? "").length * BOLD + 4;
  const ofHere = () =>
    here
      ? [
          {
            id: "here",
            width: widthOf("here"),
            places: [
              { x: x(here.trials) - 20 - widthOf("here"), y: y(here.people) + 5 },
              { x: x(here.trials) + 20, y: y(here.people) + 5 },
              { x: x(here.trials) - 20 - widthOf("here"), y: y(here.people) + 26 },
              { x: x(here.trials) - widthOf("here") / 2, y: y(here.people) + 34 },
              { x: x(here.trials) - widthOf("here") + 20, y: y(here.people) - 24 },
              { x: left + 6, y: y(here.people) - 24 },
            ],
          },
        ]
      : [];
  const ofNeed =
    here && shown
      ? [
          {
            id: "need",
            width: widthOf("need"),
            places: [
              { x: x(here.trials) + 12, y: y(shown.total) + 5 },
              { x: x(here.trials) + 12, y: y(shown.total) - 10 },
              { x: x(here.trials) - 10 - widthOf("need"), y: y(shown.total) + 20 },
              { x: x(here.trials) - 10 - widthOf("need"), y: y(shown.total) - 10 },
            ],
          },
        ]
      : [];
  const ofSeries = series.map(({ id, line, dots }) => {
    const width = widthOf(id);
    const points = line.length > 0 ? line : dots;
    // A line is named at its beginning or at its end, or else at another point of the line.
    const last = points.at(-1);
    const [first] = points;
    const ends = [...(first ? [first] : []), ...(last ? [last] : [])];
    const inOrder = [...(id === "laboratory" ? ends.toReversed() : ends), ...points];
    const places = inOrder.flatMap(({ trials, people }) => [
      { x: x(trials) + 10, y: y(people) - 12 },
      { x: x(trials) - width, y: y(people) - 14 },
      { x: x(trials) + 8, y: y(people) - 30 },
      { x: x(trials) - width / 2, y: y(people) + 24 },
      { x: x(trials) - width - 10, y: y(people) + 28 },
      { x: x(trials) + 8, y: y(people) + 34 },
      { x: x(trials) + 8, y: y(people) + 54 },
      { x: x(trials) + 8, y: y(people) + 74 },
    ]);
    const isOwn = (place: { x: number; y: number }) =>
      nearestSeries(curve, scale, { x: place.x + width / 2, y: place.y - LABEL_MIDDLE }) === id;
    return { id, width, places: places.filter(isOwn) };
  });
  const within = { left: left + 4, right: right + 14, top: top - 8, bottom: bottom - 2 };
  const band = curve.anySample ? [{ left, right, top: y(10), bottom }] : [];
  const place = () =>
    placeCurveLabels(
      [...ofNeed, ...ofHere(), ...ofSeries],
      [...obstaclesOf(curve, scale), ...band],
      within,
    ).map((label) => ({ ...label, text: texts[label.id] ?? "" }));
  const placed = place();
  if (!here || isPlaced(placed, "here")) return placed;
  texts.here = short;
  return place();
}

const Labels = ({ labels }: { labels: readonly ShownLabel[] }) =>
  labels.map(({ id, x, y, text }) => (
    <text
      key={id}
      className={
        id === "here"
          ? styles.here
          : `${styles.label} ${id === "need" ? styles.question : styles[id]}`
      }
      x={x}
      y={y}
    >
      {text}
    </text>
  ));

/** A legend for the lines whose names do not fit into the figure. */
function Key({
  series,
  names,
}: {
  series: readonly Series[];
  names: Readonly<Record<Series["id"], string>>;
}) {
  return (
    <ul className={styles.key}>
      {series.map(({ id }) => (
        <li key={id}>
          <svg width="32" height="12" aria-hidden="true" className={styles[id]}>
            <path className={`${styles.line} ${styles[id]}`} d="M1 6H31" />
            <circle className={`${styles.dot} ${styles[id]}`} cx="16" cy="6" r="4" />
          </svg>
          {names[id]}
        </li>
      ))}
    </ul>
  );
}

function Handle({
  here,
  scale,
  lengths,
  curve,
  onMove,
}: {
  here: NonNullable<PlanCurve["here"]>;
  scale: CurveScale;
  lengths: readonly StepLength[];
  curve: PlanCurve;
  onMove: (move: Move) => void;
}) {
  const [x, y] = [scale.x(here.trials), scale.y(here.people)];
  // The part of the figure below this height is a band with a separate text.
  const foot = curve.anySample ? scale.y(10) : scale.bottom;
  const isHeld = useRef(false);
  const hold = (event: PointerEvent<SVGGElement>) => {
    isHeld.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const move = (event: PointerEvent<SVGGElement>) => {
    const { ownerSVGElement } = event.currentTarget;
    if (!isHeld.current || !ownerSVGElement) return;
    const box = ownerSVGElement.getBoundingClientRect();
    const unit = box.width / ownerSVGElement.viewBox.baseVal.width;
    const people = roundPeople(scale.peopleAt((event.clientY - box.top) / unit), curve.people[1]);
    const length = nearest(lengths, scale.trialsAt((event.clientX - box.left) / unit));
    const change: Move = {
      ...(people !== here.people && { people }),
      ...(length && length.trials !== here.trials && { length: length.value }),
    };
    if (Object.keys(change).length > 0) onMove(change);
  };
  const release = () => {
    isHeld.current = false;
  };
  return (
    <g
      className={styles.handle}
      onPointerDown={hold}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <line className={styles.guide} x1={x} x2={x} y1={y} y2={Math.max(y, foot)} />
      <line className={styles.guide} x1={scale.left} x2={x} y1={y} y2={y} />
      <circle className={styles.ring} cx={x} cy={y} r="17" />
      <circle className={styles.grip} cx={x} cy={y} r="22" />
      <circle className={styles.knob} cx={x} cy={y} r="12" />
      <path className={styles.cross} d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />
    </g>
  );
}
