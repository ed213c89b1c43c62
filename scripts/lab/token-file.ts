import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { UserError } from "../terminal.mjs";

/** The tokens of the researcher: one reads counts and records, the other pauses studies and sets quotas. */
export type Tokens = { READ_TOKEN: string; RUN_TOKEN: string };

/** Only the account that runs the lab may read the file. */
const OWNER_ONLY = 0o600;

const TOKEN = /^[!-~]{32,1000}$/;

/**
 * Returns the tokens of the environment, which several computers can share; null if the environment has none.
 * @throws UserError if only one of the two is set
 */
export function tokensOf(environment: Readonly<Record<string, string | undefined>>): Tokens | null {
  const { READ_TOKEN = "", RUN_TOKEN = "" } = environment;
  if (READ_TOKEN === "" && RUN_TOKEN === "") return null;
  if (READ_TOKEN !== "" && RUN_TOKEN !== "") return { READ_TOKEN, RUN_TOKEN };
  throw new UserError(
    `${READ_TOKEN === "" ? "RUN_TOKEN" : "READ_TOKEN"} is set, but not the other token.`,
    "Set READ_TOKEN and RUN_TOKEN, or neither: the command then keeps tokens in its folder.",
  );
}

/**
 * Returns the tokens in a file. If the file does not exist, it is written with new tokens, so that a restart keeps the
 * tokens that the researcher has entered.
 *
 * @throws UserError if the file does not contain two tokens
 */
export function tokensIn(file: string): Tokens {
  if (!existsSync(file)) {
    const lines = ["READ_TOKEN", "RUN_TOKEN"].map(
      (name) => `${name}=${randomBytes(32).toString("hex")}\n`,
    );
    writeFileSync(file, lines.join(""), { mode: OWNER_ONLY, flag: "wx" });
  }
  // The file may have been copied or restored with other permissions.
  chmodSync(file, OWNER_ONLY);
  const text = readFileSync(file, "utf8");
  const tokenNamed = (name: string) => new RegExp(`^${name}=(.*?)\\s*$`, "m").exec(text)?.[1] ?? "";
  const tokens = { READ_TOKEN: tokenNamed("READ_TOKEN"), RUN_TOKEN: tokenNamed("RUN_TOKEN") };
  if (Object.values(tokens).every((token) => TOKEN.test(token))) return tokens;
  throw new UserError(
    `${file} does not contain two tokens of 32 or more characters.`,
    "Delete the file: the command then writes new tokens.",
  );
}
