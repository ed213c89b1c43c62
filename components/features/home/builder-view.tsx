import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./builder-view.module.css";
import { HundredStudies } from "./hundred-studies";
import { MOVING, movingValues, type PlannedStudy, studiesAt } from "./planned-study";

type Named = { name: string; text: string };

type BuilderWords = Record<"axis" | "missed" | "detected" | "figure" | "participants", string> &
  Record<"power" | "price" | "methods", Named>;

/** The study, the sentences about the study, and those values in the sentences that do not change. */
export type BuilderProps = {
  study: PlannedStudy;
  words: BuilderWords;
  /** The values in the sentences that do not depend on the number of participants. */
  fixed: Readonly<Record<string, string>>;
  caption: React.ReactNode;
  locale: Locale;
};

const isMoving = (name: string) => MOVING.some((each) => each === name);

/** A text with its values. The values that change with the slider are highlighted. */
function Sentence({ text, values }: { text: string; values: Readonly<Record<string, string>> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
    return isMoving(piece) ? <mark key={index}>{values[piece]}</mark> : values[piece];
  });
}

/** The results of the study builder for a number of participants: the figure, the power, the price and a sentence. */
export function BuilderView({
  people,
  drawn = people,
  study,
  words,
  fixed,
  caption,
  locale,
  control,
  action,
}: BuilderProps & {
  people: number;
  /**
   * The number of participants that the figure displays. While the figure is animated, it differs from the chosen
   * number.
   */
  drawn?: number;
  control: React.ReactNode;
  action: React.ReactNode;
}) {
  const values = { ...fixed, ...movingValues(people, study, locale) };
  return (
    <div className={styles.builder}>
      <figure>
        <HundredStudies
          studies={studiesAt(drawn, study)}
          words={words}
          description={interpolate(words.figure, values)}
          locale={locale}
        />
        {control}
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div className={styles.follows}>
        {(["power", "price", "methods"] as const).map((id) => (
          <section key={id} data-text={id}>
            <h3>{words[id].name}</h3>
            <p>
              <Sentence text={words[id].text} values={values} />
            </p>
          </section>
        ))}
        <p>{action}</p>
      </div>
    </div>
  );
}
