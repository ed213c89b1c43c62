import styles from "./author-frame.module.css";

/** A text from the study's author, in a frame that attributes the text to the author and not to this site. */
export function AuthorFrame({ caption, children }: { caption: string; children: React.ReactNode }) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.content}>{children}</div>
    </figure>
  );
}
