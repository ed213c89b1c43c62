import { INSTALL_SCRIPT } from "@/lib/install";
import { PREFERENCES_SCRIPT } from "@/lib/preferences";
import { TRUSTED_TYPES_SCRIPT } from "@/lib/trusted-types";

type Policy = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => unknown>;

/** The policy that the script in the head makes. */
function defaultPolicy(): Policy {
  let made: { name: string; policy: Policy } | undefined;
  const scope = {
    trustedTypes: {
      createPolicy: (name: string, policy: Policy) => {
        made = { name, policy };
      },
    },
  };
  new Function("self", TRUSTED_TYPES_SCRIPT)(scope);
  if (made?.name !== "default") throw new Error("no default policy");
  return made.policy;
}

it("parses a text without markup, and of markup only what the site's own code writes", () => {
  const { createHTML } = defaultPolicy();
  expect(createHTML("1 > 0 & no markup")).toBe("1 > 0 & no markup");
  expect(createHTML("<script></script>")).toBe("<script></script>");
  expect(createHTML("<svg/>")).toBe("<svg/>");
  expect(createHTML("<svg/onload=alert(1)>")).toBeNull();
  expect(createHTML('<img src="x" onerror="alert(1)">')).toBeNull();
  expect(createHTML("<script>alert(1)</script>")).toBeNull();
});

it("makes no program from a string, and structured data are none", () => {
  const { createScript } = defaultPolicy();
  expect(createScript("alert(1)")).toBeNull();
  expect(createScript('{"a";alert(1)}')).toBeNull();
  const data = '{"@context":"https://schema.org"};alert(1)';
  expect(createScript(data)).toBe(data);
  expect(() => new Function(data)).toThrow(SyntaxError);
});

it("admits the site's worker and no other script by its address", () => {
  const { createScriptURL } = defaultPolicy();
  expect(createScriptURL("/sw.js")).toBe("/sw.js");
  expect(createScriptURL("https://elsewhere.example/sw.js")).toBeNull();
  expect(createScriptURL("/apps/sw.js")).toBeNull();
});

it("admits what stands in the head, which React parses again after a lost script", () => {
  const { createHTML } = defaultPolicy();
  for (const script of [TRUSTED_TYPES_SCRIPT, PREFERENCES_SCRIPT, INSTALL_SCRIPT])
    expect(createHTML(script)).toBe(script);
});

it("does without where the browser has no Trusted Types", () => {
  expect(() => new Function("self", TRUSTED_TYPES_SCRIPT)({})).not.toThrow();
});
