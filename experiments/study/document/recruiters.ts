import { ownValue } from "@/lib/own-value";
import { CODE, HTTPS } from "./text-forms";

/**
 * A recruitment service, with the query parameters to which it adds a participant's identifiers, and the placeholders
 * in a study link that the service replaces by these identifiers.
 */
type Recruiter = {
  name: string;
  ids: readonly string[];
  /**
   * Placeholders, keyed by query parameter; empty if the service does not document them (docs/protocol.md,
   * "Recruiters").
   */
  placeholders: Readonly<Record<string, string>>;
  /**
   * The beginning of the completion link, before its code; absent if each study or institution has a different link.
   */
  completion?: string;
  /** True if the service charges a fee in addition to the pay of participants. */
  chargesFee?: true;
};

export const RECRUITERS = {
  prolific: {
    name: "Prolific",
    ids: ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"],
    placeholders: {
      PROLIFIC_PID: "{{%PROLIFIC_PID%}}",
      STUDY_ID: "{{%STUDY_ID%}}",
      SESSION_ID: "{{%SESSION_ID%}}",
    },
    completion: "https://app.prolific.com/submissions/complete?cc=",
    chargesFee: true,
  },
  sona: { name: "SONA", ids: ["SONA_ID"], placeholders: {} },
  cloudresearch: {
    name: "CloudResearch",
    ids: ["PARTICIPANT_ID"],
    placeholders: {},
    chargesFee: true,
  },
  samply: {
    name: "Samply",
    ids: ["SAMPLY_ID", "MESSAGE_ID"],
    placeholders: { SAMPLY_ID: "%SAMPLY_ID%", MESSAGE_ID: "%MESSAGE_ID%" },
  },
} as const satisfies Record<string, Recruiter>;

type KnownRecruiter = keyof typeof RECRUITERS;
export type RecruiterId = KnownRecruiter | "none" | "other";

/** Returns the known service whose first identifier is the first of a list; undefined if no service matches. */
export const recruiterWith = ([first]: readonly string[]): KnownRecruiter | undefined =>
  (Object.keys(RECRUITERS) as KnownRecruiter[]).find((id) => RECRUITERS[id].ids[0] === first);

/** Returns the service that uses a list of identifiers: `none` without identifiers, `other` for an unknown service. */
export const recruiterOfIds = (ids: readonly string[]): RecruiterId =>
  ids.length === 0 ? "none" : (recruiterWith(ids) ?? "other");

/** Returns the data of a known service; null for `none` and `other`. */
export const knownRecruiter = (id: RecruiterId): Recruiter | null =>
  id === "none" || id === "other" ? null : RECRUITERS[id];

/** Returns the known service that uses a list of identifiers; null without identifiers or for an unknown service. */
export const knownRecruiterOf = (ids: readonly string[] = []): Recruiter | null =>
  knownRecruiter(recruiterOfIds(ids));

/** Returns the service whose completion links have the host of a URL; null if no known service has this host. */
export function recruiterAt(address: string): Recruiter | null {
  const host = URL.canParse(address) ? new URL(address).host : "";
  const all: readonly Recruiter[] = Object.values(RECRUITERS);
  return (
    all.find(({ completion }) => completion !== undefined && new URL(completion).host === host) ??
    null
  );
}

/**
 * Returns the query string of the URL with which a service opens a study. The query contains the service's placeholders
 * for the identifiers. An ellipsis replaces an unknown placeholder. Without identifiers and without a session, the query
 * is "".
 * @param session the condition of the link, if conditions are sessions; null if the link does not name a condition
 */
export function recruiterQuery(ids: readonly string[], session: string | null = null): string {
  const placeholders: Readonly<Record<string, string>> = knownRecruiterOf(ids)?.placeholders ?? {};
  const query = [
    ...ids.map((id) => `${id}=${ownValue(placeholders, id) ?? "…"}`),
    ...(session === null ? [] : [`condition=${session}`]),
  ];
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** The code and the link of an exit in the spelling of the author. They may be invalid. */
export type WrittenExit = { code?: string | undefined; url?: string | undefined };

/** Returns a service's completion link for a code; undefined if the service does not derive the link from the code. */
const completionAt = (recruiter: Recruiter | null, code: string | undefined): string | undefined =>
  recruiter?.completion !== undefined && code !== undefined && CODE.pattern.test(code)
    ? recruiter.completion + code
    : undefined;

/** The maximum length of a text that is read as a link, in characters; links in documents are always shorter. */
const LONGEST_PASTED = 4_000;

/** Returns a pasted completion link with `https://`; null if the text is not a link. */
function pastedLink(text: string): string | null {
  if (text.length > LONGEST_PASTED) return null;
  const address = /^https?:\/\//i.test(text)
    ? text.replace(/^http:/i, "https:")
    : `https://${text}`;
  if (!/^https?:\/\//i.test(text) && !/^[a-z0-9-]+(\.[a-z0-9-]+)+\//i.test(text)) return null;
  return HTTPS.pattern.test(address) && URL.canParse(address) ? address : null;
}

/** Returns the code in a completion link of a known service; undefined if the link does not contain a code. */
function codeIn(link: string): string | undefined {
  const { completion } = recruiterAt(link) ?? {};
  if (completion === undefined || !URL.canParse(link)) return undefined;
  const [name = ""] = [...new URL(completion).searchParams.keys()];
  const code = new URL(link).searchParams.get(name)?.trim();
  return code && CODE.pattern.test(code) ? code : undefined;
}

/**
 * Returns an exit after its author has typed or pasted a text into the code field. A pasted completion link sets both
 * the code and the link. A code also sets the link of the service, unless the author has written another link.
 */
export function exitWithCode(exit: WrittenExit, text: string, ids: readonly string[]): WrittenExit {
  const recruiter = knownRecruiterOf(ids);
  const typed = text.trim();
  const link = pastedLink(typed);
  const found = link === null ? undefined : codeIn(link);
  // A link that is typed letter by letter remains in the code field until its code appears.
  const isUnfinished = found === undefined && typed.slice(0, -1) === exit.code;
  if (link !== null && !isUnfinished) {
    const kept = exit.code !== undefined && CODE.pattern.test(exit.code) ? exit.code : undefined;
    const code = found ?? kept;
    return { ...(code !== undefined && { code }), url: link };
  }
  const isFromCode = exit.url === undefined || exit.url === completionAt(recruiter, exit.code);
  const code = typed === "" ? undefined : typed;
  const url = isFromCode ? completionAt(recruiter, code) : exit.url;
  return { ...(code !== undefined && { code }), ...(url !== undefined && { url }) };
}

/**
 * Returns an exit after its author has changed the link. A completion link of a known service also sets the code.
 */
export function exitWithUrl(exit: WrittenExit, text: string): WrittenExit {
  const url = text === "" ? undefined : text;
  const code = (url !== undefined && HTTPS.pattern.test(url) && codeIn(url)) || exit.code;
  return { ...(code !== undefined && { code }), ...(url !== undefined && { url }) };
}

/**
 * Returns an exit after its author has chosen another service. The link changes only if it was derived from the code.
 */
export function exitAtRecruiter(
  { code, url }: WrittenExit,
  before: readonly string[],
  ids: readonly string[],
): WrittenExit {
  const was = completionAt(knownRecruiterOf(before), code);
  if (url !== undefined && url !== was) return { ...(code !== undefined && { code }), url };
  const now = completionAt(knownRecruiterOf(ids), code);
  return { ...(code !== undefined && { code }), ...(now !== undefined && { url: now }) };
}
