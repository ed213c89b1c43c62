import type { CountedSession, Findings } from "@/experiments/study/findings/findings";
import { personKey } from "@/experiments/study/findings/session-order";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { Bilingual } from "@/lib/i18n/define-content";
import { isLeftOut } from "./published-sessions";
import { WARNING_WORDS } from "./words";

/** A warning about publishing data. The words have placeholders for the values. */
export type PublishingWarning = {
  id: keyof typeof WARNING_WORDS;
  values: Readonly<Record<string, string | number>>;
  words: Bilingual;
};

/** People who share all their facts with fewer than four others can be identified by anybody who knows these facts. */
const LEAST_PEOPLE = 5;

/** The columns of `participants.csv` with few values, which together may describe one person. */
function describingColumns({ surveys, flow, sessions }: Findings) {
  const locales = new Set(
    sessions.flatMap(({ session }) => session.runs.map(({ locale }) => locale)),
  );
  const choices = surveys.flatMap(({ step, items }) =>
    items.flatMap(({ column, kind, moments }) =>
      // Ratings have numbers. Other people do not know a person's ratings, and almost all combinations of ratings are
      // unique.
      kind === "choices" && moments === null
        ? [
            {
              name: `${step}.${column}`,
              valueIn: ({ session }: CountedSession) =>
                runIn(session, step)?.answers?.[column] ?? null,
            },
          ]
        : [],
    ),
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

function smallCells(findings: Findings): PublishingWarning[] {
  const columns = describingColumns(findings);
  if (columns.length === 0) return [];
  const people = new Map<string, string>();
  for (const counted of findings.sessions) {
    const key = personKey(counted.session);
    if (isLeftOut(counted.aside) || people.has(key)) continue;
    people.set(key, JSON.stringify(columns.map(({ valueIn }) => valueIn(counted))));
  }
  const cells = new Map<string, number>();
  for (const cell of people.values()) cells.set(cell, (cells.get(cell) ?? 0) + 1);
  const small = [...cells.values()].filter((count) => count < LEAST_PEOPLE);
  const inSmall = small.reduce((sum, count) => sum + count, 0);
  if (inSmall === 0) return [];
  const values = { people: inSmall, columns: columns.map(({ name }) => name).join(", ") };
  return [{ id: "smallCells", values, words: WARNING_WORDS.smallCells }];
}

function freeText({ surveys }: Findings): PublishingWarning[] {
  const columns = surveys.flatMap(({ step, items }) =>
    items.flatMap(({ column, kind, answered }) =>
      kind === "text" && answered > 0 ? [`${step}.${column}`] : [],
    ),
  );
  if (columns.length === 0) return [];
  const values = { columns: columns.join(", ") };
  return [{ id: "freeText", values, words: WARNING_WORDS.freeText }];
}

/**
 * Returns what a researcher must consider before publishing the data set: people who share their condition, language and
 * answers with fewer than four others, and free text.
 */
export const warningsOf = (findings: Findings): PublishingWarning[] => [
  ...smallCells(findings),
  ...freeText(findings),
];
