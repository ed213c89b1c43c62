import { DATAPIPE_START } from "@/experiments/engine/sending/datapipe-file";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { isSession } from "@/experiments/engine/session/session";
import { BYTE_ORDER_MARK, withoutMark } from "@/lib/decode-text";
import type { Content } from "./content";
import type { Grade } from "./contribution";
import { faultOf, faultOfError } from "./faults";
import { LIMITS } from "./limits";
import { inUtf8, linesOf, NotUtf8 } from "./lines-of";
import { listItems } from "./list-items";
import { readParticipation } from "./read-participation";
import { readSent } from "./read-sent";
import { reasonValues } from "./reason-in-french";
import { isReceiverValue } from "./receiver-files";
import { because } from "./record/reason";
import { isObject, isWord, type Values } from "./record/values";
import { type Part, readAlone, type Tools } from "./sink";

/** The beginning of a record as pages write it, so that it is parsed only once. */
const SENT = /^\{"(?:format|trial_type)":[^{}[\]]*"kind":"(?:start|step|end)"/;
const HEAD = 2000;

/** A position among the records of a file; null if the file has only one. */
type Line = number | null;

/** The position of a text, and the place that the list of faults names. */
type Place = { line: Line; at: string | null };

/**
 * Reads JSON, or lines of JSON: records, the lines of a receiver's answers, stored sessions, participations, documents.
 * Values that are none of these are of the kind `other`. Each fault is reported, and the other values are read.
 */
export async function readJson(content: Content, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  const named = part.entry;
  try {
    if (content.size > LIMITS.record) return await readLines(content.blob(), part, tools);
    const bytes = await content.bytes();
    const text = withoutMark(inUtf8(bytes));
    if (hasLines(text)) return await readLines(content.blob(), part, tools);
    await readText(text, { line: null, at: part.entry }, part, tools, bytes);
  } catch (error) {
    if (error instanceof NotUtf8) sink.fault(faultOf("notUtf8", {}, named));
    else if (error instanceof SyntaxError) sink.fault(faultOf("json", {}, named));
    else throw error;
  }
}

/** Returns whether the first line of a text is a whole JSON value, and other lines follow. */
function hasLines(text: string): boolean {
  const end = text.indexOf("\n");
  if (end < 0 || !/\S/.test(text.slice(end))) return false;
  try {
    JSON.parse(text.slice(0, end));
    return true;
  } catch {
    return false;
  }
}

async function readLines(blob: Blob, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  let found = 0;
  /** The number of records that lines with lists hold in addition to one in each line. */
  let more = 0;
  for await (const line of linesOf(blob)) {
    const { number, text } = line;
    const at = atLine(part, number);
    if (text === null) {
      sink.fault(faultOf("lineTooLong", {}, at));
      continue;
    }
    try {
      const own = number === 0 ? withoutMark(text) : text;
      more += (await readText(own, { line: number + more, at }, part, tools, line.bytes)) - 1;
      found += 1;
    } catch (error) {
      sink.fault(
        error instanceof SyntaxError ? faultOf("jsonLine", {}, at) : faultOfError(error, at),
      );
      // A file of which no line is JSON is not a file of records.
      if (found === 0 && number > 20) return;
    }
    await sink.tick();
  }
}

const atLine = ({ entry }: Part, line: Line): string | null =>
  line === null ? entry : `${entry === null ? "" : `${entry}, `}${line + 1}`;

/**
 * @param bytes the bytes of the text, if they are in memory
 * @returns the number of positions that the text has among the records of the file: one, or one for each item of a list
 * @throws SyntaxError if the text is not JSON
 */
async function readText(
  text: string,
  place: Place,
  part: Part,
  tools: Tools,
  bytes?: Uint8Array,
): Promise<number> {
  const isPiped = text.startsWith(DATAPIPE_START);
  const sent = isPiped ? `{${text.slice(DATAPIPE_START.length)}` : text;
  if (SENT.test(sent.slice(0, HEAD))) {
    await addSent(sent, "record", place, part, tools, isPiped ? undefined : bytes);
    return 1;
  }
  const value: unknown = JSON.parse(text);
  if (isReceiverValue(value)) tools.sink.kind("known");
  else if (Array.isArray(value)) {
    await readList(text, value, place, part, tools);
    return Math.max(1, value.length);
  } else if (isObject(value)) await readValue(text, value, "record", place, part, tools);
  else other(place, tools);
  return 1;
}

/**
 * Reads a list: the records of a session that JATOS exports, or sessions. The bytes of a record in a list are the bytes
 * that the page wrote.
 */
async function readList(
  text: string,
  list: readonly unknown[],
  { line, at }: Place,
  part: Part,
  tools: Tools,
): Promise<void> {
  const isCodebook = list.every((each) => isObject(each) && "description" in each);
  if (isCodebook && list.length > 0) return tools.sink.kind("known");
  const texts = listItems(text);
  for (const [index, each] of list.entries()) {
    const place =
      line === null
        ? { line: index, at: atLine(part, index) }
        : { line: line + index, at: `${at}, ${index + 1}` };
    const own = texts[index] ?? "";
    const grade = SENT.test(own.slice(0, HEAD)) ? "record" : "session";
    if (isObject(each))
      await readAlone(tools.sink, place.at, () => readValue(own, each, grade, place, part, tools));
    else tools.sink.fault(faultOf("notObject", {}, place.at));
  }
}

/** @param text the text of the value; null if the file does not have it as a text of its own */
async function readValue(
  text: string | null,
  value: Values,
  grade: Grade,
  place: Place,
  part: Part,
  tools: Tools,
): Promise<void> {
  const { sink } = tools;
  const { kind, session } = value;
  const source = { file: part.file, entry: part.entry, line: place.line };
  if ("record" in value || "base64" in value) return addStored(value, place, part, tools);
  if (kind === "withdrawal" && isWord(session)) {
    sink.kind("records");
    return sink.withdraw(session);
  }
  if (isWord(session) && isWord(kind) && !("format" in value) && "digest" in value) {
    sink.kind("records");
    return sink.fault(faultOf("indexOnly"));
  }
  if (isWord(session) && ["start", "step", "end"].includes(String(kind)))
    return addSent(text ?? JSON.stringify(value), grade, place, part, tools);
  if (isSession(value)) {
    sink.kind("archive");
    if (value.status !== "finished") return;
    return addSent(stepRecordText(value), "session", place, part, tools);
  }
  if (typeof value.protocol === "number" && Array.isArray(value.steps))
    return sink.document(text ?? JSON.stringify(value), source, place.at);
  if (isObject(value.participation) && Array.isArray(value.records))
    return readWhole(value.participation, value.records, value.protocol, place, part, tools);
  const participation = readParticipation(value);
  if (participation) {
    const digest = await tools.digest(text ?? JSON.stringify(value));
    sink.kind("archive");
    return sink.add({ ...participation, digest, source });
  }
  if (isObject(value.parameters) && isWord(value.app)) {
    // A stored session also has an app and parameters.
    if ("rows" in value) {
      const reason = because("It is a stored session with fields that are not valid.");
      return sink.fault(faultOf("record", reasonValues(reason), place.at));
    }
    sink.parameters(part.entry, value);
    return sink.kind("known");
  }
  if (isKnown(value) || isJatosMetadata(value)) return sink.kind("known");
  other(place, tools);
}

/** Reads the JSON of a participation with its study and its records, each of them alone. */
async function readWhole(
  participation: Values,
  records: readonly unknown[],
  protocol: unknown,
  place: Place,
  part: Part,
  tools: Tools,
): Promise<void> {
  const { sink } = tools;
  sink.kind("records");
  await readAlone(sink, place.at, () =>
    readValue(null, participation, "session", place, part, tools),
  );
  const source = { file: part.file, entry: part.entry, line: place.line };
  if (isObject(protocol))
    await readAlone(sink, part.entry, () =>
      sink.document(JSON.stringify(protocol), source, part.entry),
    );
  for (const [index, each] of records.entries()) {
    const own = { line: index, at: atLine(part, index) };
    if (isObject(each))
      await readAlone(sink, own.at, () => readValue(null, each, "session", own, part, tools));
  }
}

/** Files of archives and of receivers that the reader does not need. */
const isKnown = (value: Values) =>
  "@context" in value ||
  Array.isArray(value.studies) ||
  "answered" in value ||
  (typeof value.index === "string" && "records" in value);

/** Returns whether a value is the file in which JATOS states times and states of the results that it exports. */
const isJatosMetadata = ({ data }: Values) =>
  Array.isArray(data) &&
  data.length > 0 &&
  data.every((each) => isObject(each) && Array.isArray(each.studyResults));

function other({ at }: Place, { sink }: Tools): void {
  sink.kind("other");
  sink.fault(faultOf("otherJson", {}, at));
}

async function addSent(
  text: string,
  grade: Grade,
  { line, at }: Place,
  part: Part,
  { sink, digest, models }: Tools,
  bytes?: Uint8Array,
): Promise<void> {
  if (part.entry === null) sink.kind("records");
  const source = { file: part.file, entry: part.entry, line };
  const isSame = bytes !== undefined && bytes[0] === 0x7b;
  // The browser computes the digest in parallel, while further lines are read.
  const computed = digest(isSame ? bytes : text);
  const read = readSent({ text, grade, source }, at, models);
  const found = await computed;
  if (read.contribution) sink.add({ ...read.contribution, digest: found });
  sink.rows(read.rows);
  for (const fault of read.faults) sink.fault(fault);
}

/** Reads a line with the bytes of a record: of a receiver's answer, or of the command `read`. */
async function addStored(value: Values, place: Place, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  const { at } = place;
  sink.kind("records");
  // The record was withdrawn while it was read.
  if (value.record === null) return;
  // The receiver stored another start of the session before, and nothing else decides between two starts.
  if (value.beside === true && value.kind === "start") return;
  if (typeof value.record !== "string") return sink.fault(faultOf("notUtf8", {}, at));
  const text = value.record.startsWith(BYTE_ORDER_MARK) ? withoutMark(value.record) : value.record;
  const isStated = typeof value.digest === "string";
  const digest = isStated ? await tools.digest(value.record) : null;
  if (isStated && digest !== value.digest)
    return sink.fault(faultOf("digest", { session: String(value.session).slice(0, 64) }, at));
  // The digest of a record is computed once, because it takes as long as the other checks.
  const own = digest !== null && text === value.record ? { ...tools, digest: () => digest } : tools;
  await addSent(text, "record", place, part, own);
}
