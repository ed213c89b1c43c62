import nextJest from "next/jest.js";

/** Published as ES modules only, and not run through Next's own transpiling in the build. */
const ES_MODULE_PACKAGES = [
  "@noble/hashes",
  "d3-geo",
  "d3-array",
  "internmap",
  "parse5",
  "entities",
  "magic-string",
];

const withNext = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "jsdom",
  testMatch: [
    "<rootDir>/{__tests__,receiver}/**/*.test.ts?(x)",
    "<rootDir>/{experiments/apps,docs/examples}/*/__tests__/*.test.ts?(x)",
  ],
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  transform: { "\\.(R|py)$": "<rootDir>/__tests__/text-transform.mjs" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/out/"],
  restoreMocks: true,
  // Nothing else runs meanwhile; jest would leave one processor free.
  maxWorkers: "100%",
};

/**
 * next/jest leaves only `transpilePackages` of next.config.mjs to the transformer and offers no
 * option for more, so its pattern is widened afterwards.
 */
export default async function jestConfig() {
  const resolved = await withNext(config)();
  return {
    ...resolved,
    transformIgnorePatterns: resolved.transformIgnorePatterns?.map((pattern) =>
      pattern.replace("react-leaflet|", `react-leaflet|${ES_MODULE_PACKAGES.join("|")}|`),
    ),
  };
}
