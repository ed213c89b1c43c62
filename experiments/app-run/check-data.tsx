import type { RunWords } from "@/content/run";
import styles from "./check-data.module.css";

/** Displays the downloads of the data below a result. With the downloaded data, readers can check the result. */
export const CheckData = ({
  words,
  children,
}: {
  words: Pick<RunWords["result"], "check" | "checkTitle">;
  /** The links that download the data. */
  children: React.ReactNode;
}) => (
  <section className={styles.data}>
    <h2 className={styles.title}>{words.checkTitle}</h2>
    <p className={styles.text}>{words.check}</p>
    {children}
  </section>
);
