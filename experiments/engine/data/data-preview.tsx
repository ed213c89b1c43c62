import { FileTree } from "@/components/ui/file-tree";
import { WideContent } from "@/components/ui/wide-content";
import type { DataWords } from "@/content/data-downloads";
import type { Session } from "@/experiments/engine/session/session";
import { interpolate } from "@/lib/i18n/interpolate";
import { COLUMNS, type Column } from "./columns";
import { firstCells } from "./csv";
import styles from "./data-preview.module.css";
import type { Files } from "./data-set-files";

const ROWS = 4;
/** The displayed columns. Their values differ between trials, whereas most other columns have one value in all rows. */
const SHOWN = [
  "trial",
  "block",
  "phase",
  "condition",
  "stimulus",
  "response",
  "correct",
  "rt_ms",
  "onset_ms",
  "frame_ms",
  "late_frames",
  "input_type",
  "hidden",
  "excluded",
] as const satisfies readonly Column[];

/** Displays a preview of the download: the first rows of the trials file, and the names of the archive's files. */
export function DataPreview({
  session,
  files,
  words,
}: {
  session: Session;
  files: Files;
  words: DataWords["preview"];
}) {
  const rows = firstCells(session, SHOWN, ROWS);
  const title = interpolate(words.rows, {
    rows: rows.length,
    total: session.rows.length,
    columns: SHOWN.length,
    all: COLUMNS.length,
  });
  return (
    <div className={styles.preview}>
      <div>
        <p className={styles.title}>{title}</p>
        <div className={styles.box}>
          <WideContent label={title}>
            <table className={styles.rows} translate="no">
              <thead>
                <tr>
                  {SHOWN.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((cells) => (
                  <tr key={cells[0]}>
                    {cells.map((text, index) => (
                      <td key={SHOWN[index]}>{text}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </WideContent>
        </div>
      </div>
      <div>
        <p className={styles.title}>{words.files}</p>
        <FileTree paths={Object.keys(files)} />
      </div>
    </div>
  );
}
