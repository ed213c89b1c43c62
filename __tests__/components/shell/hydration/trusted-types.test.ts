import { createDefaultPolicy, policyRules } from "@/components/shell/hydration/trusted-types";
import { HEAD_SCRIPT } from "@/components/shell/layout/head-script";

const { createHTML, createScript, createScriptURL } = policyRules;

afterEach(() => {
  delete window.trustedTypes;
});

it("the Trusted Types policy accepts text without markup, and only the markup that the site's own code writes", () => {
  expect(createHTML("1 > 0 & no markup")).toBe("1 > 0 & no markup");
  expect(createHTML("<script></script>")).toBe("<script></script>");
  expect(createHTML("<svg/>")).toBe("<svg/>");
  expect(createHTML("<svg/onload=alert(1)>")).toBeNull();
  expect(createHTML('<img src="x" onerror="alert(1)">')).toBeNull();
  expect(createHTML("<script>alert(1)</script>")).toBeNull();
});

it("the policy does not accept strings as scripts, and does not treat structured data as a script", () => {
  expect(createScript("alert(1)")).toBeNull();
  expect(createScript('{"a";alert(1)}')).toBeNull();
  const data = '{"@context":"https://schema.org"};alert(1)';
  expect(createScript(data)).toBe(data);
  expect(() => new Function(data)).toThrow(SyntaxError);
});

it("the policy accepts the URL of the site's service worker, and no other script URL", () => {
  expect(createScriptURL("/sw.js")).toBe("/sw.js");
  expect(createScriptURL("https://elsewhere.example/sw.js")).toBeNull();
  expect(createScriptURL("/apps/sw.js")).toBeNull();
});

it("the policy accepts the script in the head, because React parses this script again after a lost script", () => {
  expect(createHTML(HEAD_SCRIPT)).toBe(HEAD_SCRIPT);
});

it("the policy becomes the browser's default policy if the browser supports Trusted Types", () => {
  expect(createDefaultPolicy).not.toThrow();
  const createPolicy = jest.fn();
  window.trustedTypes = { createPolicy };
  createDefaultPolicy();
  expect(createPolicy).toHaveBeenCalledWith("default", policyRules);
});
