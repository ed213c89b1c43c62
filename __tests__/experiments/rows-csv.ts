import type { TrialRow } from "@/experiments/engine/contract/trial-row";

const cell = (value: unknown) => {
  if (value === null || value === undefined) return "NA";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns rows as the export writes them, with invented values in the columns about the session. */
export function rowsCsv(rows: readonly TrialRow[], task = "test", session = "test"): string {
  const full = rows.map((row) => ({
    session_id: session,
    task,
    task_version: "1.0.0",
    ...row,
    seed: 1,
    prolific_pid: null,
    study_id: null,
    prolific_session_id: null,
  }));
  const lines = [Object.keys(full[0] ?? {}), ...full.map((row) => Object.values(row).map(cell))];
  return `${lines.join("\r\n")}\r\n`;
}
