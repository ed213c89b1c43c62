import { join } from "node:path";
import { csv } from "@/experiments/engine/data/csv";
import { comparable, MOST_IDENTIFIERS } from "@/experiments/study/reading/record/identifiers";
import type { ReadEvent, ReadStep } from "@/experiments/study/reading/record/read-step";
import {
  because,
  becauseOf,
  isOfSystem,
  type Reason,
} from "@/experiments/study/reading/record/reason";
import type { Whose } from "@/experiments/study/reading/record/whose";
import type { StoredRecord } from "@/receiver/sessions/record-store";
import { createDataSet, type DataSet, type SessionFacts } from "./data-set";
import { createEnds, MOST_ENDS } from "./ends";
import type { Flow } from "./flow";
import { type Persons, randomId } from "./persons";
import { readExported } from "./read-record";
import type { WrittenFiles } from "./written";

/** The number of digits of a protocol id that are part of a folder's name. */
const SHOWN_DIGITS = 12;

/**
 * The folder for data that identify people and for data that were not checked. This folder is separate from the data
 * that may be shared.
 */
export const PRIVATE = "private";

export const KEY_COLUMNS = [
  "protocol",
  "session",
  "exported_session",
  "person",
  "identifiers",
] as const;

export const DETAIL_COLUMNS = ["exported_session", "step", "at", "what", "detail"] as const;

export const folderOf = (protocol: string | null) =>
  protocol === null ? "runs" : `protocol-${protocol.slice(0, SHOWN_DIGITS)}`;

/** Returns the rows of a table without the header of the table. The rows can then be appended to a file. */
const rowsOf = (table: string) => table.slice(table.indexOf("\n") + 1);

/** The state of an export of all sessions. */
export type Export = {
  folder: string;
  written: WrittenFiles;
  /** The data sets, keyed by the name of their folder. */
  sets: Map<string, DataSet>;
  persons: Persons;
  flow: Flow;
  /** Whether rehearsals are exported. They are otherwise counted and left out. */
  withRehearsals: boolean;
  count: { sessions: number; steps: number; beside: number; refused: number; rehearsals: number };
  /** The reasons for refused records, each with the number of records. */
  reasons: Map<string, number>;
};

export type SessionExport = ReturnType<typeof createSession>;

/** The state of a session in one data set. */
type Part = {
  protocol: string | null;
  set: DataSet;
  ends: ReturnType<typeof createEnds>;
  identifiers: Map<string, string>;
  /** The identifier that names the person. */
  named: string | null;
  facts: Omit<SessionFacts, "ends">;
  /** The person's id in the names of files. All steps of the person have the same id. */
  subject?: string;
};

const NO_FACTS: Part["facts"] = {
  steps: 0,
  person: null,
  startedAt: null,
  condition: null,
  conditionSource: null,
  planHash: null,
  visit: null,
  rehearsal: null,
};

/**
 * Returns the identifiers of a session for the file with the key. In a study of several days, a person without an
 * identifier is named by digits that the page made; they are added.
 */
function identifiersText(identifiers: ReadonlyMap<string, string>, named: string | null) {
  const all = Object.fromEntries(identifiers);
  if (named !== null && !Object.values(all).some((value) => comparable(value) === named))
    all.person = named;
  return Object.keys(all).length > 0 ? JSON.stringify(all) : null;
}

/** Exports one session, record by record. */
export function createSession(
  session: string,
  { folder, written, sets, persons, flow, withRehearsals, count, reasons }: Export,
) {
  const exported = randomId("s");
  const parts = new Map<string, Part>();
  const before = { ...count };
  /** The numbers of refused records of this session, keyed by reason. */
  const refused = new Map<string, number>();
  let isRehearsal = false;
  const inFlow = flow.session(session);
  /** Functions that revert the numbers of the data sets to which the session was added. */
  const marks: (() => void)[] = [];

  function partOf(protocol: string | null): Part {
    const name = folderOf(protocol);
    const known = parts.get(name);
    if (known) return known;
    const set = sets.get(name) ?? createDataSet(join(folder, name), protocol, written);
    sets.set(name, set);
    marks.push(set.mark());
    const part = {
      protocol,
      set,
      ends: createEnds(),
      identifiers: new Map(),
      named: null,
      facts: { ...NO_FACTS },
    };
    parts.set(name, part);
    return part;
  }

  /** Stores the facts that a record states, unless an earlier record of the session has stated them. */
  function note(part: Part, { person, ...stated }: Whose, more: Partial<SessionFacts> = {}) {
    const { facts } = part;
    if (person !== null) {
      facts.person ??= persons.idOf(folderOf(part.protocol), person);
      part.named ??= person;
    }
    facts.planHash ??= stated.planHash;
    facts.visit ??= stated.visit;
    if (facts.rehearsal !== true) facts.rehearsal = stated.rehearsal ?? facts.rehearsal;
    facts.startedAt ??= more.startedAt ?? null;
    if (facts.condition !== null) return;
    facts.condition = more.condition ?? null;
    facts.conditionSource = more.conditionSource ?? null;
  }

  /** Stores identifiers. Their number is limited, because a stranger may send any number of them. */
  function name({ identifiers }: Part, named: Iterable<readonly [name: string, value: string]>) {
    for (const [key, value] of named)
      if (identifiers.size < MOST_IDENTIFIERS) identifiers.set(key, value);
  }

  function refuse(record: StoredRecord, protocol: string | null, reason: Reason) {
    count.refused += 1;
    refused.set(reason.kind, (refused.get(reason.kind) ?? 0) + 1);
    setAside("refused", record, protocol, reason);
  }

  /** Returns one line of JSON. If a record is not JSON, it is written as a text. */
  function setAside(
    kind: "refused" | "beside",
    { body, received, kind: sent, step }: StoredRecord,
    protocol: string | null,
    reason?: Reason,
  ) {
    const line = {
      session,
      kind: sent,
      step,
      received,
      ...(reason && { reason: reason.text }),
      record: String(body),
    };
    written.append(
      join(folder, PRIVATE, kind, `${folderOf(protocol)}.jsonl`),
      `${JSON.stringify(line)}\n`,
    );
  }

  function addStep(step: ReadStep, whose: Whose, protocol: string | null) {
    const part = partOf(protocol);
    name(part, step.identifiers);
    note(part, whose, step);
    part.subject ??= part.facts.person ?? exported;
    part.facts.steps += 1;
    part.set.addStep(
      { ...step, events: step.events.map((event) => shared(event, step, whose)) },
      { session: exported, subject: part.subject },
    );
    count.steps += 1;
  }

  /** Returns an event without details that identify the person. These details remain in the private folder. */
  function shared(event: ReadEvent, { step, identifiers }: ReadStep, { person }: Whose): ReadEvent {
    const { at, what, detail } = event;
    if (detail === null) return event;
    const line = { exported_session: exported, step, at, what, detail };
    written.append(join(folder, PRIVATE, "details.csv"), rowsOf(csv(DETAIL_COLUMNS, [line])));
    const names = [session, person ?? "", ...identifiers.values()].filter((text) => text !== "");
    const isNaming = what.startsWith("id_") || names.some((text) => detail.includes(text));
    return isNaming ? { ...event, detail: null } : event;
  }

  function read(record: StoredRecord) {
    const { protocol, place, ...read } = readExported(record);
    inFlow.add(record, place);
    if (read.isRehearsal) {
      isRehearsal = true;
      if (!withRehearsals) return;
    }
    if (read.kind === "end") {
      const part = partOf(protocol);
      note(part, read.whose);
      const superfluous = part.ends.add(read.content, record);
      if (superfluous)
        refuse(superfluous, protocol, because(`Its session has more than ${MOST_ENDS} ends.`));
    } else if (record.beside) {
      count.beside += 1;
      setAside("beside", record, protocol, "reason" in read ? read.reason : undefined);
    } else if (read.kind === "unreadable") refuse(record, protocol, read.reason);
    else if (read.kind === "step") addStep(read.content, read.whose, protocol);
    else {
      const part = partOf(protocol);
      name(part, read.content.identifiers);
      note(part, read.whose, { ...read.content, startedAt: read.content.at });
    }
  }

  return {
    /**
     * Writes a record to its file.
     * @throws only errors of the disk
     */
    add(record: StoredRecord) {
      try {
        read(record);
      } catch (error) {
        if (isOfSystem(error)) throw error;
        refuse(record, null, becauseOf(error));
      }
    },

    /**
     * Writes the files of the whole session.
     * @throws only errors of the disk
     */
    finish() {
      try {
        finishParts();
      } catch (error) {
        if (isOfSystem(error)) throw error;
        takeBack();
        const reason = becauseOf(error);
        count.refused += 1;
        reasons.set(reason.kind, (reasons.get(reason.kind) ?? 0) + 1);
        const line = `${JSON.stringify({ session, reason: reason.text })}\n`;
        written.append(join(folder, PRIVATE, "refused", "sessions.jsonl"), line);
      }
      inFlow.finish();
      if (isRehearsal) count.rehearsals += 1;
      written.keep();
    },

    takeBack,
  };

  function finishParts() {
    for (const { protocol, set, ends, identifiers, named, facts } of parts.values()) {
      set.addSession(exported, { ...facts, ends: ends.inOrder() });
      const { person, visit } = facts;
      if (person !== null && !facts.rehearsal) persons.count(person, visit);
      const line = {
        protocol,
        session,
        exported_session: exported,
        person,
        identifiers: identifiersText(identifiers, named),
      };
      written.append(join(folder, PRIVATE, "key.csv"), rowsOf(csv(KEY_COLUMNS, [line])));
    }
    if (parts.size > 0) count.sessions += 1;
    for (const [reason, times] of refused) reasons.set(reason, (reasons.get(reason) ?? 0) + times);
  }

  /** Removes all data of the session that the export has written. */
  function takeBack() {
    written.takeBack();
    for (const forget of marks) forget();
    Object.assign(count, before);
  }
}
