import type { FormModel, FormRow } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";

/**
 * Returns the rows of a screen as they are stored in a session.
 * @param at number of earlier rows, number of the screen from 1, and the sitting
 */
export const formRows = (
  given: readonly FormRow[],
  { before, screen, sitting }: { before: number; screen: number; sitting: number },
): TrialRow[] =>
  given.map((row, index) => ({
    ...row,
    trial: before + index + 1,
    block: row.block ?? screen,
    phase: "test",
    onset_ms: null,
    frame_ms: null,
    late_frames: null,
    sitting,
  }));

/** The columns of a simulated answer. Such an answer does not have a response time or an input type. */
const ofNobody = { rt_ms: null, input_type: null, hidden: false };

/**
 * Simulates a participant who answers a questionnaire screen by screen. Returns the rows and the records for
 * `session.raw`.
 * @param answersOf returns the answers to a screen, in the order of its items
 * @param how response time, input type and visibility of the page for each answer
 */
export function answeredForm<Screen>(
  model: Pick<FormModel, "screens" | "outcome"> & {
    screenAt(index: number, seed: number, rows: readonly TrialRow[]): Screen;
  },
  seed: number,
  answersOf: (screen: Screen, index: number) => readonly string[],
  how: Pick<FormRow, "rt_ms" | "input_type" | "hidden"> = ofNobody,
): { rows: TrialRow[]; raw: object[] } {
  const rows: TrialRow[] = [];
  const raw: object[] = [];
  for (let index = 0; index < model.screens; index += 1) {
    const screen = model.screenAt(index, seed, rows);
    const answers = answersOf(screen, index).map((value) => ({ value, ...how }));
    const given = model.outcome(screen, answers);
    rows.push(...formRows(given, { before: rows.length, screen: index + 1, sitting: 1 }));
    raw.push(...given);
  }
  return { rows, raw };
}
