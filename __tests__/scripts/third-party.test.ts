/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/project.mjs";
import {
  currentThirdPartyText,
  incompatibleTerms,
  thirdPartyText,
} from "@/scripts/third-party.mjs";

it("THIRD_PARTY.md is what the installed packages give (npm run third-party)", () => {
  expect(readFileSync(join(ROOT, "THIRD_PARTY.md"), "utf8")).toBe(currentThirdPartyText());
});

describe("a licence", () => {
  it.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND (ISC OR CC0-1.0)"])(
    "may be %s",
    (expression) => expect(incompatibleTerms(expression)).toEqual([]),
  );

  it.each([
    ["GPL-3.0-only", ["GPL-3.0-only"]],
    ["Apache-2.0 AND LGPL-3.0-or-later", ["LGPL-3.0-or-later"]],
    ["SEE LICENSE IN LICENSE.md", ["SEE LICENSE IN LICENSE.md"]],
  ])("may not be %s", (expression, terms) => {
    expect(incompatibleTerms(expression)).toEqual(terms);
  });
});

describe("the list", () => {
  const packages = {
    "": { dependencies: { app: "1.0.0" }, devDependencies: { tester: "1.0.0" } },
    "node_modules/app": {
      version: "1.0.0",
      dependencies: { helper: "2.0.0" },
      optionalDependencies: { "app-mac": "1.0.0" },
    },
    "node_modules/helper": { version: "1.0.0" },
    "node_modules/app/node_modules/helper": { version: "2.0.0" },
    "node_modules/app-mac": { version: "1.0.0", license: "MIT", optional: true },
    "node_modules/tester": { version: "1.0.0", dependencies: { helper: "1.0.0" } },
  };
  const manifests: Record<string, object> = {
    "node_modules/app": { license: "MIT", homepage: "https://app.example" },
    "node_modules/app/node_modules/helper": {
      license: "ISC",
      repository: { url: "git+ssh://git@github.com/lab/helper.git" },
    },
  };
  // What the list must not read, because it is not installed everywhere or not in production, is absent.
  const readManifest = (path: string) => {
    const manifest = manifests[path];
    if (!manifest) throw new Error(`${path} is not installed`);
    return manifest;
  };
  const rows = (text: string) => text.split("\n").filter((line) => /^\| .*\d\./.test(line));

  it("has what package.json's dependencies lead to, each with what needs it", () => {
    expect(rows(thirdPartyText({}, packages, readManifest))).toEqual([
      "| [app](https://app.example) | 1.0.0 | MIT | direct |",
      "| [helper](https://github.com/lab/helper) | 2.0.0 | ISC | app |",
      "| app-mac | 1.0.0 | MIT | app |",
    ]);
  });

  it.each([
    ["node_modules/app-mac", { version: "1.0.0", license: "GPL-3.0-only" }],
    ["node_modules/app-mac", { version: "1.0.0", license: "LGPL-3.0-or-later" }],
    ["node_modules/app-mac", { version: "1.0.0" }],
  ])("refuses a licence that may not be passed on with MIT (%s %j)", (path, locked) => {
    expect(() => thirdPartyText({}, { ...packages, [path]: locked }, readManifest)).toThrow(
      /app-mac \(through app\): (L?GPL-3\.0|none named)/,
    );
  });

  it("refuses an override that nobody gives a reason for", () => {
    expect(() => thirdPartyText({ overrides: { helper: "2" } }, packages, readManifest)).toThrow(
      /overrides helper, and nobody says why/,
    );
  });
});
