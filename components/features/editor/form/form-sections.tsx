import styles from "./form-sections.module.css";

/** The sections of the form that concern the whole study and not one step. */
export const FormSections = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
