"use client";

import { type AddressNote, shownAddressValue } from "@/experiments/engine/session/address-notes";
import { LONGEST_VALUE } from "@/experiments/engine/session/address-values";
import { knownRecruiterOf } from "@/experiments/study/document/recruiters";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./protocol-room.module.css";
import type { AbsentIds } from "./study-host.client";

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

function sentence(note: AddressNote, words: Words, isOfSessions: boolean, locale: Locale): string {
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
  if (what === "condition_conflict")
    return interpolate(isOfSessions ? words.sessionConflict : words.conditionConflict, values);
  if (problem) return interpolate(words[problem], values);
  return interpolate(isOfSessions ? words.session : words.condition, values);
}

/**
 * Returns whether a note reports an identifier whose absence is not a problem. Without a recruiter, another name in the
 * URL can be a misspelt identifier.
 */
export const isCalm = ({ what, problem, came }: AddressNote, absentIds: AbsentIds): boolean =>
  what === "id_missing" &&
  problem === "absent" &&
  (absentIds === "rehearsal" || (absentIds === "unused" && came.length === 0));

/** States which identifiers the link does not contain, and that this is not a problem here. */
function AbsentIdentifiers({
  names,
  expected,
  absentIds,
  words,
  locale,
}: {
  names: readonly string[];
  expected: readonly string[];
  absentIds: AbsentIds;
  words: Words;
  locale: Locale;
}) {
  const list = (some: readonly string[]) => new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(some);
  // The researchers chose these names, which may be words of the sentence’s language.
  const quoted = (some: readonly string[]) =>
    list(some.map((text) => interpolate(words.quoted, { text })));
  const recruiter = knownRecruiterOf(expected);
  const added = names.filter((name) => recruiter?.ids.includes(name));
  const others = names.filter((name) => !added.includes(name));
  return (
    <p className={styles.notice}>
      {absentIds === "unused"
        ? interpolate(words.unused, { names: list(names) })
        : [
            recruiter &&
              added.length > 0 &&
              interpolate(words.rehearsal.added, { recruiter: recruiter.name, names: list(added) }),
            others.length > 0 && interpolate(words.rehearsal.needed, { names: quoted(others) }),
          ]
            .filter(Boolean)
            .join(" ")}
    </p>
  );
}

/**
 * Lists, before the start, the parameters that are missing from the link, with advice for the participant. The list is
 * empty if the link is correct.
 * @param expected names of the identifiers that the study expects
 * @param isOfSessions whether the conditions of the study are sessions of the same people
 * @param isRefused whether the study cannot be started with this link
 */
export function AddressNotes({
  absentIds = "problem",
  notes,
  ...shown
}: {
  notes: readonly AddressNote[];
  expected: readonly string[];
  conditions: readonly string[];
  isOfSessions?: boolean;
  isRefused?: boolean;
  absentIds?: AbsentIds;
  words: Words;
  locale: Locale;
}) {
  const said = notes.filter(isSaid);
  const calm = said.filter((note) => isCalm(note, absentIds));
  const problems = said.filter((note) => !calm.includes(note));
  return (
    <>
      {calm.length > 0 && (
        <AbsentIdentifiers {...shown} names={calm.map(({ name }) => name)} absentIds={absentIds} />
      )}
      {problems.length > 0 && <Problems {...shown} said={problems} />}
    </>
  );
}

function Problems({
  said,
  expected,
  conditions,
  isOfSessions = false,
  isRefused = false,
  words,
  locale,
}: {
  said: readonly AddressNote[];
  expected: readonly string[];
  conditions: readonly string[];
  isOfSessions?: boolean;
  isRefused?: boolean;
  words: Words;
  locale: Locale;
}) {
  const others = [
    ...new Set(said.flatMap(({ problem, came }) => (problem === "absent" ? came : []))),
  ];
  const isDrawn = conditions.length > 0 && said.some(({ what }) => what === "condition_unknown");
  const lacksId = said.some(({ what }) => what === "id_missing");
  const consequences = [
    ...(lacksId ? [words.withoutId] : []),
    ...(isDrawn ? [isOfSessions ? words.first : words.drawn] : []),
    words.noted,
  ];
  return (
    <section className={`${styles.notice} ${styles.warning}`}>
      <h2>{words.title}</h2>
      {said.map((note) => (
        <p key={`${note.what} ${note.name}`}>{sentence(note, words, isOfSessions, locale)}</p>
      ))}
      <p>
        <strong>{words.again}</strong>
      </p>
      {!isRefused && (
        <p>
          {words.anyway} {consequences.join(" ")}
        </p>
      )}
      <details>
        <summary>{words.forResearcher}</summary>
        {expected.length > 0 && (
          <p>{interpolate(words.expected, { names: expected.join(", ") })}</p>
        )}
        <p>
          {conditions.length > 0
            ? interpolate(isOfSessions ? words.sessions : words.conditions, {
                names: conditions.join(", "),
              })
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
