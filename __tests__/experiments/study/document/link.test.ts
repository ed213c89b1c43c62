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

it("a link contains the document from which it was made", () => {
  const link = readLinkHash(hash);
  expect(link).toEqual({ text: canonicalJson(document) });
});

it("another anchor of the page is not read as a document link", () => {
  expect(readLinkHash("#stroop")).toBeNull();
  expect(readLinkHash("")).toBeNull();
});

it("the check digits of a link detect each of 20,000 changes of a single character", () => {
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
    // The last character may contain bits that do not belong to a byte. A change of these bits does not change the
    // document, so the test does not change them.
    if (read && "text" in read && read.text !== canonicalJson(document)) taken += 1;
    if (read === null) taken += 1;
  }
  expect(taken).toBe(0);
});

it("a link whose end is missing is reported as incomplete or mistyped", () => {
  for (let length = "#p=".length; length < hash.length - 1; length += 7) {
    const read = readLinkHash(hash.slice(0, length));
    expect(read).toMatchObject({ fault: expect.stringMatching(/^(cutOff|mistyped)$/) });
  }
  expect(readLinkHash(hash.slice(0, hash.length / 2))).toEqual({ fault: "cutOff" });
});

it("the beginning of the document is still readable in a link whose end is missing", () => {
  const text = canonicalJson(document);
  for (const share of [0.5, 0.7, 0.9]) {
    const part = readablePart(hash.slice(0, Math.floor(hash.length * share)));
    expect(text.startsWith(part)).toBe(true);
    expect(part.length).toBeGreaterThan(text.length * (share - 0.35));
  }
  expect(readablePart(hash)).toBe(text);
  expect(readablePart("#p=0123")).toBe("");
});

it("a link that would decompress to 8 MB is refused after the first 256 kB", () => {
  const bomb = deflateSync(new Uint8Array(8 * 1024 * 1024), { level: 9 });
  const packed = base64url(bomb);
  expect(readLinkHash(`#p=00000000.${packed}`)).toEqual({ fault: "tooLong" });
});

it("a link of more than 16 kB is refused", () => {
  const long = "A".repeat((MOST_COMPRESSED * 4) / 3 + 1);
  expect(readLinkHash(`#p=00000000.${long}`)).toEqual({ fault: "tooLong" });
});

it("a link is refused if its check digits belong to another document", () => {
  const digits = sha256Hex(canonicalJson(document)).slice(0, 8);
  const other = `#p=${digits}.${base64url(deflateSync(Buffer.from("{}")))}`;
  expect(readLinkHash(other)).toEqual({ fault: "mistyped" });
});

it("a document that contains half of a surrogate pair cannot be made into a link", () => {
  expect(() => linkHash({ title: "\ud800" })).toThrow("surrogate");
});
