"use client";

import { useId } from "react";
import type { FindingsWords } from "@/content/findings";
import { shortTitle, textIn } from "@/experiments/study/document/author-text";
import type { Findings } from "@/experiments/study/findings/findings";
import type { Choice } from "@/experiments/study/findings/worker/messages";
import type { ReadDocument } from "@/experiments/study/reading/read-session";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { counted, dayText, shortHash } from "./number-texts";
import { differingKeys } from "./study-differences";
import styles from "./study-head.module.css";

type Study = Findings["study"];
type Words = FindingsWords["study"];

/**
 * Returns the title of a study; a substitute if the author gave none, or if the document of the study is missing.
 *
 * @param protocol the protocol id; null for tasks outside a study
 */
function titleOf(
  {
    protocol,
    document,
  }: { protocol: string | null; document: Pick<ReadDocument, "content"> | null },
  words: Words,
  locale: Locale,
): string {
  if (protocol === null) return words.noStudy;
  if (!document) return interpolate(words.unknown, { id: shortHash(protocol) });
  return shortTitle(textIn(document.content.title, locale) ?? "") || words.untitled;
}

/** Returns the text about the plans with which the sessions began, according to their records. */
function planTexts({ plans, document }: Study, words: Words, locale: Locale): string[] {
  if (!document) return [words.noDocument];
  if (!document.content.plan) return [words.noPlan];
  return plans.map(({ hash, sessions, first, last }) => {
    if (hash === null) return counted(words.withoutHash, sessions, locale);
    const [own, other] =
      first === last ? [words.planOneDay, words.otherPlanOneDay] : [words.plan, words.otherPlan];
    const text = hash === document.planHash ? own : other;
    return counted(text, sessions, locale, {
      hash: shortHash(hash),
      first: dayText(first, locale),
      last: dayText(last, locale),
    });
  });
}

/** The title of the study, the plan that is used, and the choice among several studies. It is printed with the results. */
export function StudyHead({
  findings: { study, isSimulated },
  documents,
  choice,
  onChoose,
  words: { study: words },
  locale,
}: {
  findings: Pick<Findings, "study" | "isSimulated">;
  /** All documents among the files. */
  documents: readonly ReadDocument[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  words: FindingsWords;
  locale: Locale;
}) {
  const ofStudy = documents.filter(({ protocol }) => protocol === study.protocol);
  const others = study.others.flatMap(({ protocol }) => protocol ?? []);
  return (
    <div className={styles.head}>
      {isSimulated && <p className={styles.simulated}>{words.simulated}</p>}
      <h2 className={styles.title}>{titleOf(study, words, locale)}</h2>
      <div className={styles.plans}>
        {planTexts(study, words, locale).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {choice.plan && <p>{interpolate(words.choose.printed, { id: shortHash(choice.plan) })}</p>}
        {(choice.protocols?.length ?? 0) > 1 && (
          <p>
            {interpolate(words.choose.joined, {
              ids: (choice.protocols ?? []).map(shortHash).join(", "),
            })}
          </p>
        )}
      </div>
      {ofStudy.length > 1 && (
        <PlanChoice
          documents={ofStudy}
          used={study.document?.document ?? null}
          onChoose={(plan) => onChoose({ ...choice, plan })}
          words={words}
          locale={locale}
        />
      )}
      {study.protocol !== null && (others.length > 0 || (choice.protocols?.length ?? 0) > 1) && (
        <OtherStudies
          protocol={study.protocol}
          others={others}
          documents={documents}
          choice={choice}
          onChoose={onChoose}
          words={words}
        />
      )}
    </div>
  );
}

function PlanChoice({
  documents,
  used,
  onChoose,
  words,
  locale,
}: {
  documents: readonly ReadDocument[];
  used: string | null;
  onChoose: (plan: string) => void;
  words: Words;
  locale: Locale;
}) {
  const name = useId();
  const own = words.choose;
  return (
    <fieldset className={styles.choice}>
      <legend>{own.legend}</legend>
      {documents.map((document) => (
        <label key={document.document}>
          <input
            type="radio"
            name={name}
            checked={document.document === used}
            onChange={() => onChoose(document.document)}
          />
          {interpolate(own.plan, {
            title: titleOf({ protocol: document.protocol, document }, words, locale),
            id: shortHash(document.document),
          })}
        </label>
      ))}
    </fieldset>
  );
}

function OtherStudies({
  protocol,
  others,
  documents,
  choice,
  onChoose,
  words,
}: {
  protocol: string;
  others: readonly string[];
  documents: readonly ReadDocument[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  words: Words;
}) {
  const own = words.choose;
  const joined = choice.protocols ?? [protocol];
  const ours = documents.find((document) => document.protocol === protocol);
  const toggle = (other: string) =>
    onChoose({
      ...choice,
      protocols: joined.includes(other)
        ? joined.filter((each) => each !== other)
        : [...joined, other],
    });
  // The list of other studies leaves out a joined study. It is displayed here all the same, so that the visitor can
  // separate it again.
  const all = [...new Set([...joined.filter((each) => each !== protocol), ...others])];
  return (
    <fieldset className={styles.choice}>
      <legend>{own.others}</legend>
      <p>{own.otherHelp}</p>
      {all.map((other) => {
        const theirs = documents.find((document) => document.protocol === other);
        const id = shortHash(other);
        return (
          <div key={other}>
            <label>
              <input
                type="checkbox"
                checked={joined.includes(other)}
                onChange={() => toggle(other)}
              />
              {interpolate(own.same, { id })}
            </label>
            <p className={styles.differences}>
              {ours && theirs
                ? interpolate(own.differsIn, {
                    id,
                    keys: differingKeys(ours.content, theirs.content).join(", "),
                  })
                : interpolate(own.noDifferences, { id })}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
