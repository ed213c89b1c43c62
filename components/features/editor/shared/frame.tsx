import { HiddenText } from "@/components/ui/hidden-text";
import { type MarkedState, StateMark } from "@/components/ui/state-mark";
import styles from "./frame.module.css";
import type { Pane } from "./panes";

/** A figure of the study with its name. */
export type Fact = {
  value: string;
  /** The text that screen readers read in place of a sign for a missing value. */
  spoken?: string | undefined;
  name: string;
  /** A sentence that is present if the figure is below its target. */
  short?: string | undefined;
};

/** The state of the data collection. It is displayed as the last of the study's facts. */
export type Status = {
  text: string;
  state: MarkedState;
  label: string;
  /** The progress in a few words, for the page map. */
  note: string;
};

/** The bar above the panes: the title, its state, the tools, and the figures of the study on one line. */
export function StudyHead({
  title,
  saved,
  tools,
  facts,
  factsLabel,
  status,
  children,
}: {
  /** The heading of the page. */
  title: React.ReactNode;
  /** A report about the storage of the study on this device. */
  saved?: React.ReactNode;
  tools?: React.ReactNode;
  facts: readonly Fact[];
  factsLabel: string;
  status?: Status | undefined;
  /** Notices below the figures. */
  children?: React.ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        <div className={styles.name}>
          {title}
          {saved && <p className={styles.saved}>{saved}</p>}
        </div>
        {tools}
      </div>
      <section aria-label={factsLabel} className={styles.summary}>
        <dl className={styles.facts}>
          {facts.map(({ value, spoken, name, short }) => (
            <div key={name} data-short={short === undefined ? undefined : ""}>
              <dt>{name}</dt>
              <dd>
                {short !== undefined && <StateMark state="short" label={`${short} `} />}
                {spoken === undefined ? (
                  value
                ) : (
                  <>
                    <span aria-hidden="true">{value}</span>
                    <HiddenText>{spoken}</HiddenText>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {status && (
          <p className={styles.status}>
            <StateMark state={status.state} label={`${status.label} `} />
            {status.text}
          </p>
        )}
      </section>
      {children}
    </div>
  );
}

/**
 * The panes of the editor. In a wide window there are three columns: the steps and the page map; the settings; and the
 * preview with the data derived from the settings. The first column and the preview remain visible while the visitor
 * scrolls. A narrower window has two columns, and a phone displays one pane at a time. Content that needs the full
 * width of the window is below the panes.
 */
export function Bench({
  shown,
  steps,
  settings,
  preview,
  launch,
}: {
  /** The pane that a phone displays. If null, the page has no tabs to choose a pane, and all panes are displayed. */
  shown: Pane | null;
  /** The sections of the first pane. */
  steps: React.ReactNode;
  settings: React.ReactNode;
  preview: React.ReactNode;
  launch: React.ReactNode;
}) {
  return (
    <div className={styles.bench} data-shown={shown ?? undefined}>
      <div className={styles.left} data-pane="steps">
        <div className={styles.kept}>{steps}</div>
      </div>
      <div className={styles.settings} data-pane="settings">
        <div className={styles.kept}>{settings}</div>
      </div>
      <div className={styles.right} data-pane="preview" data-consequences="">
        {preview}
      </div>
      <div className={styles.launch} data-pane="launch" data-consequences="">
        {launch}
      </div>
    </div>
  );
}

/** A small heading with a note at the end of its line, for the lists in the first two panes. */
export function PaneTitle({
  id,
  isHeading = true,
  children,
  note,
}: {
  id?: string;
  /** Whether the title is a heading. It is not if a heading with the name of the section follows. */
  isHeading?: boolean;
  children: React.ReactNode;
  note?: React.ReactNode;
}) {
  return (
    <div className={styles.paneTitle}>
      {isHeading ? (
        <h2 id={id} tabIndex={-1}>
          {children}
        </h2>
      ) : (
        <p>{children}</p>
      )}
      {note}
    </div>
  );
}

/** A panel with data derived from the study. Its heading is a sentence. */
export function EditorPanel({
  title,
  name,
  id,
  children,
}: {
  title: React.ReactNode;
  /** The name of the section, if its heading is a sentence that changes. */
  name?: string;
  id?: string;
  children: React.ReactNode;
}) {
  return (
    <section
      className={styles.panel}
      id={id}
      aria-label={name}
      tabIndex={id === undefined ? undefined : -1}
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A parameter on one line: its name and its value. */
export function SettingRow({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
