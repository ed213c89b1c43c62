import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEnvironment } from "../build/environment";
import { ROOT } from "../project.mjs";
import { isMain, runMain, say, UserError } from "../terminal.mjs";

const FACTS = "content/organisation.ts";

/**
 * Matches the tokens of TypeScript. Strings and comments are skipped; nesting and keys are read from the other tokens.
 */
const TOKEN =
  /"(?:\\.|[^"\\])*"(\s*:)?|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|([A-Za-z_$][\w$]*)\s*:|\bsample\s*(?:<[^>()]*>)?\(|[{[(]|[}\])]|[,;]/g;

/**
 * Returns the facts that still contain sample values. A sample value is written as `key: sample(…)`, and the path of
 * its key is returned with it.
 */
export function sampleValues(source: string): { line: number; key: string }[] {
  const found: { line: number; key: string }[] = [];
  const enclosing: (string | undefined)[] = [];
  let key: string | undefined;
  for (const { 0: token, 1: quotedKey, 2: name, index } of source.matchAll(TOKEN)) {
    if (name) key = name;
    else if (quotedKey) key = token.slice(1, token.lastIndexOf('"'));
    else if (/^[}\])]$/.test(token)) enclosing.pop();
    else if (/^[,;]$/.test(token)) key = undefined;
    else if (/[{[(]$/.test(token)) {
      if (token.startsWith("sample") && key) {
        const path = [...enclosing, key].filter((part) => part !== undefined);
        found.push({ line: source.slice(0, index).split("\n").length, key: path.join(".") });
      }
      enclosing.push(key);
      key = undefined;
    }
  }
  return found;
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const left = sampleValues(readFileSync(join(ROOT, FACTS), "utf8")).map(
      ({ line, key }) => `${FACTS}:${line}  ${key} is a sample value`,
    );
    if (!buildEnvironment().SITE_URL) {
      left.push("environment  SITE_URL is not set: addresses for other sites would be wrong");
    }
    for (const line of left) say(line);
    if (left.length > 0) {
      throw new UserError(
        `${left.length} facts are missing before the site can go public.`,
        `Replace each sample(…) in ${FACTS} by the fact itself, and build with SITE_URL set.`,
      );
    }
    say("Every fact about the organisation is in place: the site can go public.");
  });
}
