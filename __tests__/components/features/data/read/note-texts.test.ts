/** @jest-environment node */
import { noteTexts } from "@/components/features/data/read/note-texts";
import { findingsWords } from "@/content/findings";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";
import { plain } from "./shown";

it.each(LOCALES)(
  "the note about visits with different conditions is also correct for a single participant (%s)",
  (locale) => {
    const { notes } = localize(findingsWords, locale);
    const [text = ""] = noteTexts([{ id: "visitConditions", values: { people: 1 } }], notes);
    expect(plain(text)).toMatch(/: 1\.$/);
    expect(plain(text)).not.toMatch(/1 participants/);
  },
);
