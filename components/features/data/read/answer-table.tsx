import { Disclosure } from "@/components/ui/disclosure";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { Answer } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./answer-section.module.css";
import { answerFormat, sideNames } from "./answer-texts";
import { isShare } from "./is-share";
import { estimateText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

type Parts = { names: StudyNames; words: FindingsWords; locale: Locale };

/** The numbers of the figure as a table. */
export function AnswerTable({ answer, names, words, locale }: { answer: Answer } & Parts) {
  const own = words.answer;
  const ex = words.exploratory;
  const { show, bare } = answerFormat(answer, names, words, locale);
  const { a, b, labels } = sideNames(answer, names);
  const isPair = answer.sides.length > 1;
  const sideFormat = isShare(answer)
    ? answerFormat({ ...answer, question: "proportion" }, names, words, locale).show
    : null;
  return (
    <div className={styles.table}>
      <Disclosure title={own.table}>
        <WideContent label={own.tableCaption}>
          <table>
            <caption>
              <SimulatedMark />
              {own.tableCaption}
            </caption>
            <thead>
              <tr>
                <th scope="col">{own.side}</th>
                <th scope="col">{ex.n}</th>
                <th scope="col">{isShare(answer) ? own.share : ex.mean}</th>
                <th scope="col">{ex.sd}</th>
              </tr>
            </thead>
            <tbody>
              {answer.sides.map((side, index) => {
                const measure = names.measure(side.measure);
                const say =
                  sideFormat ??
                  ((value: number, more?: number) =>
                    answerFormat(
                      { question: "mean", measure: side.measure },
                      names,
                      words,
                      locale,
                    ).show(value, more));
                return (
                  <tr key={`${side.condition} ${side.measure.name}`}>
                    <th scope="row">{labels[index] || measure.label}</th>
                    <td>{formatNumber(side.n, locale)}</td>
                    <td>{say(side.mean, 1)}</td>
                    <td>{isShare(answer) ? words.people.none : say(side.sd, 1)}</td>
                  </tr>
                );
              })}
              <tr>
                <th scope="row">
                  {answer.question === "correlation"
                    ? "r"
                    : isPair
                      ? interpolate(own.minus, { a, b })
                      : isShare(answer)
                        ? own.share
                        : own.mean}
                </th>
                <td colSpan={3}>
                  {estimateText(
                    answer.estimate,
                    words,
                    (value) => show(value, 1),
                    (value) => bare(value, 1),
                  )}
                </td>
              </tr>
            </tbody>
          </table>
        </WideContent>
      </Disclosure>
    </div>
  );
}
