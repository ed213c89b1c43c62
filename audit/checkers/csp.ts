import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HEADERS_FILE, parseHeaders } from "@/scripts/build/delivery/headers";
import { OUT } from "@/scripts/project.mjs";
import type { Checker } from "../checker";
import { load, toolFile } from "../tools";

const HEADER = "Content-Security-Policy";

/**
 * On the scale of csp_evaluator, 10 is the most severe. A finding with this number or a higher number is only a remark.
 */
const REMARK = 60;

type Evaluator = {
  CspEvaluator: new (
    csp: unknown,
  ) => {
    evaluate: () => { severity: number; directive: string; value?: string; description: string }[];
  };
};
type Parser = { CspParser: new (policy: string) => { csp: unknown } };

/** Google's csp_evaluator: checks the security policies of the delivered site. */
export const csp: Checker = {
  name: "csp",
  check: async () => {
    const { CspEvaluator } = await load<Evaluator>("csp_evaluator");
    const { CspParser } = await load<Parser>(toolFile("csp_evaluator/dist/parser.js"));
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
          .filter(({ severity }) => severity < REMARK)
          .map(({ severity, directive, value, description }) => ({
            where: path,
            what: `severity ${severity}, ${directive} ${value ?? ""}: ${description}`,
          })),
      ),
    };
  },
};
