/** @jest-environment node */
import { deflateSync } from "fflate";
import { canonicalJson, sha256Hex } from "@/experiments/study/document/canonical";
import {
  linkHash,
  MOST_COMPRESSED,
  readablePart,
  readLinkHash,
} from "@/experiments/study/document/link";
import { seededRandom } from "@/lib/stats/random";
import { aDocument } from "./a-document";

const document = aDocument();
const hash = linkHash(document);

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

it("reads from a link the document that it was made from", () => {
  const link = readLinkHash(hash);
  expect(link).toEqual({ text: canonicalJson(document) });
});

it("does not read another anchor of the page as a link", () => {
  expect(readLinkHash("#stroop")).toBeNull();
  expect(readLinkHash("")).toBeNull();
});

it("detects each of 20,000 changes of one character", () => {
  const random = seededRandom(27);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const start = "#p=".length;
  let taken = 0;
  for (let slip = 0; slip < 20_000; slip += 1) {
    const place = start + Math.floor(random() * (hash.length - start));
    const letter = letters[Math.floor(random() * letters.length)] as string;
    const mistyped = hash.slice(0, place) + letter + hash.slice(place + 1);
    if (mistyped === hash) continue;
    const read = readLinkHash(mistyped);
    // The last character may contain bits that do not belong to a byte: changing them does not change the document.
    if (read && "text" in read && read.text !== canonicalJson(document)) taken += 1;
    if (read === null) taken += 1;
  }
  expect(taken).toBe(0);
});

it("reports a link that was cut off", () => {
  for (let length = "#p=".length; length < hash.length - 1; length += 7) {
    const read = readLinkHash(hash.slice(0, length));
    expect(read).toMatchObject({ fault: expect.stringMatching(/^(cutOff|mistyped)$/) });
  }
  expect(readLinkHash(hash.slice(0, hash.length / 2))).toEqual({ fault: "cutOff" });
});

it("returns the readable beginning of a link that was cut off", () => {
  const text = canonicalJson(document);
  for (const share of [0.5, 0.7, 0.9]) {
    const part = readablePart(hash.slice(0, Math.floor(hash.length * share)));
    expect(text.startsWith(part)).toBe(true);
    expect(part.length).toBeGreaterThan(text.length * (share - 0.35));
  }
  expect(readablePart(hash)).toBe(text);
  expect(readablePart("#p=0123")).toBe("");
});

it("stops inflating a link of 700 MB at 256 kB", () => {
  const bomb = deflateSync(new Uint8Array(8 * 1024 * 1024), { level: 9 });
  const packed = base64url(bomb);
  expect(readLinkHash(`#p=00000000.${packed}`)).toEqual({ fault: "tooLong" });
});

it("does not read a link of more than 16 kB", () => {
  const long = "A".repeat((MOST_COMPRESSED * 4) / 3 + 1);
  expect(readLinkHash(`#p=00000000.${long}`)).toEqual({ fault: "tooLong" });
});

it("keeps two documents with the same first digits apart", () => {
  const digits = sha256Hex(canonicalJson(document)).slice(0, 8);
  const other = `#p=${digits}.${base64url(deflateSync(Buffer.from("{}")))}`;
  expect(readLinkHash(other)).toEqual({ fault: "mistyped" });
});

it("refuses to make a link of a text with half of a surrogate pair", () => {
  expect(() => linkHash({ title: "\ud800" })).toThrow("surrogate");
});
