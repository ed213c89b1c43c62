import nextJest from "next/jest.js";

/** Packages that are published only as ES modules. Jest has to transform them, although the build does not. */
const ES_MODULE_PACKAGES = [
  "@noble/hashes",
  "d3-geo",
  "d3-array",
  "internmap",
  "parse5",
  "entities",
  "magic-string",
  "saxen",
];

const withNext = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "jsdom",
  testMatch: [
    "<rootDir>/{__tests__,receiver}/**/*.test.ts?(x)",
    "<rootDir>/experiments/apps/*/__tests__/*.test.ts?(x)",
  ],
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  transform: { "\\.(R|py)$": "<rootDir>/__tests__/text-transform.mjs" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/out/"],
  restoreMocks: true,
  // A test that takes 0.1 s alone may take 10 s while other programs use all processors.
  testTimeout: 120_000,
  // No other program runs at the same time, so jest uses all processors. By default, jest leaves one processor free.
  maxWorkers: "100%",
};

/**
 * next/jest transforms only the packages in `transpilePackages` of next.config.mjs. It has no option for other
 * packages. They are therefore added to its pattern afterwards.
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
