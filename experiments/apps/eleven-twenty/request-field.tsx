import type { AdditionProps } from "@/experiments/engine/contract/define-app";
import { AdditionNote, AdditionTable } from "@/experiments/engine/result/addition-table";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ElevenTwenty } from "./model";
import styles from "./request-field.module.css";

/**
 * Displays a table with the expected points of every request. With the published distribution, a note below the table
 * states the level of reasoning that level-k theory assigns to the participant's request.
 */
export function RequestField({
  addition: { requests, isPublished, best, bonus, highest, steps },
  words: { result },
  locale,
}: AdditionProps<ElevenTwenty>) {
  const words = result.field;
  return (
    <div className={styles.field}>
      <AdditionTable
        caption={isPublished ? words.title : words.titleUniform}
        columns={[words.request, isPublished ? words.share : words.chance, words.expected]}
      >
        {requests.map(({ request, share, expected, marks }) => (
          <tr key={request} data-you={marks.includes("you")}>
            <th scope="row">
              {request}{" "}
              <span className={styles.marks}>{marks.map((mark) => words[mark]).join(", ")}</span>
            </th>
            <td>{formatMeasure(share * 100, { decimals: 0, unit: "%" }, locale)}</td>
            <td>{formatMeasure(expected, { decimals: 1, unit: null }, locale)}</td>
          </tr>
        ))}
      </AdditionTable>
      <AdditionNote>
        {interpolate(isPublished ? words.how : words.howUniform, {
          bonus,
          best: best.join(", "),
        })}
      </AdditionNote>
      {isPublished && <AdditionNote>{interpolate(words.levels, { highest, steps })}</AdditionNote>}
    </div>
  );
}
