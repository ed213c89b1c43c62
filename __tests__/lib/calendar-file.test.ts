/** @jest-environment node */
import { addDays, dayHere, dayNumber } from "@/lib/calendar-day";
import { calendarFile } from "@/lib/calendar-file";

const event = (changes: object = {}) =>
  calendarFile({
    uid: "s0123456789ab-second@protocole",
    madeAt: new Date("2026-11-28T17:45:30.123Z"),
    from: "2026-12-04",
    to: "2026-12-07",
    title: "Stroop, deux fois : visite 2",
    text: "Ouvrez ce lien pendant la période indiquée ; merci, à bientôt\nhttps://example.org/a",
    url: `https://example.org/study#visit=${"0123456789abcdef".repeat(20)}`,
    ...changes,
  });

const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar day", () => {
  it("is counted from another day across a change of clocks and a leap day", () => {
    expect(addDays("2026-10-24", 7)).toBe("2026-10-31");
    expect(addDays("2027-03-27", 2)).toBe("2027-03-29");
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  });

  it.each(["2026-02-30", "2026-13-01", "2026-1-1", "", "0000-00-00", "2026-01-01T00:00"])(
    "does not exist if its text is “%s”",
    (text) => {
      expect(dayNumber(text)).toBeNull();
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );

  it("is the date that the clock of the device shows, whatever the date in UTC", () => {
    const shown = { getFullYear: () => 2026, getMonth: () => 0, getDate: () => 2 } as Date;
    expect(dayHere(shown)).toBe("2026-01-02");
  });
});

describe("a calendar file", () => {
  it("has one event of whole days, which ends on the day after its last day", () => {
    const lines = unfolded(event());
    expect(lines).toContain("DTSTART;VALUE=DATE:20261204");
    expect(lines).toContain("DTEND;VALUE=DATE:20261208");
    expect(lines).toContain("DTSTAMP:20261128T174530Z");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(event()).not.toContain("VALARM");
  });

  it("has lines of at most 75 bytes that end with CRLF and never split a character", () => {
    const text = event({ title: "é€\u{1F600}".repeat(60) });
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text).not.toContain("\uFFFD");
    expect(unfolded(text)).toContain(`SUMMARY:${"é€\u{1F600}".repeat(60)}`);
  });

  it("escapes the signs that separate values, and cannot gain properties from a title", () => {
    const lines = unfolded(event({ title: "a;b,c\\d\r\nBEGIN:VALARM\u0000" }));
    expect(lines).toContain("SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VALARM");
    expect(lines).not.toContain("BEGIN:VALARM");
  });
});
