/** @jest-environment node */
import { endsText, listText } from "@/components/features/data/read/number-texts";
import { findingsWords } from "@/content/findings";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

describe.each(LOCALES)("a line of text (%s)", (locale) => {
  const words = localize(findingsWords, locale);

  it("does not end within a short list of numbers", () => {
    expect(listText(["30", "30"], words)).not.toContain(" ");
    expect(listText(["30", "31", "1.5"], words)).not.toContain(" ");
  });

  it("can end within a list of words, or within a long list of numbers", () => {
    expect(listText(["low", "high"], words)).toContain(" ");
    expect(listText(["1", "2", "3", "4"], words)).toContain(" ");
  });

  it("does not end between the ends of an interval", () => {
    expect(endsText("0.89", "0.95", locale)).not.toContain(" ");
  });
});
