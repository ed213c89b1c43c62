/*
 * Calendar days are texts such as `2026-11-28`. Differences are computed between the UTC midnights of the days, so a
 * change of clocks, after which a day has 23 or 25 hours, does not affect them.
 */

const DAY_MS = 86_400_000;

/** Returns the number of a calendar day, from 1970-01-01; null if the text is not an existing day of the years 1000 to 9999. */
export function dayNumber(day: string): number | null {
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // `Date.UTC` accepts the 31st of April and returns the 1st of May.
  return new Date(time).toISOString().slice(0, day.length) === day ? time / DAY_MS : null;
}

/** Returns the day that is some days after a day. @throws RangeError if the text is not an existing day */
export function addDays(day: string, days: number): string {
  const number = dayNumber(day);
  if (number === null) throw new RangeError(`Not a day: ${day}`);
  return new Date((number + days) * DAY_MS).toISOString().slice(0, day.length);
}

/** Returns the calendar day of a moment by the clock and the time zone of the device. */
export function dayHere(moment = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
