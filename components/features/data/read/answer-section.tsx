import type { FindingsWords } from "@/content/findings";
import type { Plan } from "@/experiments/study/document/schema";
import type { Answer, CorrelationFinding, Findings } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { AnswerPicture, captionOf } from "./answer-picture";
import styles from "./answer-section.module.css";
import { AnswerTable } from "./answer-table";
import { answerNumbers, decisionText, intervalText, questionText } from "./answer-texts";
import { listText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

type Parts = { names: StudyNames; words: FindingsWords; locale: Locale };

/** The answer to the plan's question: the decision in words, one number with its interval, and the figure. */
export function AnswerSection({
  answer,
  plan,
  correlations,
  ...parts
}: {
  answer: Findings["answer"];
  plan: Plan | undefined;
  correlations: readonly CorrelationFinding[];
} & Parts) {
  const { words, locale } = parts;
  const own = words.answer;
  if ("reason" in answer)
    return (
      <section className={styles.answer} data-none="" aria-labelledby="answer">
        <div className={styles.none}>
          <h2 id="answer">{own.noAnswer.title}</h2>
          <p>
            {interpolate(own.noAnswer[answer.reason], {
              n:
                listText(
                  answer.n.map((n) => formatNumber(n, locale)),
                  words,
                ) || "0",
              least: formatNumber(answer.least ?? 0, locale),
            })}
          </p>
        </div>
      </section>
    );
  return <Answered answer={answer} plan={plan} correlations={correlations} {...parts} />;
}

function Answered({
  answer,
  plan,
  correlations,
  names,
  words,
  locale,
}: {
  answer: Answer;
  plan: Plan | undefined;
  correlations: readonly CorrelationFinding[];
} & Parts) {
  const own = words.answer;
  const parts = [names, words, locale] as const;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <div className={styles.columns}>
        <div className={styles.said}>
          <p className={styles.question}>
            <b>{own.asked}</b> {questionText(answer, plan, ...parts)}
          </p>
          <h2 className={styles.decision} id="answer">
            {decisionText(answer, ...parts)}
          </h2>
          <p className={styles.interval}>{intervalText(answer, ...parts)}</p>
          <ul className={styles.numbers} role="list">
            {answerNumbers(answer, ...parts).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <figure className={styles.figure}>
          <AnswerPicture
            answer={answer}
            correlations={correlations}
            names={names}
            words={words}
            locale={locale}
          />
          <figcaption className={styles.caption}>
            <SimulatedMark />
            <b>{interpolate(words.flow.figure, { n: 2 })}</b> {captionOf(answer, words, locale)}
          </figcaption>
        </figure>
      </div>
      <AnswerTable answer={answer} names={names} words={words} locale={locale} />
    </section>
  );
}
