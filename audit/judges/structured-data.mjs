import { builtPages } from "../pages.mjs";
import { load } from "../tools.mjs";

export const name = "structured-data";

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const SCHEMA = "http://schema.org/";

/**
 * The predicates that the validator reads, by the names that it reads them by.
 *
 * @type {Record<string, string>}
 */
const PREDICATES = {
  [`${RDFS}subClassOf`]: "rdfs:subClassOf",
  [`${SCHEMA}domainIncludes`]: "schema:domainIncludes",
};

/** @typedef {{ value: string }} Term */

/**
 * Returns schema.org's vocabulary as the validator wants it, which asks the network for it otherwise.
 *
 * @returns {Promise<{ "@graph": Record<string, unknown>[] }>}
 */
async function vocabulary() {
  const { default: quads } = await load("@vocabulary/schema");
  const term = (/** @type {string} */ value) => ({ value });
  const factory = {
    namedNode: term,
    literal: term,
    blankNode: term,
    quad: (/** @type {Term[]} */ ...[subject, predicate, object]) => ({
      subject,
      predicate,
      object,
    }),
  };
  /** @type {Map<string, Record<string, any>>} */
  const entities = new Map();
  for (const { subject, predicate, object } of quads({ factory })) {
    const entity = entities.get(subject.value) ?? { "@id": subject.value };
    entities.set(subject.value, entity);
    const { value } = object;
    if (predicate.value === `${RDF}type`)
      entity["@type"] ??= value.replace(RDFS, "rdfs:").replace(RDF, "rdf:");
    const key = PREDICATES[predicate.value];
    if (key) entity[key] = [...(entity[key] ?? []), { "@id": value }];
  }
  return { "@graph": [...entities.values()] };
}

/**
 * Returns the things that a page describes, by their type.
 *
 * @param {string} html
 * @returns {Record<string, any[]>}
 */
function described(html) {
  const blocks = [...html.matchAll(BLOCK)].map(([, text]) => JSON.parse(text ?? ""));
  const things = blocks.flatMap((block) => block["@graph"] ?? block);
  /** @type {Record<string, any[]>} */
  const byType = {};
  for (const thing of things) {
    const [type] = [thing["@type"]].flat();
    byType[type] = [...(byType[type] ?? []), thing];
  }
  return byType;
}

/**
 * Returns what Adobe's validator finds in the structured data of the pages, by schema.org's vocabulary and
 * by Google's rules.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { default: Validator } = await load("@adobe/structured-data-validator");
  const validator = new Validator(await vocabulary());
  const findings = [];
  const pages = builtPages().filter(({ address }) => address);
  let count = 0;
  for (const { address = "", html } of pages) {
    const jsonld = described(html);
    const things = Object.values(jsonld).flat().length;
    count += things;
    if (things === 0) findings.push({ where: address, what: "nothing is described" });
    for (const issue of await validator.validate({ jsonld, errors: [] }))
      findings.push({
        where: address,
        what: `${issue.severity} ${issue.rootType}: ${issue.issueMessage}`,
      });
  }
  return { checked: `${count} things on ${pages.length} pages`, findings };
}
