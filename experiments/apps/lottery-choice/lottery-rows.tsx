import type { AdditionProps } from "@/experiments/engine/contract/define-app";
import { AdditionNote, AdditionTable } from "@/experiments/engine/result/addition-table";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./lottery-rows.module.css";
import type { LotteryChoice } from "./model";

/**
 * Displays a table with the participant's choice and the published share of A in each row, and a note about risk
 * aversion r.
 */
export function LotteryRows({
  addition: { rows, note },
  words: { result },
  locale,
}: AdditionProps<LotteryChoice>) {
  const words = result.rows;
  const isPublished = rows.some(({ share }) => share !== null);
  return (
    <div className={styles.rows}>
      <AdditionTable
        caption={words.title}
        columns={[words.chance, words.you, ...(isPublished ? [words.published] : [])]}
      >
        {rows.map(({ chance, of, choice, fault, share }) => (
          <tr key={chance}>
            <th scope="row">{interpolate(words.of, { chance, of })}</th>
            <td>
              {choice && fault ? interpolate(words[fault], { choice }) : (choice ?? words.none)}
            </td>
            {share !== null && (
              <td>{formatMeasure(share * 100, { decimals: 0, unit: "%" }, locale)}</td>
            )}
          </tr>
        ))}
      </AdditionTable>
      {note && <AdditionNote>{words[note]}</AdditionNote>}
    </div>
  );
}
