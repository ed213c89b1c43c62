import type { FigureFrame } from "@/components/plots/figure-frame";
import type { FigureWords } from "@/components/plots/figure-words";
import { TrialFigure } from "@/components/plots/trial-figure";
import { ActionButton } from "@/components/ui/action-button";
import { PlayTrial } from "@/experiments/presentation/play-trial";
import type { Locale } from "@/lib/routes";
import styles from "./task-description.module.css";

/** What the task's description says and shows; all of it can cross to the browser. */
export type DescriptionWords = {
  methodsTitle: string;
  legend: string;
  /** Texts for what stands beside the frames of the figure. */
  timing: FigureWords;
  /** Text alternative of the figure. */
  figure: string;
};

/** A task as a paper describes it: its figure, the parameters below it and the methods paragraph beside them. */
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
  /** What can be done with the paragraph. */
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

/** A parameter and its value, in the room that its slider takes. */
export function Parameter({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <p className={styles.parameter}>
      <span className={styles.name}>{name}</span> {children}
    </p>
  );
}

/** Room for a button that comes with the sliders, so that what stands below does not move then. */
export function ComingButton({ name }: { name: string }) {
  return (
    <span className={styles.coming}>
      <ActionButton>{name}</ActionButton>
    </span>
  );
}
