import { asText, isObject, type JsonObject } from "@/components/features/editor/document/json";
import type { PROJECT_KINDS } from "@/components/shell/outbox/limits";
import type { LaunchWords } from "@/content/launch";
import { shortTitle, textIn } from "@/experiments/study/document/author-text";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { knownRecruiter, recruiterOfIds } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { peopleToRecruit } from "@/experiments/study/plan/people-to-recruit";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";

/**
 * The longest link, in characters, that leaves enough space in an e-mail for the text around the link. E-mail programs
 * accept a mailto URL of 2,000 characters in total.
 */
const LONGEST_MAILED_LINK = 1400;

type Kind = (typeof PROJECT_KINDS)[number];

const LANGUAGES = { en: "english", fr: "french", participant: "participant" } as const;

/** The values that a study determines in the contact form, and the name of the study for a notice. */
export type StudyMessage = { title: string; values: Record<string, string> };

const nameOf = (title: string | undefined, words: LaunchWords["contact"], locale: Locale) =>
  title ? quoted(shortTitle(title), locale) : words.untitled;

/**
 * Returns the message about a study that is not finished. The settings of such a study may be wrong, so only its title
 * and its link are taken from the document.
 * @param document the document as written
 */
export function unfinishedMessage(
  { title }: JsonObject,
  { link, file }: { link: string | null; file: string },
  words: LaunchWords["contact"],
  locale: Locale,
): StudyMessage {
  const texts = isObject(title) ? title : {};
  const name = nameOf(asText(isObject(title) ? texts[locale] : title), words, locale);
  return {
    title: name,
    values: {
      message: [
        interpolate(words.greeting, { title: name }),
        interpolate(words.unfinished, { file }),
        ...(link && link.length <= LONGEST_MAILED_LINK ? [interpolate(words.link, { link })] : []),
        "",
        "",
      ].join("\n"),
    },
  };
}

/** Returns the message about a finished study. */
export function studyMessage(
  document: ProtocolDocument,
  { link, file }: Record<"link" | "file", string>,
  words: LaunchWords["contact"],
  locale: Locale,
): StudyMessage {
  const name = nameOf(textIn(document.title, locale), words, locale);
  const recruiter = recruiterOfIds(document.delivery?.ids ?? []);
  const service = knownRecruiter(recruiter)?.name ?? document.delivery?.ids?.join(", ");
  const length = formatNumber(link.length, locale);
  const participants = participantsText(document, words, locale);
  return {
    title: name,
    values: {
      kind: kindOf(recruiter),
      ...(participants !== null && { participants }),
      message: [
        interpolate(words.greeting, { title: name }),
        link.length <= LONGEST_MAILED_LINK
          ? interpolate(words.link, { link })
          : interpolate(words.linkTooLong, { n: length, file }),
        [
          interpolate(words.recruiter, { name: service ?? words.ownLink }),
          interpolate(words.language, {
            language: words.languages[LANGUAGES[document.language ?? "participant"]],
          }),
        ].join(" "),
        "",
        "",
      ].join("\n"),
    },
  };
}

/** Returns the kind of project for which people use a recruitment service. */
function kindOf(recruiter: ReturnType<typeof recruiterOfIds>): Kind {
  if (recruiter === "samply") return "smartphone";
  return recruiter === "none" || recruiter === "other" ? "unsure" : "online";
}

function participantsText(
  document: ProtocolDocument,
  words: LaunchWords["contact"],
  locale: Locale,
): string | null {
  const { plan, conditions = [] } = document;
  if (plan?.people === undefined) return null;
  const recruited = peopleToRecruit(plan.people, plan.loss ?? 0);
  const analysed = formatNumber(plan.people, locale);
  const people =
    recruited === plan.people
      ? analysed
      : interpolate(words.peopleRecruited, {
          people: analysed,
          n: formatNumber(recruited, locale),
        });
  if (areSessions(document))
    return interpolate(words.sessions, { people, sessions: conditions.length });
  return conditions.length > 1
    ? interpolate(words.groups, { people, groups: conditions.length })
    : people;
}

/** The pattern of a link to the editor within a message. */
const EDITOR_LINK = /\S+\/study\/protocol#p=\S+/;

/**
 * Returns the values of the contact form after a study was attached. The text of the visitor remains, and the study
 * follows this text. If a study was attached earlier, its link is replaced.
 * @param study the values that the study determines
 * @param written the values in the form
 */
export function withStudy(
  study: Readonly<Record<string, string>>,
  written: Readonly<Record<string, string>>,
): Record<string, string> {
  const { message = "" } = study;
  const before = written.message ?? "";
  const [link] = EDITOR_LINK.exec(message) ?? [];
  const merged = { ...study, ...written };
  if (before.trim() === "") return { ...merged, message };
  if (link !== undefined && EDITOR_LINK.test(before))
    return { ...merged, message: before.replace(EDITOR_LINK, () => link) };
  return { ...merged, message: `${before.trimEnd()}\n\n${message.trimEnd()}` };
}
