"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ActionLink } from "@/components/ui/action-link";
import { StepSlider } from "@/components/ui/step-slider.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { type BuilderProps, BuilderView } from "./builder-view";
import { type PeopleRange, reached } from "./people-range";
import { PeopleScale } from "./people-scale";
import styles from "./people-scale.module.css";
import { movingValues } from "./planned-study";
import { useGliding } from "./use-gliding.client";
import { useStudyLink } from "./use-study-link.client";

export type LiveBuilderProps = BuilderProps & {
  /** The number of participants that the slider displays at first. */
  start: number;
  range: PeopleRange;
  own: Record<"build" | "moved" | "mark" | "setNeed", string>;
  /**
   * The study that the link opens in the builder. The number of participants in the study is replaced before the link
   * opens.
   */
  document: { readonly [key: string]: unknown };
};

/** The study builder with a single slider. The slider sets the number of participants. */
export function LiveBuilder({ start, range, own, document, ...builder }: LiveBuilderProps) {
  const { study, words, fixed, locale } = builder;
  const [people, setPeople] = useState(start);
  const drawn = useGliding(people);
  const link = useStudyLink(document, people, start, locale);
  const mark = useRef<HTMLButtonElement>(null);

  // A script sets the style, because the content security policy blocks style attributes.
  useLayoutEffect(() => {
    mark.current?.style.setProperty("--mark", String(reached(range.need, range)));
  }, [range]);

  // A visitor who has moved the slider will probably press the link, so the code for the link is loaded in advance.
  const isMoved = people !== start;
  useEffect(() => {
    if (isMoved) link.prepare();
  }, [isMoved, link.prepare]);

  const needed = { ...fixed, power: fixed.target ?? "" };
  return (
    <BuilderView
      {...builder}
      people={people}
      drawn={drawn}
      control={
        <div className={styles.people}>
          <StepSlider
            label={words.participants}
            value={people - range.least}
            last={range.most - range.least}
            shown={String(people)}
            valueText={interpolate(own.moved, movingValues(people, study, locale))}
            onChange={(step) => setPeople(range.least + step)}
          />
          <div className={styles.track}>
            <PeopleScale range={range} mark={null} locale={locale} />
            <button
              ref={mark}
              type="button"
              className={styles.set}
              aria-label={interpolate(own.setNeed, needed)}
              onClick={() => setPeople(range.need)}
            >
              {interpolate(own.mark, needed)}
            </button>
          </div>
        </div>
      }
      action={
        <ActionLink primary href={link.href} onClick={link.follow}>
          {own.build}
        </ActionLink>
      }
    />
  );
}
