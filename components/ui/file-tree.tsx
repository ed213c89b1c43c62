import styles from "./file-tree.module.css";

/** The files of an archive, grouped by folder. Files outside of a folder come last. */
export function FileTree({ paths }: { paths: readonly string[] }) {
  return (
    <ul role="list" className={styles.tree} translate="no">
      {folders(paths).map(([folder, names]) => {
        const items = names.map((name) => <li key={name}>{name}</li>);
        return folder === "" ? (
          items
        ) : (
          <li key={folder}>
            {folder}
            <ul role="list" className={styles.folder}>
              {items}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the file names keyed by folder, such as `data/`. The key for the top folder of the archive is "". */
function folders(paths: readonly string[]): [folder: string, names: string[]][] {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const end = path.lastIndexOf("/") + 1;
    const folder = path.slice(0, end);
    found.set(folder, [...(found.get(folder) ?? []), path.slice(end)]);
  }
  return [...found].sort(([a], [b]) => Number(a === "") - Number(b === ""));
}
