import type { JsonObject } from "@/components/features/editor/document/json";
import { asText, isList, isObject } from "@/components/features/editor/document/json";
import { recruiterWith, RECRUITERS as SERVICES } from "@/experiments/study/document/recruiters";

/**
 * A recruitment service: the parameters in which it puts a participant's identifiers, and the placeholders for their
 * values.
 */
type Recruiter = {
  name: string;
  ids: readonly string[];
  /** Placeholders by parameter; empty if no source documents them (docs/protocol.md, "Recruiters"). */
  placeholders: Readonly<Record<string, string>>;
};

export const RECRUITERS = {
  prolific: {
    ...SERVICES.prolific,
    placeholders: {
      PROLIFIC_PID: "{{%PROLIFIC_PID%}}",
      STUDY_ID: "{{%STUDY_ID%}}",
      SESSION_ID: "{{%SESSION_ID%}}",
    },
  },
  sona: { ...SERVICES.sona, placeholders: {} },
  cloudresearch: { ...SERVICES.cloudresearch, placeholders: {} },
  samply: {
    ...SERVICES.samply,
    placeholders: { SAMPLY_ID: "%SAMPLY_ID%", MESSAGE_ID: "%MESSAGE_ID%" },
  },
} as const satisfies Record<string, Recruiter>;

export type RecruiterId = keyof typeof RECRUITERS | "none" | "other";

/** Returns the names of a document's identifiers; "" for a name that is an object or a list. */
export function idsOf({ delivery }: JsonObject): string[] {
  const ids = isObject(delivery) ? delivery.ids : undefined;
  return isList(ids) ? ids.map(asText) : [];
}

/** Returns the service whose identifiers a document uses; `none` if it uses no identifiers. */
export function recruiterOf(document: JsonObject): RecruiterId {
  const ids = idsOf(document);
  return ids.length === 0 ? "none" : (recruiterWith(ids) ?? "other");
}

/**
 * Returns the study's address for a recruitment service, with the service's placeholders for the identifiers; an
 * unknown placeholder is written as an ellipsis.
 * @param hash the part of the address behind `#`, which contains the document
 */
export function recruiterAddress(page: string, document: JsonObject, hash: string): string {
  const recruiter = recruiterOf(document);
  const placeholders: Readonly<Record<string, string>> =
    recruiter === "none" || recruiter === "other" ? {} : RECRUITERS[recruiter].placeholders;
  const query = idsOf(document).map((id) => `${id}=${placeholders[id] ?? "…"}`);
  return `${page}${query.length > 0 ? `?${query.join("&")}` : ""}${hash}`;
}
