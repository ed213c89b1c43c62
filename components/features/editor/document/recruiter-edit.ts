import {
  exitAtRecruiter,
  exitWithCode,
  exitWithUrl,
  type RecruiterId,
  recruiterOfIds,
  type WrittenExit,
} from "@/experiments/study/document/recruiters";
import { EXITS, type Exit } from "@/experiments/study/document/schema";
import { asText, isList, isObject, type JsonObject, withValue } from "./json";

/** Returns the names of the identifiers that a document requires. A name that is an object or a list becomes "". */
export function idsOf({ delivery }: JsonObject): string[] {
  const ids = isObject(delivery) ? delivery.ids : undefined;
  return isList(ids) ? ids.map(asText) : [];
}

/**
 * Returns the recruitment service to which a document's identifiers belong; `none` if the document has no identifiers.
 */
export const recruiterIdOf = (document: JsonObject): RecruiterId => recruiterOfIds(idsOf(document));

/** Returns the code and the link of an exit as the author has written them. A value that is not a text is omitted. */
export function writtenExit({ delivery }: JsonObject, exit: Exit): WrittenExit {
  const exits = isObject(delivery) && isObject(delivery.exits) ? delivery.exits : {};
  const { code, url } = isObject(exits[exit]) ? exits[exit] : {};
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof url === "string" && { url }),
  };
}

const withExit = (document: JsonObject, exit: Exit, { code, url }: WrittenExit): JsonObject =>
  withValue(
    withValue(document, ["delivery", "exits", exit, "code"], code),
    ["delivery", "exits", exit, "url"],
    url,
  ) as JsonObject;

/** Returns the document after a text was typed or pasted into the code field or the link field of an exit. */
export function withExitTyped(
  document: JsonObject,
  exit: Exit,
  part: "code" | "url",
  text: string,
): JsonObject {
  const written = writtenExit(document, exit);
  const next =
    part === "code" ? exitWithCode(written, text, idsOf(document)) : exitWithUrl(written, text);
  return withExit(document, exit, next);
}

/**
 * Returns the document with other identifiers. If the recruitment service changes, the completion links that are built
 * from codes change, too.
 */
export function withIds(document: JsonObject, ids: readonly string[]): JsonObject {
  const before = idsOf(document);
  const next = withValue(
    document,
    ["delivery", "ids"],
    ids.length > 0 ? ids : undefined,
  ) as JsonObject;
  return EXITS.reduce((changed, exit) => {
    const written = writtenExit(document, exit);
    return written.code === undefined
      ? changed
      : withExit(changed, exit, exitAtRecruiter(written, before, ids));
  }, next);
}
