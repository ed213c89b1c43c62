import { CODE, HTTPS } from "./text-forms";

/**
 * A recruitment service: the parameters in which it puts a participant's identifiers, and the placeholders for their
 * values.
 */
type Recruiter = {
  name: string;
  ids: readonly string[];
  /** Placeholders by parameter; empty if no source documents them (docs/protocol.md, "Recruiters"). */
  placeholders: Readonly<Record<string, string>>;
  /** The address of a completion, which ends with the code; absent where every study or institution has its own. */
  completion?: string;
  /** The service bills a fee in addition to the pay. */
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

/** Returns the known service that identifies a participant by the first of some identifiers; undefined if none does. */
export const recruiterWith = ([first]: readonly string[]): KnownRecruiter | undefined =>
  (Object.keys(RECRUITERS) as KnownRecruiter[]).find((id) => RECRUITERS[id].ids[0] === first);

/** Returns the service that uses some identifiers: `none` without identifiers, `other` for a service that is not known. */
export const recruiterOfIds = (ids: readonly string[]): RecruiterId =>
  ids.length === 0 ? "none" : (recruiterWith(ids) ?? "other");

/** Returns a known service; null for `none` and `other`. */
export const knownRecruiter = (id: RecruiterId): Recruiter | null =>
  id === "none" || id === "other" ? null : RECRUITERS[id];

/** Returns the known service that uses some identifiers; null without identifiers and for a service that is not known. */
export const knownRecruiterOf = (ids: readonly string[] = []): Recruiter | null =>
  knownRecruiter(recruiterOfIds(ids));

/** Returns the service at which an address is a completion, by its host; null if no known service has it. */
export function recruiterAt(address: string): Recruiter | null {
  const host = URL.canParse(address) ? new URL(address).host : "";
  const all: readonly Recruiter[] = Object.values(RECRUITERS);
  return (
    all.find(({ completion }) => completion !== undefined && new URL(completion).host === host) ??
    null
  );
}

/**
 * Returns the query with which a service opens a study: its placeholders for the identifiers, an ellipsis for an unknown
 * placeholder; "" without identifiers.
 */
export function recruiterQuery(ids: readonly string[]): string {
  const placeholders = knownRecruiterOf(ids)?.placeholders ?? {};
  const query = ids.map((id) => `${id}=${placeholders[id] ?? "…"}`);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** The exit of a document as its author writes it. */
export type WrittenExit = { code?: string | undefined; url?: string | undefined };

/** Returns the address at which a service ends a study with a code; undefined if the service has no such form. */
const completionAt = (recruiter: Recruiter | null, code: string | undefined): string | undefined =>
  recruiter?.completion !== undefined && code !== undefined && CODE.pattern.test(code)
    ? recruiter.completion + code
    : undefined;

/** The longest text that is read as a link, in characters; a document accepts only shorter links. */
const LONGEST_PASTED = 4_000;

/** Returns a pasted completion link with its scheme; null if a text is not a link. */
function pastedLink(text: string): string | null {
  if (text.length > LONGEST_PASTED) return null;
  const address = /^https?:\/\//i.test(text)
    ? text.replace(/^http:/i, "https:")
    : `https://${text}`;
  if (!/^https?:\/\//i.test(text) && !/^[a-z0-9-]+(\.[a-z0-9-]+)+\//i.test(text)) return null;
  return HTTPS.pattern.test(address) && URL.canParse(address) ? address : null;
}

/** Returns the code in a completion link of a known service; undefined if the link has none. */
function codeIn(link: string): string | undefined {
  const { completion } = recruiterAt(link) ?? {};
  if (completion === undefined || !URL.canParse(link)) return undefined;
  const [name = ""] = [...new URL(completion).searchParams.keys()];
  const code = new URL(link).searchParams.get(name)?.trim();
  return code && CODE.pattern.test(code) ? code : undefined;
}

/**
 * Returns an exit after its author has typed or pasted a text into the field of its code. A completion link gives both
 * code and address. For a code, the address follows from the service, unless the author has written another address.
 */
export function exitWithCode(exit: WrittenExit, text: string, ids: readonly string[]): WrittenExit {
  const recruiter = knownRecruiterOf(ids);
  const typed = text.trim();
  const link = pastedLink(typed);
  const found = link === null ? undefined : codeIn(link);
  // A link that is typed letter by letter stays in the field until its code appears.
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
 * Returns an exit after its author has changed the address: a completion link of a known service also gives the code.
 */
export function exitWithUrl(exit: WrittenExit, text: string): WrittenExit {
  const url = text === "" ? undefined : text;
  const code = (url !== undefined && HTTPS.pattern.test(url) && codeIn(url)) || exit.code;
  return { ...(code !== undefined && { code }), ...(url !== undefined && { url }) };
}

/** Returns an exit after its author has chosen another service: only an address that follows from the code changes. */
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
