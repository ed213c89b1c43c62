import styles from "./frame.module.css";

/** A figure of the study with its name; `isShort` if it is below its target. */
export type Fact = { value: string; name: string; isShort?: boolean };

/** The title of the page. It remains, and keeps the focus, when the editor replaces the example. */
export function PageTitle({ children }: { children: React.ReactNode }) {
  return (
    <h1 className={styles.page} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** The title of a study, with its tools next to it and its figures below. */
export function StudyHead({
  title,
  note,
  tools,
  facts,
  factsLabel,
  children,
}: {
  title: string;
  note: React.ReactNode;
  tools?: React.ReactNode;
  facts: readonly Fact[];
  factsLabel: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={styles.head}>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      {children}
      {tools && <div className={styles.tools}>{tools}</div>}
      <p className={styles.note}>{note}</p>
      <section aria-label={factsLabel} className={styles.summary}>
        <dl className={styles.facts}>
          {facts.map(({ value, name, isShort }) => (
            <div key={name} data-short={isShort || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The protocol on the left, its consequences on the right; on a phone one below the other. */
export function TwoColumns({
  form,
  children,
}: {
  form: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      <div className={styles.consequences} data-consequences="">
        {children}
      </div>
    </div>
  );
}

/** One consequence; its heading is a sentence. */
export function EditorPanel({
  title,
  id,
  children,
  isAlarming,
}: {
  title: React.ReactNode;
  id?: string;
  children: React.ReactNode;
  isAlarming?: boolean;
}) {
  return (
    <section className={styles.panel} id={id}>
      <h2 data-alarming={isAlarming || undefined}>{title}</h2>
      {children}
    </section>
  );
}

/** A parameter in one line: its name and its value. */
export function SettingRow({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
