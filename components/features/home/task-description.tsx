import type { FigureFrame } from "@/components/plots/figure-frame";
import type { FigureWords } from "@/components/plots/figure-words";
import { TrialFigure } from "@/components/plots/trial-figure";
import { ActionButton } from "@/components/ui/action-button";
import { PlayTrial } from "@/experiments/presentation/play-trial";
import type { Locale } from "@/lib/routes";
import styles from "./task-description.module.css";

/** Texts of the task's description; all of them can be passed to client components. */
export type DescriptionWords = {
  methodsTitle: string;
  legend: string;
  /** Labels next to the frames of the figure. */
  timing: FigureWords;
  /** Text alternative of the figure. */
  figure: string;
};

/** A task as a paper describes it: its figure, the parameters below it and the methods paragraph next to them. */
export function TaskDescription({
  frames,
  words,
  caption,
  parameters,
  methods,
  ways,
  note,
  locale,
}: {
  frames: readonly FigureFrame[];
  words: DescriptionWords;
  caption: React.ReactNode;
  parameters: React.ReactNode;
  methods: React.ReactNode;
  /** Links and buttons for the paragraph. */
  ways: React.ReactNode;
  note: React.ReactNode;
  locale: Locale;
}) {
  return (
    <>
      <div className={styles.side}>
        <figure>
          <TrialFigure
            frames={frames}
            words={words.timing}
            description={words.figure}
            locale={locale}
          />
          <PlayTrial frames={frames} words={words.timing} locale={locale} />
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
        <fieldset className={styles.parameters}>
          <legend className={styles.legend}>{words.legend}</legend>
          {parameters}
        </fieldset>
      </div>
      <div className={styles.methods}>
        <h3>{words.methodsTitle}</h3>
        <p>{methods}</p>
        <div className={styles.ways}>{ways}</div>
        <p className={styles.note} role="status">
          {note}
        </p>
      </div>
    </>
  );
}

/** A parameter and its value, with the height of its slider. */
export function DescribedParameter({
  name,
  children,
}: {
  name: string;
  children: React.ReactNode;
}) {
  return (
    <p className={styles.parameter}>
      <span className={styles.name}>{name}</span> {children}
    </p>
  );
}

/** Reserves the space of a button that appears together with the sliders, so that content below does not move. */
export function ComingButton({ name }: { name: string }) {
  return (
    <span className={styles.coming}>
      <ActionButton>{name}</ActionButton>
    </span>
  );
}
