import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readStoreSettings, SettingError, SINGLE_RUNS } from "../settings.ts";
import { type Copied, copyRecords, printRecords } from "./copy-records.ts";
import { openRecords } from "./open-records.ts";
import { SHA_256 } from "./record-schemas.ts";
import { type RecordSource, receiverSource, storeSource } from "./record-source.ts";

const USAGE = `read <protocol id> [--to <file>] [--from https://www.example.org/sessions [--token-file <file>]]`;

/**
 * The command `read`: writes the records of a protocol as lines of JSON, from the storage in the environment or from a
 * receiver. The token is in the environment or in a file, because arguments of programs are visible to other users.
 *
 * @throws SettingError
 */
export async function readCommand(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<void> {
  process.stdout.on("error", endQuietly);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: "string" },
      to: { type: "string" },
      "token-file": { type: "string" },
    },
  });
  const [protocol = "", ...others] = positionals;
  if (others.length > 0 || !(protocol === SINGLE_RUNS || new RegExp(SHA_256).test(protocol)))
    throw new SettingError(
      `Expected one protocol id of 64 digits, or the word ${SINGLE_RUNS}: ${USAGE}`,
    );
  const { from, to } = values;
  if (from !== undefined) {
    const base = sessionsAddress(from);
    const token = await readToken(environment.READ_TOKEN, values["token-file"]);
    return report(await copy(receiverSource(base, protocol, token), to));
  }
  const store = await openRecords(readStoreSettings(environment), { serves: false });
  try {
    report(await copy(storeSource(store, protocol), to));
  } finally {
    await store.close();
  }
}

const copy = (source: RecordSource, file: string | undefined): Promise<Copied> =>
  file === undefined ? printRecords(source, printLine) : copyRecords(source, file);

// A program that reads the lines, such as `head`, may end first.
const endQuietly = ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1);

async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

function report({ read, kept, removed, withdrawn }: Copied): void {
  const notes = [
    `${read} records read`,
    kept > 0 && `${kept} were there already`,
    removed > 0 && `${removed} lines deleted, because their records are withdrawn or damaged`,
    withdrawn > 0 && `${withdrawn} withdrawn in the meantime`,
  ];
  process.stderr.write(`${notes.filter(Boolean).join("; ")}.\n`);
}

/** The hosts to which a token may be sent without https. */
const THIS_COMPUTER = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns the URL without a slash at the end. @throws SettingError */
function sessionsAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new SettingError(
      `--from is not an address, such as https://www.example.org/sessions: ${USAGE}`,
    );
  if (url.protocol === "http:" && !THIS_COMPUTER.test(url.hostname))
    throw new SettingError(
      "--from has no https, so others in the network could read the token and the data",
    );
  return url.href.replace(/\/$/, "");
}

async function readToken(set: string | undefined, file: string | undefined): Promise<string> {
  const token = file === undefined ? set : (await readFile(file, "utf8")).trim();
  if (!token)
    throw new SettingError(
      "The token is missing: set READ_TOKEN in the environment, or name a file with --token-file",
    );
  return token;
}
