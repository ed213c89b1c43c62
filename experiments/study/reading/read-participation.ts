import type { ContributionOf } from "./contribution";
import { hashIn, idsIn, orderIn, personIn, sourceIn, wordIn } from "./facts-of";
import { isCount, isObject, isWord, type Values } from "./record/values";

/** Reads the file `participation.json` of an archive. @returns null if the value is something else */
export function readParticipation(
  value: Values,
): Omit<ContributionOf<"participation">, "digest" | "source"> | null {
  const { id, order, done, ids, ending, consent, sending } = value;
  const protocol = hashIn(value.protocol);
  if (!isWord(id) || protocol === null || !orderIn(order) || !isCount(done)) return null;
  const given = isObject(sending) && Array.isArray(sending.given) ? sending.given : [];
  const last: unknown = given.findLast((each) => isObject(each) && each.exit === ending);
  const first = isObject(ids) ? Object.values(ids)[0] : undefined;
  return {
    kind: "participation",
    session: id,
    facts: {
      protocol,
      document: hashIn(value.document),
      planHash: null,
      person: personIn(value.person, id) ?? personIn(first, id),
      visit: wordIn(value.visit),
      condition: wordIn(value.condition),
      conditionSource: sourceIn(value.conditionSource),
      order: orderIn(order),
      ids: idsIn(ids),
      isSimulated: id.startsWith("sim-"),
      isRehearsal: value.rehearsal === true,
    },
    at: isObject(consent) ? wordIn(consent.at) : null,
    exit: wordIn(ending),
    code: isObject(last) ? wordIn(last.code) : null,
    done,
    digests: isObject(sending) ? digestsIn(sending.records) : {},
  };
}

const digestsIn = (records: unknown): Record<string, string> =>
  isObject(records)
    ? Object.fromEntries(
        Object.entries(records).flatMap(([step, digest]): [string, string][] => {
          const read = hashIn(digest);
          return read === null ? [] : [[step, read]];
        }),
      )
    : {};
