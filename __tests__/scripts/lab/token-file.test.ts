/** @jest-environment node */
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tokensIn, tokensOf } from "@/scripts/lab/token-file";
import { temporaryFolder } from "../temporary-folder";

const newFile = () => join(temporaryFolder(), "token");

it("the lab writes two different tokens, which only the owner of the file can read", () => {
  const file = newFile();
  const { READ_TOKEN, RUN_TOKEN } = tokensIn(file);
  expect(READ_TOKEN).toMatch(/^[0-9a-f]{64}$/);
  expect(RUN_TOKEN).toMatch(/^[0-9a-f]{64}$/);
  expect(RUN_TOKEN).not.toBe(READ_TOKEN);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("a restart of the lab keeps the tokens, also those that the researcher has chosen", () => {
  const file = newFile();
  const tokens = tokensIn(file);
  expect(tokensIn(file)).toEqual(tokens);
  const own = { READ_TOKEN: "r".repeat(32), RUN_TOKEN: "w".repeat(40) };
  writeFileSync(file, `READ_TOKEN=${own.READ_TOKEN}\r\nRUN_TOKEN=${own.RUN_TOKEN}\r\n`);
  expect(tokensIn(file)).toEqual(own);
});

it("a token file that other accounts could read is made unreadable for them", () => {
  const file = newFile();
  tokensIn(file);
  chmodSync(file, 0o644);
  tokensIn(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("the tokens of the environment are used, and one token without the other is refused", () => {
  const own = { READ_TOKEN: "r".repeat(32), RUN_TOKEN: "w".repeat(40) };
  expect(tokensOf({ ...own, PATH: "/bin" })).toEqual(own);
  expect(tokensOf({ PATH: "/bin" })).toBeNull();
  expect(() => tokensOf({ READ_TOKEN: own.READ_TOKEN, RUN_TOKEN: "" })).toThrow(
    "READ_TOKEN is set, but not the other token",
  );
});

it.each(["", "READ_TOKEN=short\nRUN_TOKEN=short\n", `READ_TOKEN=${"r".repeat(32)}\n`])(
  "a token file without two long tokens is refused and remains as it is (%j)",
  (text) => {
    const file = newFile();
    writeFileSync(file, text);
    expect(() => tokensIn(file)).toThrow("does not contain two tokens");
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
