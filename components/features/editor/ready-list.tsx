import { HiddenText } from "@/components/ui/hidden-text";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./ready-list.module.css";

type Gallery = EditorPayload["gallery"];

/** A template in the gallery. */
export type Ready = Gallery["protocols"][number];

/** A list of the templates with their purposes, durations and references. The list works without scripts. */
export function ReadyList({
  gallery: { words, protocols },
  first,
  ways,
}: {
  gallery: Gallery;
  /** The content of an entry before the templates. */
  first?: React.ReactNode;
  /** Returns the links or buttons for a template. */
  ways: (ready: Ready) => React.ReactNode;
}) {
  return (
    <ul role="list" className={styles.list}>
      {first && <li>{first}</li>}
      {protocols.map((ready) => (
        <li key={ready.name}>
          <h3>{ready.title}</h3>
          <p className={styles.facts}>
            {interpolate(words.minutes, { n: String(ready.minutes) })} ·{" "}
            {interpolate(words.parts, { n: String(ready.parts) })}
            {ready.screenReader && ` · ${words.screenReader}`}
          </p>
          <p>{ready.purpose}</p>
          <p className={styles.facts}>{ready.apps.join(", ")}</p>
          <details>
            <summary>
              {interpolate(words.papers, { n: String(ready.references.length) })}
              <HiddenText> {ready.title}</HiddenText>
            </summary>
            <ul>
              {ready.references.map(({ citation, url }) => (
                <li key={url}>
                  <a href={url}>{citation}</a>
                </li>
              ))}
            </ul>
          </details>
          <div className={styles.ways}>{ways(ready)}</div>
        </li>
      ))}
    </ul>
  );
}
