import { interpolate } from "@/lib/i18n/interpolate";
import { AdditionNote, AdditionTable } from "../engine/addition-table";
import type { AdditionProps } from "../engine/app-module";
import { formatMeasure } from "../engine/measure-format";
import { testRows } from "../engine/score";
import norms from "../norms.json" with { type: "json" };
import { parameters } from "./definition";
import styles from "./lottery-rows.module.css";
import { choicesOf, goesBack } from "./rows";
import type { LotteryChoiceWords } from "./words";

const SHARES = Object.values(norms.holt_laury_safe_choices.p_safe_by_row);

/** Each row of the menu with the choice and the published share of A, and what r means. */
export function LotteryRows({
  rows,
  score,
  words: { result },
  locale,
}: AdditionProps<LotteryChoiceWords>) {
  const words = result.rows;
  const choices = choicesOf(testRows(rows));
  const back = goesBack(choices);
  const isLast = (index: number) => index === parameters.rows - 1;
  const shown = (index: number) => {
    const choice = choices[index] ?? words.none;
    if (choice === "A" && isLast(index)) return interpolate(words.dominated, { choice });
    return back[index] ? interpolate(words.back, { choice }) : choice;
  };
  const note = back.includes(true) ? words.noCrra : words.crra;
  return (
    <div className={styles.rows}>
      <AdditionTable caption={words.title} columns={[words.chance, words.you, words.published]}>
        {SHARES.map((share, index) => {
          const chance = interpolate(words.of, { chance: index + 1, of: parameters.rows });
          return (
            <tr key={chance}>
              <th scope="row">{chance}</th>
              <td>{shown(index)}</td>
              <td>{formatMeasure(share * 100, { decimals: 0, unit: "%" }, locale)}</td>
            </tr>
          );
        })}
      </AdditionTable>
      {score.status === "scored" && <AdditionNote>{note}</AdditionNote>}
    </div>
  );
}
