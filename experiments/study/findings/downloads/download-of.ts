import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { Findings, Results } from "@/experiments/study/findings/findings";
import type { DownloadKind } from "@/experiments/study/findings/worker/messages";
import type { Reading } from "@/experiments/study/reading/read-session";
import { type DataSetOptions, type RunAt, writeDataSet } from "./data-set";
import { deviationsMd } from "./deviations";
import { participantsColumns } from "./participants-columns";
import { participantsCsv } from "./participants-csv";
import { publishedSessions } from "./published-sessions";
import { resultsJson } from "./results-json";
import { zipWriter } from "./zip-writer";

const text = (content: string, type: string): Blob => new Blob([content], { type });

/**
 * Returns a file of the page. The ids in it are new in each download.
 * @param runAt reads a run again; only the data set needs it
 * @param options the language of the texts for readers, and who is told the progress of the data set
 */
export async function downloadOf(
  kind: DownloadKind,
  findings: Findings,
  results: Results,
  reading: Pick<Reading, "documents" | "files" | "parameters">,
  runAt: RunAt,
  options: DataSetOptions = { locale: "en" },
): Promise<{ name: string; blob: Blob }> {
  const { study, isSimulated } = findings;
  const stem = `${isSimulated ? "simulated-" : ""}study-${study.protocol?.slice(0, SHOWN_DIGITS) ?? "runs"}`;
  switch (kind) {
    case "results":
      return {
        name: `${stem}-results.json`,
        blob: text(resultsJson(findings, results), "application/json"),
      };
    case "deviations":
      return {
        name: `${stem}-DEVIATIONS.md`,
        blob: text(deviationsMd(findings, options.locale), "text/markdown"),
      };
    case "participants": {
      const published = publishedSessions(findings);
      const columns = participantsColumns(published, findings, reading.parameters);
      const table = participantsCsv(published, columns);
      return { name: `${stem}-participants.csv`, blob: text(table, "text/csv;charset=utf-8") };
    }
    case "dataSet": {
      const zip = zipWriter();
      await writeDataSet(zip, findings, results, reading, runAt, options);
      return { name: `${stem}-data-set.zip`, blob: zip.finish() };
    }
  }
}
