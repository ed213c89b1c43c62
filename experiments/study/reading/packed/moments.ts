/** A time on a device with its offset from UTC, as pages write it: `2026-12-03T09:00:00.000+01:00`. */
export type Moment = {
  /** Milliseconds since 1970. */
  ms: number;
  /** The offset from UTC in quarters of an hour, plus `NO_OFFSET`. */
  offset: number;
};

const LENGTH = 29;
/** The length of the text without the offset. */
const LOCAL = 23;
const NO_OFFSET = 64;
const QUARTER_MS = 900_000;
const QUARTERS_PER_HOUR = 4;
const MINUTES_PER_QUARTER = 15;

/** The number of bytes of the milliseconds. They suffice for 8,000 years. */
export const MOMENT_BYTES = 6;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Returns the moment of a text; null if the text is not exactly the text of a moment. */
export function momentOf(text: string): Moment | null {
  if (text.length !== LENGTH || text[10] !== "T") return null;
  const ms = Date.parse(text);
  const sign = text[LOCAL] === "-" ? -1 : 1;
  const minutes = Number(text.slice(24, 26)) * 60 + Number(text.slice(27));
  const offset = NO_OFFSET + (sign * minutes) / MINUTES_PER_QUARTER;
  const isPackable = ms >= 0 && Number.isInteger(offset) && offset >= 0 && offset < 2 * NO_OFFSET;
  return isPackable && momentText({ ms, offset }) === text ? { ms, offset } : null;
}

/** Returns the text of a moment. */
export function momentText({ ms, offset }: Moment): string {
  const quarters = offset - NO_OFFSET;
  const local = new Date(ms + quarters * QUARTER_MS).toISOString().slice(0, LOCAL);
  const distance = Math.abs(quarters);
  const hours = twoDigits(Math.floor(distance / QUARTERS_PER_HOUR));
  const minutes = twoDigits((distance % QUARTERS_PER_HOUR) * MINUTES_PER_QUARTER);
  return `${local}${quarters < 0 ? "-" : "+"}${hours}:${minutes}`;
}
