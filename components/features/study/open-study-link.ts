import { askedOf } from "@/experiments/study/participation/read-address";
import { withBase } from "@/lib/base-path";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { readStudyLink, type StudyLink } from "./study-link";
import type { StudyLinkWords } from "./study-words";

/**
 * Opens the study to which a link leads.
 * @returns a text that explains the problem with the link; empty if the study opens
 */
export async function openStudyLink(
  typed: string,
  words: StudyLinkWords,
  locale: Locale,
): Promise<string> {
  const link = readStudyLink(typed, new URL(location.href), locale);
  const problem = await problemOf(link, words);
  if (problem === "" && link.at === "address")
    location.assign(withBase(pathOf("study", link.locale)) + link.search + link.hash);
  return problem;
}

/** Returns a text that explains why a link does not open a study; empty for a valid link. */
async function problemOf(link: StudyLink, words: StudyLinkWords): Promise<string> {
  if (link.at === "otherSite") return interpolate(words.otherSite, { host: link.host });
  if (link.at !== "address") return words[link.at];
  try {
    const query = new URLSearchParams(link.search);
    const asked = askedOf(query, link.hash);
    if (asked === null) return query.has("app") ? "" : words.notLink;
    if (asked.kind === "fault") return words[asked.fault];
    if (asked.kind === "text") return "";
    const response = await fetch(withBase(`/protocols/${asked.name}.json`));
    if (response.ok) return "";
    return response.status === 404
      ? interpolate(words.unknown, { name: asked.name })
      : words.notLoaded;
  } catch {
    return words.notLoaded;
  }
}
