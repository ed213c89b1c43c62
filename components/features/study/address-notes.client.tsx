"use client";

import { type AddressNote, shownAddressValue } from "@/experiments/engine/session/address-notes";
import { LONGEST_VALUE } from "@/experiments/engine/session/address-values";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./protocol-room.module.css";

type Words = StudyPayload["words"]["address"];

/** The maximum length of a single value on the page. */
const LONGEST_HERE = 40;

/**
 * Returns a text from a URL as an isolated element. The writing direction of the text therefore cannot affect the
 * sentence around it.
 */
export const ofAddress = (text: string): string =>
  `\u2068${shownAddressValue(text, LONGEST_HERE)}\u2069`;

/**
 * Returns whether a note is displayed before the start. Repairs of the URL that participants need not know about are
 * not displayed.
 */
const isSaid = ({ what }: AddressNote) => what !== "id_repaired" && what !== "condition_repaired";

function sentence(note: AddressNote, words: Words, locale: Locale): string {
  const { what, name, came, used, problem } = note;
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale]);
  const quoted = words.quoted;
  const values = {
    name,
    came:
      what === "id_conflict" || what === "condition_conflict"
        ? list.format(
            came.slice(0, 3).map((each) => interpolate(quoted, { text: ofAddress(each) })),
          )
        : ofAddress(came[0] ?? ""),
    used: ofAddress(used ?? ""),
    most: formatNumber(LONGEST_VALUE, locale),
  };
  if (what === "id_conflict") return interpolate(words.conflict, values);
  if (what === "condition_conflict") return interpolate(words.conditionConflict, values);
  return interpolate(problem ? words[problem] : words.condition, values);
}

/**
 * Lists, before the start, the parameters that are missing from the link, with advice for the participant. The list is
 * empty if the link is correct.
 * @param expected names of the identifiers that the study expects
 */
export function AddressNotes({
  notes,
  expected,
  conditions,
  words,
  locale,
}: {
  notes: readonly AddressNote[];
  expected: readonly string[];
  conditions: readonly string[];
  words: Words;
  locale: Locale;
}) {
  const said = notes.filter(isSaid);
  if (said.length === 0) return null;
  const others = [
    ...new Set(said.flatMap(({ problem, came }) => (problem === "absent" ? came : []))),
  ];
  const isDrawn = conditions.length > 0 && said.some(({ what }) => what === "condition_unknown");
  const lacksId = said.some(({ what }) => what === "id_missing");
  const consequences = [
    ...(lacksId ? [words.withoutId] : []),
    ...(isDrawn ? [words.drawn] : []),
    words.noted,
  ];
  return (
    <section className={`${styles.notice} ${styles.warning}`}>
      <h2>{words.title}</h2>
      {said.map((note) => (
        <p key={`${note.what} ${note.name}`}>{sentence(note, words, locale)}</p>
      ))}
      <p>
        <strong>{words.again}</strong>
      </p>
      <p>
        {words.anyway} {consequences.join(" ")}
      </p>
      <details>
        <summary>{words.forResearcher}</summary>
        {expected.length > 0 && (
          <p>{interpolate(words.expected, { names: expected.join(", ") })}</p>
        )}
        <p>
          {conditions.length > 0
            ? interpolate(words.conditions, { names: conditions.join(", ") })
            : words.noConditions}
        </p>
        {others.length > 0 && (
          <p>
            {interpolate(words.others, { names: others.slice(0, 8).map(ofAddress).join(", ") })}
          </p>
        )}
      </details>
    </section>
  );
}
