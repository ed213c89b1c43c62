import { accept } from "@/audit/accept";
import { EXCEPTIONS } from "@/audit/exceptions";

const FOUND = [
  { where: "/about", what: "contrast: p" },
  { where: "/contact", what: "contrast: p" },
  { where: "/about", what: "viewport: meta" },
];

describe("the function accept", () => {
  it("leaves out a finding that an exception accepts, but only at the location that the exception names", () => {
    const exception = {
      checker: "axe",
      where: /^\/about/,
      what: /^contrast/,
      reason: "for a test",
    };
    expect(accept("axe", FOUND, [exception])).toEqual({
      findings: [FOUND[1], FOUND[2]],
      accepted: 1,
    });
    expect(accept("nu", FOUND, [exception])).toEqual({ findings: FOUND, accepted: 0 });
  });

  it("reports an exception that matches no finding", () => {
    const idle = { checker: "axe", what: /^landmark/, reason: "for a test" };
    expect(accept("axe", FOUND, [idle]).findings).toEqual([
      ...FOUND,
      { where: "audit/exceptions.ts", what: expect.stringContaining("landmark") },
    ]);
  });
});

it("the function accept requires a reason for each accepted finding", () => {
  for (const { reason } of EXCEPTIONS) expect(reason).toMatch(/^[A-Z].{20,}\.$/s);
});
