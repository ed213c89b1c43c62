/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { checkSecurityText } from "@/scripts/build/security-text";
import { sourceDay } from "@/scripts/build/source-date.mjs";

const day = (root: string, env: Record<string, string> = {}) =>
  sourceDay(root, env).toISOString().slice(0, 10);

describe("the date of a build", () => {
  const unpacked = () => {
    const root = temporaryFolder({ "package.json": "{}" });
    const packed = new Date("2026-03-04T23:59:00Z");
    utimesSync(join(root, "package.json"), packed, packed);
    return root;
  };

  it("is the date of package.json in an unpacked archive of the sources", () => {
    expect(day(unpacked())).toBe("2026-03-04");
  });

  it("is the date of the last commit in a git repository", () => {
    const root = unpacked();
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@lab.example", ...args], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          GIT_COMMITTER_DATE: "2026-05-06T00:30:00+02:00",
        } as unknown as NodeJS.ProcessEnv,
      });
    git("init", "--quiet");
    git("commit", "--quiet", "--allow-empty", "--message", "a");
    expect(day(root)).toBe("2026-05-05");
  });

  it("is not taken from the variable SOURCE_DATE_EPOCH if the build refuses its value", () => {
    expect(day(unpacked(), { SOURCE_DATE_EPOCH: "now" })).toBe("2026-03-04");
  });

  it("is the date in the variable SOURCE_DATE_EPOCH if this variable is set", () => {
    expect(day(unpacked(), { SOURCE_DATE_EPOCH: "1767225600" })).toBe("2026-01-01");
  });
});

describe("the file security.txt", () => {
  const out = () =>
    temporaryFolder({
      ".well-known/security.txt":
        "Contact: mailto:a@lab.example\nExpires: 2026-10-01T00:00:00.000Z\n",
    });

  it("is reported in the build log with its expiry date while it is valid", () => {
    expect(checkSecurityText({ out: out() }, Date.parse("2026-03-01"))).toBe(
      "security.txt is valid until 2026-10-01",
    );
  });

  it.each(["2026-09-15", "2027-01-01"])("causes a warning if the sources are old: %s", (now) => {
    expect(checkSecurityText({ out: out() }, Date.parse(now))).toMatch(
      new RegExp(`until 2026-10-01: build from .* SOURCE_DATE_EPOCH=${Date.parse(now) / 1000}$`),
    );
  });
});
