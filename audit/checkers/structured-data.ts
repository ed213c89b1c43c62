import type { Checker, Finding } from "../checker";
import { builtPages } from "../pages";
import { load } from "../tools";

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const SCHEMA = "http://schema.org/";

/** The predicates of the vocabulary that the validator reads, with the names that the validator uses. */
const PREDICATES: Record<string, "rdfs:subClassOf" | "schema:domainIncludes"> = {
  [`${RDFS}subClassOf`]: "rdfs:subClassOf",
  [`${SCHEMA}domainIncludes`]: "schema:domainIncludes",
};

type Term = { value: string };
type Quad = { subject: Term; predicate: Term; object: Term };
type Vocabulary = { default: (options: { factory: object }) => Iterable<Quad> };

type Entity = {
  "@id": string;
  "@type"?: string;
  "rdfs:subClassOf"?: { "@id": string }[];
  "schema:domainIncludes"?: { "@id": string }[];
};

type Thing = { "@type": string | string[] };
type ValidatorModule = {
  default: new (vocabulary: {
    "@graph": Entity[];
  }) => {
    validate: (data: {
      jsonld: Record<string, Thing[]>;
      errors: never[];
    }) => Promise<{ severity: string; rootType: string; issueMessage: string }[]>;
  };
};

/**
 * Returns schema.org's vocabulary in the format that the validator reads. Without this function, the validator would
 * download the vocabulary.
 */
async function vocabulary(): Promise<{ "@graph": Entity[] }> {
  const { default: quads } = await load<Vocabulary>("@vocabulary/schema");
  const term = (value: string): Term => ({ value });
  const factory = {
    namedNode: term,
    literal: term,
    blankNode: term,
    quad: (subject: Term, predicate: Term, object: Term): Quad => ({ subject, predicate, object }),
  };
  const entities = new Map<string, Entity>();
  for (const { subject, predicate, object } of quads({ factory })) {
    const entity: Entity = entities.get(subject.value) ?? { "@id": subject.value };
    entities.set(subject.value, entity);
    const { value } = object;
    if (predicate.value === `${RDF}type`)
      entity["@type"] ??= value.replace(RDFS, "rdfs:").replace(RDF, "rdf:");
    const key = PREDICATES[predicate.value];
    if (key) entity[key] = [...(entity[key] ?? []), { "@id": value }];
  }
  return { "@graph": [...entities.values()] };
}

/** Returns the schema.org items that a page describes, grouped by their type. */
function thingsByType(html: string): Record<string, Thing[]> {
  const blocks = [...html.matchAll(BLOCK)].map(([, text = ""]): Thing & { "@graph"?: Thing[] } =>
    JSON.parse(text),
  );
  const byType: Record<string, Thing[]> = {};
  for (const thing of blocks.flatMap((block) => block["@graph"] ?? block)) {
    const [type = ""] = [thing["@type"]].flat();
    byType[type] = [...(byType[type] ?? []), thing];
  }
  return byType;
}

/** Adobe's validator: checks the structured data of the pages with schema.org's vocabulary and Google's rules. */
export const structuredData: Checker = {
  name: "structured-data",
  check: async () => {
    const { default: Validator } = await load<ValidatorModule>("@adobe/structured-data-validator");
    const validator = new Validator(await vocabulary());
    const findings: Finding[] = [];
    const pages = builtPages().filter(({ url }) => url);
    let count = 0;
    for (const { url: where = "", html } of pages) {
      const jsonld = thingsByType(html);
      const things = Object.values(jsonld).flat().length;
      count += things;
      if (things === 0) findings.push({ where, what: "nothing is described" });
      for (const { severity, rootType, issueMessage } of await validator.validate({
        jsonld,
        errors: [],
      }))
        findings.push({ where, what: `${severity} ${rootType}: ${issueMessage}` });
    }
    return { checked: `${count} things on ${pages.length} pages`, findings };
  },
};
