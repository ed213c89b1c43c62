/** @jest-environment node */

import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { differences } from "@/scripts/checks/copied-build";

describe("two builds", () => {
  const files = { "index.html": "<h1>", "_next/a.js": "one" };

  it("are the same if all of their files are the same", () => {
    expect(differences(temporaryFolder(files), temporaryFolder(files))).toEqual([]);
  });

  it.each([
    [
      "another byte",
      { "_next/a.js": "onE" },
      /^_next\/a\.js differs from byte 2 on:\n.*"one"\n.*"onE"$/,
    ],
    ["a byte more", { "_next/a.js": "one1" }, /^_next\/a\.js differs from byte 3 on/],
    ["a file more", { "about.html": "" }, /^about\.html is not in/],
  ])("differ if there is %s", (_, change, message) => {
    const [one, other] = [temporaryFolder(files), temporaryFolder({ ...files, ...change })];
    for (const found of [differences(one, other), differences(other, one)])
      expect(found).toHaveLength(1);
    expect(differences(one, other)[0]).toMatch(message);
  });
});
