import { ROOT } from "@/scripts/project.mjs";
import type { Checker } from "../checker";
import { load } from "../tools";

/** The source files whose code browsers run. */
const SCRIPTS = [
  "instrumentation-client.ts",
  ...["app", "components", "experiments", "lib"].map((folder) => `${folder}/**/*.{ts,tsx}`),
];

const AVAILABLE = "newly";

type Eslint = {
  ESLint: new (
    options: object,
  ) => {
    lintFiles: (patterns: string[]) => Promise<
      {
        filePath: string;
        messages: { line: number; ruleId: string | null; message: string }[];
      }[]
    >;
  };
};

/** Returns an ESLint configuration that contains only the rule about Baseline. */
async function configuration() {
  const { default: baseline } = await load<{ default: object }>("eslint-plugin-baseline-js");
  const parser = await load<{ default?: object }>("@typescript-eslint/parser");
  return [
    {
      files: SCRIPTS,
      plugins: { "baseline-js": baseline },
      languageOptions: {
        parser: parser.default ?? parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: {
        "baseline-js/use-baseline": [
          "error",
          {
            available: AVAILABLE,
            includeWebApis: { preset: "auto" },
            includeJsBuiltins: { preset: "auto" },
          },
        ],
      },
    },
  ];
}

/**
 * Finds browser features that the scripts of the site use although the features are not in Baseline. The styles are
 * checked by `npm run lint`.
 */
export const baseline: Checker = {
  name: "baseline",
  check: async () => {
    const { ESLint } = await load<Eslint>("eslint");
    const eslint = new ESLint({
      cwd: ROOT,
      overrideConfigFile: true,
      overrideConfig: await configuration(),
      allowInlineConfig: false,
      errorOnUnmatchedPattern: false,
    });
    const results = await eslint.lintFiles(SCRIPTS);
    return {
      checked: `${results.length} files`,
      findings: results.flatMap(({ filePath, messages }) =>
        messages.map(({ line, ruleId, message }) => ({
          where: `${filePath.slice(ROOT.length + 1)}:${line}`,
          what: `${ruleId ?? "parser"}: ${message}`,
        })),
      ),
    };
  },
};
