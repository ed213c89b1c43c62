/** @jest-environment node */
import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { canonicalJson, sha256Hex } from "@/experiments/study/document/canonical";
import { checkProtocol, readProtocol } from "@/experiments/study/document/check";
import type { Fault } from "@/experiments/study/document/fault";
import {
  linkHash,
  MOST_COMPRESSED,
  MOST_INFLATED,
  readLinkHash,
} from "@/experiments/study/document/link";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { seededRandom } from "@/lib/stats/random";
import { randomRun } from "@/scripts/build/versions/random-run";
import { chosenParts, partOf, REPEAT } from "../../../chosen-cases";
import { APPS_HERE, aDocument, withStep } from "./a-document";
import { anyJson, type Json, likelyDocument, slippedDocument } from "./random-documents";

// There are 10,000 documents in total, of which a run of the tests uses the chosen part. A document that fails a test
// is shrunk and printed.
const LIKELY = 3000;
const SLIPPED = 5000;
const ANY = 2000;
const SEED = 20_261_123;

/**
 * The time limit of a test in milliseconds. All accepted documents together (`CASES=all`) need up to a minute, or more
 * on a busy machine.
 */
const TIMEOUT = 300_000;

/** Returns whether a path leads to a value of a document, or to a missing key of an existing object. */
function isPlace(value: unknown, path: string): boolean {
  if (path === "") return true;
  if (typeof value !== "object" || value === null) return false;
  // A key of a document may itself contain dots, so the path cannot be split at its dots.
  const inside = Object.entries(value).some(
    ([key, each]) => path.startsWith(`${key}.`) && isPlace(each, path.slice(key.length + 1)),
  );
  return inside || Object.hasOwn(value, path) || !path.includes(".");
}

function expectInWords(faults: readonly Fault[], value: unknown) {
  expect(faults.length).toBeGreaterThan(0);
  for (const { path, rule } of faults) {
    expect([path, isPlace(value, path)]).toEqual([path, true]);
    for (const sentence of [rule.en, rule.fr]) {
      expect(sentence).toMatch(/^(?:[“«]\s?)?\p{Lu}?[\p{L}\d]/u);
      expect(sentence).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(rule.en).not.toBe(rule.fr);
  }
}

/**
 * Expects that an accepted document and its ids do not change if the document is checked again or converted to a link
 * and back.
 */
function expectSettled(document: ProtocolDocument) {
  const again = checkProtocol(JSON.parse(JSON.stringify(document)), APPS_HERE);
  if ("faults" in again) throw new Error(JSON.stringify(again.faults));
  expect(documentId(again.document)).toBe(documentId(document));
  expect(protocolId(document)).toMatch(/^[0-9a-f]{64}$/);
  const text = canonicalJson(document);
  const hash = linkHash(document);
  const isTooLong = text.length > MOST_INFLATED / 3 || hash.length > MOST_COMPRESSED;
  const link = readLinkHash(hash);
  if (isTooLong && link && "fault" in link) expect(link).toEqual({ fault: "tooLong" });
  else expect(link).toEqual({ text });
}

function expectFinite(value: unknown, app: string) {
  if (typeof value === "number") expect([app, Number.isFinite(value)]).toEqual([app, true]);
  if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) expectFinite(each, app);
}

/**
 * Runs every app of a document to its end on a virtual clock. Expects a score, or a reason why the score is missing.
 */
function expectRuns(document: ProtocolDocument) {
  for (const [index, step] of document.steps.entries()) {
    if (!isAppStep(step)) continue;
    const model = modelOfStep(step, APPS_HERE);
    const rows = randomRun(model, index + 1, seededRandom(index + 1));
    const measured = rows.filter(({ phase }) => phase === "test").length;
    expect([step.app, measured]).toEqual([step.app, model.facts.trials]);
    expectFinite(model.score(rows), step.app);
  }
}

/** The numbers of accepted and of refused documents. Both numbers must reach a minimum. */
const counts = { taken: 0, refused: 0 };

function settle(value: Json) {
  const checked = checkProtocol(value, APPS_HERE);
  if ("faults" in checked) {
    counts.refused += 1;
    expectInWords(checked.faults, value);
    return;
  }
  counts.taken += 1;
  expectSettled(checked.document);
  expectRuns(checked.document);
}

/** The number of characters of a failing document that are printed. */
const PRINTED = 3000;

/** Checks the chosen parts of the documents, and returns the number of checked documents. */
function check(documents: fc.Arbitrary<Json>, total: number): number {
  const property = fc.property(documents, (value) => settle(value));
  const numRuns = partOf(total);
  for (const part of chosenParts) {
    const seed = SEED + part;
    const { failed, counterexample, errorInstance } = fc.check(property, { seed, numRuns });
    if (!failed) continue;
    const { stack = "" } = errorInstance as Error;
    throw new Error(
      `${REPEAT}: ${JSON.stringify(counterexample?.[0]).slice(0, PRINTED)}\n${stack.slice(0, PRINTED)}`,
    );
  }
  return chosenParts.length * numRuns;
}

describe("the check of random documents either leads to a complete run or explains each fault", () => {
  beforeEach(() => Object.assign(counts, { taken: 0, refused: 0 }));

  it(
    "for documents that follow the schema",
    () => {
      const checked = check(likelyDocument, LIKELY);
      expect(counts.taken).toBeGreaterThan(checked / 2);
    },
    TIMEOUT,
  );

  it(
    "for documents with one mistake",
    () => {
      const checked = check(slippedDocument, SLIPPED);
      expect(counts.refused).toBeGreaterThan(checked / 2);
    },
    TIMEOUT,
  );

  it(
    "for documents of arbitrary JSON",
    () => {
      const checked = check(anyJson, ANY);
      expect(counts.refused).toBe(checked);
    },
    TIMEOUT,
  );
});

describe("a URL with a random text after #", () => {
  const hash = linkHash(aDocument());
  const settleLink = (link: string) => {
    const read = readLinkHash(link);
    if (read === null || "fault" in read) return;
    const checked = readProtocol(read.text, APPS_HERE);
    if ("faults" in checked) expectInWords(checked.faults, JSON.parse(read.text));
  };

  it("is either read or refused with a reason", () => {
    const part = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string().map((text) => `#p=${text}`),
      fc.base64String().map((text) => `#p=00000000.${text}`),
      anyJson
        .filter((value) => JSON.stringify(value).isWellFormed())
        .map((value) => {
          const text = JSON.stringify(value);
          const packed = Buffer.from(deflateSync(strToU8(text))).toString("base64url");
          return `#p=${sha256Hex(text).slice(0, 8)}.${packed}`;
        }),
      fc
        .tuple(fc.nat(hash.length), fc.string({ unit: "binary", maxLength: 3 }))
        .map(([at, more]) => hash.slice(0, at) + more + hash.slice(at + 1)),
    );
    fc.assert(fc.property(part, settleLink), { seed: SEED, numRuns: 2000 });
  });

  it("is refused immediately when it is 1 MB long", () => {
    const million = 1024 * 1024;
    for (const text of ["A".repeat(million), hash.slice(3).repeat(million / hash.length)])
      expect(readLinkHash(`#p=00000000.${text}`)).toEqual({ fault: "tooLong" });
    expect(readLinkHash("A".repeat(million))).toBeNull();
  });
});

/**
 * Each row contains a field, a function that makes a document with a value in this field, values within the limits of
 * the field, and values beyond these limits.
 */
const LIMIT_TABLE: [string, (value: unknown) => object, unknown[], unknown[]][] = [
  ["steps", (steps) => aDocument({ steps }), [textSteps(1), textSteps(50)], [[], textSteps(51)]],
  ["step id", (id) => withStep(2, { id }), ["a", `a${"-".repeat(31)}`], ["", "a".repeat(33)]],
  [
    "conditions",
    (conditions) => aDocument({ conditions }),
    [names(2), names(10)],
    [[], names(1), names(11)],
  ],
  [
    "for",
    (value) => ({ ...withStep(1, { for: value }), conditions: names(2) }),
    [names(1), names(2)],
    [[]],
  ],
  ["seed", (seed) => aDocument({ seed }), [0, 2 ** 32 - 1], [-1, 2 ** 32, 0.5]],
  ["title", (title) => aDocument({ title }), ["a", "a".repeat(300)], ["", "a".repeat(301)]],
  [
    "text",
    (en) => withStep(0, { text: { en, fr: "a" } }),
    ["a", "a".repeat(20_000)],
    ["", "a".repeat(20_001)],
  ],
  ["age", (minimumAge) => aDocument({ information: { minimumAge } }), [0, 120], [-1, 121]],
  ["ids", (ids) => aDocument({ delivery: { ids } }), [names(1), names(5)], [[], names(6)]],
  [
    "id",
    (id) => aDocument({ delivery: { ids: [id] } }),
    ["a", `A${"_".repeat(31)}`],
    ["", "a".repeat(33), "1"],
  ],
  [
    "code",
    (code) => aDocument({ delivery: { exits: { completed: { code } } } }),
    ["a", "_".repeat(64)],
    ["", "a".repeat(65)],
  ],
  [
    "receiver",
    (receiver) => aDocument({ delivery: { receiver } }),
    ["https://a", `https://${"a".repeat(492)}`],
    ["https://", `https://${"a".repeat(493)}`],
  ],
  ["rules", (leave) => withStep(1, { leave }), [rules(1), rules(50)], [[], rules(51)]],
];

function textSteps(count: number) {
  return Array.from({ length: count }, (_, at) => ({ id: `t${at}`, text: { en: "a", fr: "a" } }));
}
function names(count: number) {
  return Array.from({ length: count }, (_, at) => `n${at}`);
}
function rules(count: number) {
  const rule = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck" };
  return Array.from({ length: count }, () => rule);
}

it.each(LIMIT_TABLE)(
  "the check accepts values within the stated limits of the field %s and refuses values beyond these limits",
  (_, make, within, beyond) => {
    for (const value of within)
      expect(checkProtocol(make(value), APPS_HERE)).not.toHaveProperty("faults");
    for (const value of beyond) {
      const document = make(value);
      const checked = checkProtocol(document, APPS_HERE);
      if (!("faults" in checked))
        throw new Error(`The document was accepted: ${JSON.stringify(value).slice(0, 100)}`);
      expectInWords(checked.faults, document);
    }
  },
);
