import styles from "./form-sections.module.css";

/** What of the form is not about a step. */
export const FormSections = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
