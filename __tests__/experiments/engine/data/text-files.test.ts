/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nextConfig } from "@/scripts/build/next-config";
import py from "../../sample/recompute.py";
import r from "../../sample/recompute.R";

const text = (file: string) => readFileSync(join(__dirname, "../../sample", file), "utf8");

it("Jest imports the R and Python scripts of an app as text", () => {
  expect(r).toBe(text("recompute.R"));
  expect(py).toBe(text("recompute.py"));
});

it.each([true, false])("webpack imports R and Python scripts as text (server: %s)", (isServer) => {
  const config = { module: { rules: [] }, plugins: [], output: {}, optimization: {} };
  const webpack = { BannerPlugin: class {} };
  nextConfig.webpack?.(config, { isServer, webpack } as never);
  const rules: { test: RegExp; type: string }[] = config.module.rules;
  const typeOf = (file: string) => rules.find(({ test }) => test.test(file))?.type;
  expect(typeOf("/x/experiments/apps/stroop/recompute.R")).toBe("asset/source");
  expect(typeOf("/x/experiments/apps/stroop/recompute.py")).toBe("asset/source");
  expect(typeOf("/x/experiments/apps/stroop/score.ts")).toBeUndefined();
  expect(typeOf("/x/node_modules/a/setup.py")).toBeUndefined();
});
