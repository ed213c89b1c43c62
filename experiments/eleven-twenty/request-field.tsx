import { interpolate } from "@/lib/i18n/interpolate";
import { AdditionNote, AdditionTable } from "../engine/addition-table";
import type { AdditionProps } from "../engine/app-module";
import { formatMeasure } from "../engine/measure-format";
import { parameters, REQUESTS } from "./definition";
import { bestReply, expectedPoints, shareOf, stepsDown } from "./game";
import styles from "./request-field.module.css";
import type { ElevenTwentyWords } from "./words";

/** What each request would earn against the published ones, and how level-k reasoning reads yours. */
export function RequestField({
  score,
  words: { result },
  locale,
}: AdditionProps<ElevenTwentyWords>) {
  if (score.status !== "scored") return null;
  const words = result.field;
  const [{ value: request }] = score.measures;
  const drawn = score.details.find(({ id }) => id === "drawn")?.value;
  const best = bestReply();
  const marks = (row: number) =>
    [
      row === request ? words.you : "",
      row === drawn ? words.drawn : "",
      row === best ? words.best : "",
    ].filter(Boolean);
  return (
    <div className={styles.field}>
      <AdditionTable caption={words.title} columns={[words.request, words.share, words.expected]}>
        {REQUESTS.map((row) => (
          <tr key={row} data-you={row === request}>
            <th scope="row">
              {row} <span className={styles.marks}>{marks(row).join(", ")}</span>
            </th>
            <td>{formatMeasure(shareOf(row) * 100, { decimals: 0, unit: "%" }, locale)}</td>
            <td>{formatMeasure(expectedPoints(row), { decimals: 1, unit: null }, locale)}</td>
          </tr>
        ))}
      </AdditionTable>
      <AdditionNote>{interpolate(words.how, { bonus: parameters.bonus, best })}</AdditionNote>
      <AdditionNote>
        {interpolate(words.levels, { highest: parameters.highest, steps: stepsDown(request) })}
      </AdditionNote>
    </div>
  );
}
