import type { PaperBlock, PaperLine, TextRun } from "@/experiments/study/papers/blocks";
import type { Paper } from "@/experiments/study/papers/paper";
import styles from "./paper-view.module.css";

/** The heading level of a paper's title on the page. The headings within the paper have lower levels. */
type Top = 1 | 2 | 3;

/** Displays the Markdown of a paper. Text from the study's author is never interpreted as HTML. */
export function PaperView({
  paper: { blocks, locale },
  top = 2,
}: {
  paper: Pick<Paper, "blocks" | "locale">;
  top?: Top;
}) {
  return (
    <div className={styles.paper} lang={locale}>
      <Blocks blocks={blocks} top={top} />
    </div>
  );
}

function Blocks({ blocks, top }: { blocks: readonly PaperBlock[]; top: Top }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paper keeps its order
    <OneBlock key={index} block={block} top={top} />
  ));
}

function OneBlock({ block, top }: { block: PaperBlock; top: Top }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level + top - 1}` as "h1" | "h2" | "h3" | "h4" | "h5";
      return (
        <Heading dir="auto" className={block.level === 1 ? styles.title : undefined}>
          <Runs line={block.line} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p dir="auto">
          <Runs line={block.line} />
        </p>
      );
    case "list":
      return (
        <ul dir="auto" className={block.isSigned && styles.signed}>
          {block.items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper keeps its order
            <li key={index}>
              <Runs line={line} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table head={block.head} rows={block.rows} />;
    case "empty":
      return <p className={styles.empty}>{block.text}</p>;
    case "quote":
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} top={top} />
        </blockquote>
      );
    case "group":
      return (
        <div className={styles.group}>
          <Blocks blocks={block.blocks} top={top} />
        </div>
      );
    case "file":
      return <pre className={styles.file}>{block.text}</pre>;
  }
}

function Table({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly PaperLine[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={head.join(", ")}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper keeps its order
            <tr key={row}>
              {cells.map((line, cell) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paper keeps its order
                <td key={cell}>
                  <Runs line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Runs = ({ line }: { line: PaperLine }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its order
  line.map((run, index) => <OneRun key={index} run={run} />);

function OneRun({ run }: { run: TextRun }) {
  if ("url" in run)
    return (
      <a href={run.url} rel="external noreferrer">
        {run.text}
      </a>
    );
  if (run.look === "strong") return <strong>{run.text}</strong>;
  if (run.look === "code") return <code>{run.text}</code>;
  return run.text;
}
