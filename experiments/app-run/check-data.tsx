import type { RunWords } from "@/content/run";
import styles from "./check-data.module.css";

/** The data of a result, with which its reader can check it. */
export const CheckData = ({
  words,
  children,
}: {
  words: Pick<RunWords["result"], "check" | "checkTitle">;
  /** The downloads of the data. */
  children: React.ReactNode;
}) => (
  <section className={styles.data}>
    <h2 className={styles.title}>{words.checkTitle}</h2>
    <p className={styles.text}>{words.check}</p>
    {children}
  </section>
);
