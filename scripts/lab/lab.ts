import { mkdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { pathOf } from "@/lib/routes";
import type { LogEntry } from "@/receiver/log";
import { reasonOf } from "@/receiver/refusals";
import { createRequestListener } from "@/receiver/request-listener";
import { readSettings, SAME_ORIGIN, SettingError, SINGLE_RUNS } from "@/receiver/settings";
import { addStudies } from "../studies/protocol";
import { say, UserError } from "../terminal.mjs";
import { originsOf } from "./addresses";
import { type LabOptions, readArguments } from "./arguments";
import { qrCode } from "./qr-code";
import { codeAddress, studyLines } from "./report";
import { labListener, startLabServer } from "./server";
import { ensureLabSite } from "./site";
import { type LabStudy, readLabStudies } from "./studies";
import { tokensIn, tokensOf } from "./token-file";

/**
 * Serves studies, the site and the receiver of their data at one origin, until Ctrl-C.
 * @throws UserError if an argument, a study or the folder of the data is wrong
 */
export async function lab(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  if (options.isBuildOnly) {
    await ensureLabSite();
    return;
  }
  const studies = readLabStudies(options.files);
  const data = resolve(options.data);
  makeFolder(data);
  const tokenFile = join(data, "token");
  const ownTokens = tokensOf(process.env);
  const tokens = ownTokens ?? tokensIn(tokenFile);
  const studiesFile = join(data, "studies.json");
  const lines = await addStudies(studiesFile, studies);
  const out = await ensureLabSite();

  const { DATABASE_URL = "" } = process.env;
  const environment = {
    ...process.env,
    ...tokens,
    ALLOWED_ORIGINS: SAME_ORIGIN,
    SESSIONS_DIR: DATABASE_URL === "" ? join(data, "sessions") : "",
    STUDIES: studiesFile,
    // With this entry, pages of single tasks state that their data are sent.
    PROTOCOLS: SINGLE_RUNS,
  };
  const { settings, receiver } = await receiverWith(environment).catch((error) => {
    throw error instanceof SettingError ? new UserError(error.message) : error;
  });
  const listener = labListener(out, studies, receiver.requestListener);
  const server = await startLabServer(listener, options, settings.REQUEST_SECONDS).catch(
    async (error) => {
      await receiver.close();
      throw error;
    },
  );
  for (const line of report(options, studies)) say(line);
  for (const line of lines.filter((each) => each.includes("\n")))
    say(line.split("\n").at(-1) ?? "");
  say(
    `\nData           ${DATABASE_URL === "" ? data : `the database; its studies.json is in ${data}`}`,
  );
  say(
    `Tokens         ${ownTokens ? "of the environment" : `${tokenFile} (for the researcher only)`}`,
  );
  if (options.showsToken)
    for (const [name, token] of Object.entries(tokens)) say(`               ${name} ${token}`);
  say(`Follow, read   ${dataAddress(options)}`);
  // At a public URL, a proxy serves https, so the message is not needed.
  if (!options.https && !process.env.SITE_URL) say(`\n${COSTS_OF_HTTP}`);
  say("\nCtrl-C ends the lab. Nothing is lost: the next start continues with the same data.");

  // Each request has its own error handling. An error outside of this handling must not end the other requests.
  for (const escaped of ["uncaughtException", "unhandledRejection"])
    process.on(escaped, (error) => say(`A request failed: ${reasonOf(error)}`));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      say("\nEnding: requests in progress are completed …");
      void server.close().then(receiver.close);
    });
}

/** @throws SettingError for the first setting of the receiver that is invalid */
async function receiverWith(environment: Readonly<Record<string, string | undefined>>) {
  const settings = readSettings(environment);
  return { settings, receiver: await createRequestListener(settings, sayProblem) };
}

const COSTS_OF_HTTP = `Over http, other devices have no offline use and no installation, their clocks are coarser (1 ms in
Firefox, 0.1 ms in Chromium; each record states the step of its clock), and downloads must be confirmed.
With a certificate: --https --cert FILE --key FILE (docs/deploy/lab.md).`;

function makeFolder(folder: string) {
  try {
    // The folder contains the data of participants, so other accounts of this computer cannot read it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be created (${(error as NodeJS.ErrnoException).code}).`,
      "Name another one: npm run lab -- --data my-data",
    );
  }
}

/** Returns the URL of the page on which the researcher follows the studies, on this computer if it is not public. */
function dataAddress({ host, port, https }: LabOptions): string {
  const scheme = https ? "https" : "http";
  const { here } = originsOf(networkInterfaces(), { scheme, host, port });
  return `${process.env.SITE_URL || here}${pathOf("data", "en")}`;
}

/** Returns the URLs of the studies, and the QR code of the first study for other devices. */
function report({ host, port, https }: LabOptions, studies: readonly LabStudy[]): string[] {
  const scheme = https ? "https" : "http";
  const { SITE_URL } = process.env;
  // The public URL of a server cannot be derived from the IP addresses of the computer or of its container.
  if (SITE_URL)
    return studies.flatMap((study) => studyLines(study, { here: SITE_URL, others: [] }));
  const { here, others } = originsOf(networkInterfaces(), { scheme, host, port });
  const [first = here] = others;
  const lines = studies.flatMap((study) => studyLines(study, { here, others }));
  const [study] = studies;
  if (!study || others.length === 0)
    return [
      ...lines,
      "\nThis computer is in no network, so other devices cannot open the studies.",
    ];
  const { path, what } = codeAddress(study);
  const address = `${first}${path}`;
  // The QR code is left out if the output is written to a file.
  return process.stdout.isTTY ? [...lines, `\n${what}\n${qrCode(address)}\n${address}`] : lines;
}

/** Prints problems of the receiver that the researcher should know. */
function sayProblem({ event, status = 0, reason, text }: LogEntry) {
  if (event === "studies" && reason) say(`studies.json: ${reason}; ${text}`);
  else if (reason && (status === 0 || status >= 500)) say(`A request failed: ${reason}`);
}
