import { parseArgs } from "node:util";
import { UserError } from "../terminal.mjs";

export const EXAMPLE = "npm run lab -- my-study.json --port 8080";

export type LabOptions = {
  /** The study documents, and folders of them; empty for all published ones. */
  files: readonly string[];
  port: number;
  host: string;
  /** The folder of the data. */
  data: string;
  /** The files of a certificate and its key; null for http. */
  https: { cert: string; key: string } | null;
  showsToken: boolean;
  /** Whether the command ends when the site is built. */
  isBuildOnly: boolean;
};

const DEFAULT_PORT = 3000;
/** All IPv4 addresses of this computer, so that other devices can connect. */
const DEFAULT_HOST = "0.0.0.0";
const DEFAULT_DATA = "lab-data";

/**
 * Reads the arguments of `npm run lab`.
 * @throws UserError that names the wrong argument
 */
export function readArguments(args: readonly string[]): LabOptions {
  const { values, positionals } = parsed(args);
  const { port, host = DEFAULT_HOST, data = DEFAULT_DATA, https = false, cert, key } = values;
  for (const [name, value] of Object.entries({ host, data, cert, key }))
    if (value === "") throw new UserError(`--${name} has no value.`, EXAMPLE);
  if (https && !(cert && key))
    throw new UserError(
      "--https needs a certificate and its key.",
      "npm run lab -- my-study.json --https --cert lab.crt --key lab.key",
    );
  if (!https && (cert || key))
    throw new UserError("--cert and --key need --https.", "Add --https, or leave both out.");
  return {
    files: positionals,
    port: port === undefined ? DEFAULT_PORT : portIn(port),
    host,
    data,
    https: cert && key ? { cert, key } : null,
    showsToken: values["show-token"] ?? false,
    isBuildOnly: values.build ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: "string" },
        host: { type: "string" },
        data: { type: "string" },
        https: { type: "boolean" },
        cert: { type: "string" },
        key: { type: "string" },
        "show-token": { type: "boolean" },
        build: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UserError((error as Error).message, EXAMPLE);
  }
}

function portIn(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UserError(`--port ${text}: a port is a whole number up to 65535.`, EXAMPLE);
}
