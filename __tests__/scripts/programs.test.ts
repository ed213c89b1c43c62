/** @jest-environment node */
import { join } from "node:path";
import { findChromium } from "@/scripts/programs.mjs";
import { temporaryFolder } from "./temporary-folder";

const original = process.env.CHROMIUM_PATH;

afterEach(() => {
  if (original === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = original;
});

it("takes the browser that CHROMIUM_PATH names", async () => {
  process.env.CHROMIUM_PATH = join(temporaryFolder({ chromium: "" }), "chromium");
  const { executablePath, args } = await findChromium();
  expect(executablePath).toBe(process.env.CHROMIUM_PATH);
  expect(args.includes("--no-sandbox")).toBe(process.getuid?.() === 0);
});

it("says that CHROMIUM_PATH is wrong rather than taking another", async () => {
  process.env.CHROMIUM_PATH = "/nowhere/chromium";
  await expect(findChromium()).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", and there is no such file.',
  );
});
