import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HEADERS_FILE, parseHeaders } from "../../scripts/build/delivery/headers";
import { OUT } from "../../scripts/project.mjs";
import { load, toolFile } from "../tools.mjs";

export const name = "csp";

const HEADER = "Content-Security-Policy";

/** Of csp_evaluator's scale, on which 10 is the worst: this and below is more than a remark. */
const WORST_REMARK = 60;

/**
 * Returns what Google's csp_evaluator says against the policies that the site is delivered with.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { CspEvaluator } = await load("csp_evaluator");
  const { CspParser } = await load(toolFile("csp_evaluator/dist/parser.js"));
  const rules = parseHeaders(readFileSync(join(OUT, HEADERS_FILE), "utf8"));
  const policies = rules.flatMap(({ path, headers }) => {
    const policy = headers[HEADER];
    return policy ? [{ path, policy }] : [];
  });
  return {
    checked: `${policies.length} policies`,
    findings: policies.flatMap(({ path, policy }) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter((/** @type {any} */ { severity }) => severity < WORST_REMARK)
        .map((/** @type {any} */ { severity, directive, value, description }) => ({
          where: path,
          what: `severity ${severity}, ${directive} ${value ?? ""}: ${description}`,
        })),
    ),
  };
}
