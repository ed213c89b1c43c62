/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleValues } from "@/scripts/checks/launch";
import { ROOT } from "@/scripts/project.mjs";

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

it("the check before a launch finds each sample value, with the line and the key path of the value", () => {
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

it("the check before a launch finds no sample values if every value is real", () => {
  expect(sampleValues('export const organisation = { name: "Real" };')).toEqual([]);
});

describe("npm run check:launch", () => {
  /**
   * Returns the output of the command for a site that is published at the given origin, or for a site without an
   * origin.
   */
  const said = (siteUrl: string) => {
    const env = { ...process.env, SITE_URL: siteUrl };
    const args = ["--import", "tsx", join(ROOT, "scripts/checks/launch.ts")];
    const { stdout, status } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    return { stdout, status };
  };

  it("lists the remaining sample values with their lines, and refuses the launch", () => {
    const file = "content/organisation.ts";
    const left = sampleValues(readFileSync(join(ROOT, file), "utf8")).map(
      ({ line, key }) => `${file}:${line}  ${key} is a sample value`,
    );
    const { stdout, status } = said("https://lab.example");
    expect(stdout.match(/^.* is a sample value$/gm) ?? []).toEqual(left);
    expect(stdout).not.toContain("SITE_URL");
    expect(status).toBe(left.length > 0 ? 1 : 0);
  });

  it("asks for the URL of the site if this setting is empty", () => {
    const { stdout, status } = said("");
    expect(status).toBe(1);
    expect(stdout).toMatch(/SITE_URL is not set/);
  });
});
