/** @jest-environment node */
import { foreignAddresses, missingNatives } from "@/scripts/check-lockfile.mjs";

describe("a lock file", () => {
  const parent = { optionalDependencies: { "native-mac": "1.0.0" } };

  it("lacks a native package that has no entry", () => {
    expect(missingNatives({ "node_modules/a": parent })).toEqual([
      "node_modules/a needs native-mac, which has no entry",
    ]);
  });

  it.each([
    "node_modules/native-mac",
    "node_modules/a/node_modules/native-mac",
    "node_modules/a/node_modules/b/node_modules/native-mac",
  ])("has it at %s", (path) => {
    expect(missingNatives({ "node_modules/a/node_modules/b": parent, [path]: {} })).toEqual([]);
  });

  it("does not have it in the folder of another package", () => {
    const elsewhere = { "node_modules/c/node_modules/native-mac": {} };
    expect(missingNatives({ "node_modules/a": parent, ...elsewhere })).toHaveLength(1);
  });

  it("names the public registry or none", () => {
    expect(
      foreignAddresses({
        "": {},
        "node_modules/a": {},
        "node_modules/b": { resolved: "https://registry.npmjs.org/b/-/b-1.0.0.tgz" },
        "node_modules/c": { resolved: "https://mirror.example/c/-/c-1.0.0.tgz" },
        "node_modules/d": { resolved: "https://registry.npmjs.org.example/d.tgz" },
      }),
    ).toEqual([
      "node_modules/c is not resolved to the public npm registry",
      "node_modules/d is not resolved to the public npm registry",
    ]);
  });
});
