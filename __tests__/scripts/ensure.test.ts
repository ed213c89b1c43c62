/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  buildFingerprint,
  removeBuildStamp,
  whyBuild,
  writeBuildStamp,
} from "@/scripts/build/build-stamp.mjs";
import { checkNodeVersion, installAdvice, whyInstall } from "@/scripts/install.mjs";
import { temporaryFolder, writeFiles } from "./temporary-folder";

const LOCK = JSON.stringify({
  packages: {
    "": { version: "1.0.0" },
    "node_modules/next": { version: "16.0.0" },
    "node_modules/native-mac": { version: "1.0.0", optional: true },
  },
});

const npmRecord = (packages: Record<string, { version: string }>) => ({
  "node_modules/.package-lock.json": JSON.stringify({ packages }),
});

describe("the installation of packages", () => {
  const project = (files: Record<string, string>) =>
    temporaryFolder({ "package-lock.json": LOCK, ...files });
  const installed = npmRecord({ "node_modules/next": { version: "16.0.0" } });

  it("runs before a command is used for the first time", () => {
    expect(whyInstall(project({}))).toMatch(/no node_modules/);
  });

  it("runs again if the previous installation was interrupted", () => {
    expect(whyInstall(project({ "node_modules/next/x": "" }))).toMatch(/not finished/);
  });

  it("runs again on another operating system, because this system needs other native packages", () => {
    const stamp = { "node_modules/.protocole-platform": "node 18 plan9 mips" };
    expect(whyInstall(project({ ...installed, ...stamp }))).toMatch(/platform has changed/);
  });

  it.each([
    ["another version", { "node_modules/next": { version: "15.0.0" } }],
    ["a package missing", {}],
    [
      "a package too many",
      { "node_modules/next": { version: "16.0.0" }, "node_modules/old": { version: "1.0.0" } },
    ],
  ])("runs again if node_modules has %s", (_, packages) => {
    expect(whyInstall(project(npmRecord(packages)))).toMatch(/other packages/);
  });

  it("does not run again if the only missing packages belong to other operating systems", () => {
    expect(whyInstall(project(installed))).toBeUndefined();
  });
});

describe("the build of the site", () => {
  const builtProject = () => {
    const root = temporaryFolder({
      "app/page.tsx": "one",
      "lib/a.ts": "a",
      "scripts/build/build.ts": "",
      "out/index.html": "<h1>",
      "out/404.html": "<h1>",
      ".next/cache": "",
    });
    writeBuildStamp(root, buildFingerprint(root, {}));
    return root;
  };

  it("runs when there is no earlier build", () => {
    expect(whyBuild(temporaryFolder({ "app/page.tsx": "" }), {})).toMatch(/no built site/);
  });

  it("does not run when no file has changed", () => {
    expect(whyBuild(builtProject(), {})).toBeUndefined();
  });

  it.each([
    ["a changed source", { "app/page.tsx": "two" }],
    ["a new source", { "content/about.ts": "" }],
    ["a new build script", { "scripts/build/html/csp.ts": "" }],
    ["a changed lock file", { "package-lock.json": "{}" }],
    ["a new setting file", { ".env": "SITE_URL=https://a.example" }],
  ])("runs after %s", (_, files) => {
    const root = builtProject();
    writeFiles(root, files);
    expect(whyBuild(root, {})).toMatch(/has changed/);
  });

  it("runs after a source file was renamed", () => {
    const root = builtProject();
    rmSync(join(root, "lib/a.ts"));
    writeFiles(root, { "lib/b.ts": "a" });
    expect(whyBuild(root, {})).toMatch(/has changed/);
  });

  it.each(["SITE_URL", "NEXT_PUBLIC_ANYTHING"])("runs when %s has changed", (name) => {
    expect(whyBuild(builtProject(), { [name]: "https://a.example" })).toMatch(/has changed/);
  });

  it("runs when the date of the sources has changed", () => {
    expect(whyBuild(builtProject(), { SOURCE_DATE_EPOCH: "1767225600" })).toMatch(/has changed/);
  });

  it.each([
    ["a test", { "__tests__/a.test.ts": "" }],
    ["a script that does not build", { "scripts/serve.ts": "", "scripts/checks/launch.ts": "" }],
    ["the timing benchmark", { "bench/timing/run.ts": "", "bench/timing/records.ts": "" }],
    ["the service worker that the build itself writes", { "public/sw.js": "" }],
  ])("does not run after a change of %s", (_, files) => {
    const root = builtProject();
    writeFiles(root, files);
    expect(whyBuild(root, { PATH: "/elsewhere" })).toBeUndefined();
  });

  it("runs if the previous build was interrupted", () => {
    const root = builtProject();
    removeBuildStamp(root);
    expect(whyBuild(root, {})).toMatch(/not finished/);
  });

  it("runs if a source file was edited during the previous build", () => {
    const root = builtProject();
    const before = buildFingerprint(root, {});
    writeFiles(root, { "app/page.tsx": "edited" });
    writeBuildStamp(root, before);
    expect(whyBuild(root, {})).toMatch(/has changed/);
  });

  it("runs if a file of the build was removed or truncated", () => {
    const root = builtProject();
    writeFiles(root, { "out/404.html": "" });
    expect(whyBuild(root, {})).toMatch(/out\//);
    rmSync(join(root, "out/404.html"));
    expect(whyBuild(root, {})).toMatch(/out\//);
  });
});

describe("the error messages of the installation", () => {
  it.each([
    ["npm error code ENOSPC", /disk is full/],
    ["npm error code EACCES", /may not write/],
    ["npm error code ENOTFOUND", /registry cannot be reached/],
    ["npm error code EUSAGE", /npm install/],
    ["npm error something else", /npm ci/],
  ])("contain the right advice after %j", (output, advice) => {
    expect(installAdvice(output)).toMatch(advice);
  });

  it("state the required version of node", () => {
    expect(() => checkNodeVersion("18.20.0")).toThrow(/newer is needed; this is Node 18\.20\.0/);
    expect(() => checkNodeVersion("20.18.9")).toThrow(/nodejs\.org/);
    expect(() => checkNodeVersion("20.19.0")).not.toThrow();
    expect(() => checkNodeVersion("24.0.0")).not.toThrow();
  });
});
