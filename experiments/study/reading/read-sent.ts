import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Contribution, Grade } from "./contribution";
import { factsOf } from "./facts-of";
import type { FaultId } from "./fault-words";
import { faultOf } from "./faults";
import type { createModels, ModelFor } from "./model-for";
import type { ReadFault, Source } from "./read-session";
import { reasonValues } from "./reason-in-french";
import { parseRecord } from "./record/compact-rows";
import { checkEnd, checkStart } from "./record/read-start-and-end";
import { checkStep } from "./record/read-step";
import { because, becauseOf, type Reason } from "./record/reason";
import { isCount, isWord, type Values } from "./record/values";
import { whoseOf } from "./record/whose";
import { runOf } from "./run-of";

/** A record with the position of its bytes in the files. */
export type SentText = { text: string; grade: Grade; source: Source };

type Models = ReturnType<typeof createModels>;

/** `Omit` for each kind of contribution, which preserves the distinction between the kinds. */
type WithoutDigest = Contribution extends infer Each
  ? Each extends Contribution
    ? Omit<Each, "digest">
    : never
  : never;

/**
 * The data in a record, without the digest of its bytes, or the reason why the record cannot be read; and the remarks
 * about it.
 */
export type ReadSent = { contribution: WithoutDigest | null; faults: ReadFault[]; rows: number };

/** The maximum number of objects in a record. Millions of parsed values would fill the memory. */
const MOST_NESTED = 50_000;

const RECEIPT = /^[0-9a-f]{12}$/;

/**
 * Reads the text of a record: a start, a finished step or an end.
 * @param at the place of the record in the list of faults
 */
export function readSent(sent: SentText, at: string | null, models: Models): ReadSent {
  const refused = (id: FaultId, reason: Reason, values: ReadFault["values"] = {}): ReadSent => ({
    contribution: null,
    faults: [faultOf(id, { ...values, ...reasonValues(reason) }, at)],
    rows: 0,
  });
  try {
    const nested = nestedIn(sent.text);
    if (nested > MOST_NESTED)
      return refused("record", because("It has … objects and lists, more than any run.", nested));
    const { values, shared } = parseRecord(sent.text);
    const read = contributionOf(sent, values, shared, models);
    if ("text" in read) return refused("record", read);
    const { contribution, isOther, rows } = read;
    if (!isOther || contribution.kind !== "step") return { contribution, faults: [], rows };
    const { task, version } = contribution.run;
    return { contribution, faults: [faultOf("otherVersion", { task, version }, at)], rows };
  } catch (error) {
    return refused("record", becauseOf(error));
  }
}

function nestedIn(text: string): number {
  let count = 0;
  for (const sign of ["{", "["])
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

type ReadContribution = { contribution: WithoutDigest; isOther: boolean; rows: number };

function contributionOf(
  { text, grade, source }: SentText,
  values: Values,
  shared: Values,
  models: Models,
): ReadContribution | Reason {
  const { session, kind } = values;
  if (!isWord(session) || session === "") return because("Its session is ….", session);
  if ((values.protocol ?? null) !== null && factsOf(values, NOBODY).protocol === null)
    return because("Its protocol is ….", values.protocol);
  const whose = whoseOf(values, session);
  if ("text" in whose) return whose;
  const facts = factsOf(values, whose, shared);
  const about = { session, facts, source };
  if (kind === "start") {
    const start = checkStart(text.length, values, facts.protocol);
    if ("text" in start) return start;
    return { contribution: { ...about, kind, at: start.at }, isOther: false, rows: 0 };
  }
  if (kind === "end") {
    const end = checkEnd(text.length, values);
    if ("text" in end) return end;
    const { receipt } = values;
    const shown = typeof receipt === "string" && RECEIPT.test(receipt) ? receipt : null;
    return { contribution: { ...about, kind, ...end, receipt: shown }, isOther: false, rows: 0 };
  }
  if (kind !== "step") return because("Its kind is ….", kind);
  let found: ModelFor | undefined;
  const checked = checkStep(values, shared, (task, version, parameters) => {
    found = models.modelFor(task, version, parameters);
    return found.model;
  });
  if ("text" in checked) return checked;
  const rows = checked.rows as unknown as TrialRow[];
  const { place, locale, startedAt, finishedAt, sittings, version } = values;
  if (!isWord(startedAt)) return because("The time of its start is ….", startedAt);
  const run = runOf(checked.model, rows, {
    step: checked.step,
    version: String(version),
    parameters: found?.parameters ?? null,
    instructions: checked.instructions,
    place: isCount(place) ? place : null,
    locale: locale === "fr" ? "fr" : "en",
    startedAt,
    finishedAt: isWord(finishedAt) ? finishedAt : null,
    sittings: isCount(sittings) ? sittings : 1,
  });
  if ("text" in run) return run;
  const isOther = found?.isOther ?? false;
  return { contribution: { ...about, kind, grade, run }, isOther, rows: rows.length };
}

const NOBODY = { planHash: null, person: null, visit: null, rehearsal: null };
