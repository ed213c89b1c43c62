const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/;
const ISO_LENGTH = 29;

/** A time on a device in ms, as if it were UTC, and the offset of the device from UTC in minutes. */
export type Moment = { local: number; offset: number };

/** Returns the text of a moment in ISO 8601, such as `2026-12-03T09:00:00.000+01:00`. */
export function momentText({ local, offset }: Moment): string {
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, "0");
  const zone = `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${new Date(local).toISOString().slice(0, -1)}${zone}`;
}

/** Returns the moment of a text; null if the moment does not yield exactly this text. */
export function momentOf(text: string): Moment | null {
  if (text.length !== ISO_LENGTH || !ISO_TIME.test(text)) return null;
  const local = Date.parse(`${text.slice(0, 23)}Z`);
  const minutes = 60 * Number(text.slice(24, 26)) + Number(text.slice(27));
  const moment = { local, offset: text[23] === "-" ? -minutes : minutes };
  return Number.isFinite(local) && momentText(moment) === text ? moment : null;
}
