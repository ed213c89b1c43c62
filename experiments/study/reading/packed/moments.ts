/** A time on a device with its offset from UTC, as pages write it: `2026-12-03T09:00:00.000+01:00`. */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})([+-])(\d\d):(\d\d)$/;

const LENGTH = 29;

/** The number of bytes of a moment: two hexadecimal digits in each. */
export const MOMENT_BYTES = 11;

/** Returns the digits of a moment; null if a text is not a moment. The letter `a` or `b` stands for the sign. */
export function digitsOfMoment(text: string): string | null {
  if (text.length !== LENGTH) return null;
  const [, ...parts] = MOMENT.exec(text) ?? [];
  return parts.length === 0 ? null : parts.join("").replace("+", "a").replace("-", "b");
}

/** Returns the text of a moment. */
export function momentText(digits: string): string {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const hour = `${digits.slice(8, 10)}:${digits.slice(10, 12)}:${digits.slice(12, 14)}`;
  const sign = digits[17] === "a" ? "+" : "-";
  return `${day}T${hour}.${digits.slice(14, 17)}${sign}${digits.slice(18, 20)}:${digits.slice(20)}`;
}
