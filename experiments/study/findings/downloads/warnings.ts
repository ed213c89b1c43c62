import type { CountedSession, Findings } from "@/experiments/study/findings/findings";
import { personKey } from "@/experiments/study/findings/session-order";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { Bilingual } from "@/lib/i18n/define-content";
import { ownValue } from "@/lib/own-value";
import { participantsColumns } from "./participants-columns";
import { isLeftOut } from "./published-sessions";
import { WARNING_WORDS } from "./words";

/** A warning about publishing data. The words have placeholders for the values. */
export type PublishingWarning = {
  id: keyof typeof WARNING_WORDS;
  values: Readonly<Record<string, string | number>>;
  words: Bilingual;
};

/** The names of columns, keyed by step and answer. */
type Names = ReadonlyMap<string, string>;

/** People who share all their facts with fewer than four others can be identified by anybody who knows these facts. */
const LEAST_PEOPLE = 5;

const isPublished = ({ aside }: CountedSession): boolean => !isLeftOut(aside);

/** Returns the names of the columns of `participants.csv` with answers, keyed by step and answer, such as `my-step.age`. */
function answerColumns(findings: Findings): Names {
  const { surveys, sessions } = findings;
  if (surveys.length === 0) return new Map();
  const published = sessions.filter(isPublished).map((counted) => ({ counted }));
  const columns = participantsColumns(published, findings, new Map());
  return new Map(columns.flatMap(({ key, name }) => (key === null ? [] : [[key, name] as const])));
}

const answerIn = ({ session }: CountedSession, step: string, key: string) =>
  ownValue(runIn(session, step)?.answers ?? {}, key) ?? null;

/** The columns of `participants.csv` with few values, which together may describe one person. */
function describingColumns({ surveys, flow, sessions }: Findings, names: Names) {
  const locales = new Set(
    sessions.flatMap(({ session }) => session.runs.map(({ locale }) => locale)),
  );
  const choices = surveys.flatMap(({ step, items }) =>
    items.flatMap(({ column, kind, moments, frequencies }) => {
      // Ratings have numbers. Other people do not know a person's ratings, and almost all combinations of ratings are
      // unique.
      if (kind !== "choices" || moments !== null) return [];
      // An item with several answers, or with a ranking, has a column for each choice and no column of its own.
      const keys = [column, ...frequencies.map(({ value }) => `${column}.${value}`)];
      return keys.flatMap((key) => {
        const name = names.get(`${step}.${key}`);
        if (name === undefined) return [];
        return [{ name, valueIn: (counted: CountedSession) => answerIn(counted, step, key) }];
      });
    }),
  );
  return [
    ...(flow.conditions.length > 1
      ? [{ name: "condition", valueIn: ({ session }: CountedSession) => session.condition }]
      : []),
    ...(locales.size > 1
      ? [
          {
            name: "language",
            valueIn: ({ session }: CountedSession) => session.runs[0]?.locale ?? null,
          },
        ]
      : []),
    ...choices,
  ];
}

function smallCells(findings: Findings, names: Names): PublishingWarning[] {
  const columns = describingColumns(findings, names);
  if (columns.length === 0) return [];
  // The table has all sessions of a person, so a later visit also describes the person.
  const people = new Map<string, CountedSession[]>();
  for (const counted of findings.sessions.filter(isPublished)) {
    const key = personKey(counted.session);
    people.set(key, [...(people.get(key) ?? []), counted]);
  }
  const cells = new Map<string, number>();
  for (const own of people.values()) {
    const facts = columns.map(({ valueIn }) => [
      ...new Set(own.map(valueIn).filter((value) => value !== null)),
    ]);
    const cell = JSON.stringify(facts);
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  const small = [...cells.values()].filter((count) => count < LEAST_PEOPLE);
  const inSmall = small.reduce((sum, count) => sum + count, 0);
  if (inSmall === 0) return [];
  const values = { people: inSmall, columns: columns.map(({ name }) => name).join(", ") };
  return [{ id: "smallCells", values, words: WARNING_WORDS.smallCells }];
}

function freeText({ surveys, sessions }: Findings, names: Names): PublishingWarning[] {
  const published = sessions.filter(isPublished);
  const columns = surveys.flatMap(({ step, items }) =>
    items.flatMap(({ column, kind }) => {
      const name = names.get(`${step}.${column}`);
      if (kind !== "text" || name === undefined) return [];
      // The table also has the texts of later sessions of a person, which the findings do not count.
      const hasText = published.some((each) => typeof answerIn(each, step, column) === "string");
      return hasText ? [name] : [];
    }),
  );
  if (columns.length === 0) return [];
  const values = { columns: columns.join(", ") };
  return [{ id: "freeText", values, words: WARNING_WORDS.freeText }];
}

/**
 * Returns what a researcher must consider before publishing the data set: people who share their condition, language and
 * answers with fewer than four others, and free text.
 */
export function warningsOf(findings: Findings): PublishingWarning[] {
  const names = answerColumns(findings);
  return [...smallCells(findings, names), ...freeText(findings, names)];
}
