import { readFileSync } from "node:fs";
import type { Checker } from "../checker";
import { checkScreens } from "../screens";
import { toolFile } from "../tools";

const POLICIES = ["WCAG_2_2", "IBM_Accessibility"];

type Ace = {
  Checker: new () => {
    check: (
      document: Document,
      policies: string[],
    ) => Promise<{
      results: {
        value: [string, string];
        ruleId: string;
        message: string;
        path: { dom: string };
        snippet: string;
      }[];
    }>;
  };
};

/** IBM Equal Access: checks every screen, and reports only violations of which the engine is certain. */
export const equalAccess: Checker = {
  name: "equal-access",
  check: async (site) => {
    const engine = readFileSync(toolFile("accessibility-checker-engine/ace.js"), "utf8");
    const { screens, findings } = await checkScreens(site, async (page, where) => {
      // The security policy forbids script elements that a checker adds. It does not forbid evaluation through
      // DevTools.
      await page.evaluate(`${engine}; window.ace = ace;`);
      const found = await page.evaluate(async (policies) => {
        const { ace } = window as unknown as { ace: Ace };
        // In a closed `details` element, the engine finds fields but does not find the names of the fields. The
        // elements are therefore opened.
        for (const fold of document.querySelectorAll("details")) fold.open = true;
        const { results } = await new ace.Checker().check(document, policies);
        return results
          .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
          .map(
            ({ ruleId, message, path, snippet }) =>
              `${ruleId}: ${path.dom}, ${message} ${snippet.slice(0, 240)}`,
          );
      }, POLICIES);
      return found.map((what) => ({ where, what }));
    });
    return { checked: `${screens} screens`, findings };
  },
};
