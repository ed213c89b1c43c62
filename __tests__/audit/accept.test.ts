import { accept } from "@/audit/accept.mjs";
import { EXCEPTIONS } from "@/audit/exceptions.mjs";

const FOUND = [
  { where: "/about", what: "contrast: p" },
  { where: "/contact", what: "contrast: p" },
  { where: "/about", what: "viewport: meta" },
];

describe("accept", () => {
  it("leaves out what an exception of the judge accepts, at its place only", () => {
    const exception = { judge: "axe", where: /^\/about/, what: /^contrast/, reason: "for a test" };
    expect(accept("axe", FOUND, [exception])).toEqual({
      findings: [FOUND[1], FOUND[2]],
      excepted: 1,
    });
    expect(accept("nu", FOUND, [exception])).toEqual({ findings: FOUND, excepted: 0 });
  });

  it("finds an exception that nothing needs any more", () => {
    const idle = { judge: "axe", what: /^landmark/, reason: "for a test" };
    expect(accept("axe", FOUND, [idle]).findings).toEqual([
      ...FOUND,
      { where: "audit/exceptions.mjs", what: expect.stringContaining("landmark") },
    ]);
  });
});

it("gives a reason for each exception", () => {
  for (const { reason } of EXCEPTIONS) expect(reason).toMatch(/^[A-Z].{20,}\.$/s);
});
