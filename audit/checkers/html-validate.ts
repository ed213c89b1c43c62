import type { Checker, Finding } from "../checker";
import { builtPages } from "../pages";
import { load } from "../tools";

const CONFIG = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // This rule is not needed, because the security policy allows only files of the same origin.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
};

type Module = {
  HtmlValidate: new (
    config: object,
  ) => {
    validateFile: (path: string) => Promise<{
      results: {
        messages: {
          ruleId: string;
          message: string;
          line: number;
          column: number;
          selector: string | null;
        }[];
      }[];
    }>;
  };
};

/** html-validate: checks the pages with its standard, accessibility and document rules. */
export const htmlValidate: Checker = {
  name: "html-validate",
  check: async () => {
    const { HtmlValidate } = await load<Module>("html-validate");
    const validator = new HtmlValidate(CONFIG);
    const pages = builtPages();
    const findings: Finding[] = [];
    for (const { file, path } of pages) {
      const { results } = await validator.validateFile(path);
      for (const { ruleId, message, line, column, selector } of results.flatMap(
        ({ messages }) => messages,
      ))
        findings.push({
          where: `out/${file}:${line}:${column}`,
          what: `${ruleId}: ${selector ?? ""}, ${message}`,
        });
    }
    return { checked: `${pages.length} files`, findings };
  },
};
