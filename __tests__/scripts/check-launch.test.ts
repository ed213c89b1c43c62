/** @jest-environment node */
import { sampleValues } from "@/scripts/check-launch.mjs";

const SOURCE = `/** Each sample("…") is replaced; key: sample(1) in a comment does not count. */
const sample = <const T>(value: T): T => value;
function sampleSize(of: number) { return of; }
const withoutKey = sample(1);
export const organisation = schema.parse({
  name: "Real: sample(name)",
  email: sample("a{b@c.example"),
  coordinates: sample({ latitude: 0, longitude: 0 }),
  host: {
    name: sample("Host"),
    address: { en: "Real", fr: sample("Rue") },
  },
  "day-rate": sample<number>(0),
  languages: sample(["en"]), city: "Real",
  phone: sample(
    "+33",
  ),
});
`;

it("finds each sample value with its line and the path of its key", () => {
  expect(sampleValues(SOURCE)).toEqual([
    { line: 7, key: "email" },
    { line: 8, key: "coordinates" },
    { line: 10, key: "host.name" },
    { line: 11, key: "host.address.fr" },
    { line: 13, key: "day-rate" },
    { line: 14, key: "languages" },
    { line: 15, key: "phone" },
  ]);
});

it("finds none once every value is real", () => {
  expect(sampleValues('export const organisation = { name: "Real" };')).toEqual([]);
});
