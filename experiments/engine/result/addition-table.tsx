import styles from "./addition-table.module.css";

/** A table that an app adds to its result. The app supplies the rows as `children`. */
export function AdditionTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: React.ReactNode;
}) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A note about a table that an app adds to its result, or about the table's figure. */
export function AdditionNote({ children }: { children: React.ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
