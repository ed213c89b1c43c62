import { listedIds } from "@/experiments/study/document/sent-protocols";

/** The placeholder for the URL of the laboratory's own site. */
const OWN_SITE = "https://www.your-lab.org";

/** The file name that commands use for a study. */
export const STUDY_FILE = "my-study.json";

export const CHECK_COMMAND = `npm run protocol -- ${STUDY_FILE}`;
export const LAB_COMMAND = `npm run lab -- ${STUDY_FILE}`;
export const READ_COMMAND = `npm run read -- lab-data/sessions ${STUDY_FILE}`;
export const START_COMMAND = "systemctl enable --now receiver";
export const RESTART_COMMAND = "systemctl restart receiver";
export const SERVE_COMMAND = "python3 -m http.server 8000";
export const ANALYSE_COMMANDS =
  "Rscript analysis/recompute-all.R\npython3 analysis/recompute-all.py";

/**
 * Returns the commands that copy the project and open its folder.
 * @param source the URL of the source code
 */
export function cloneCommands(source: string): string {
  const folder = source
    .replace(/\/+$/, "")
    .replace(/\.git$/, "")
    .replace(/^.*\//, "");
  return `git clone ${source}\ncd ${folder}`;
}

/**
 * Returns the command that serves a study in a lab.
 * @param returnHost the host to which participants return; null if the study does not contain one
 */
export const labCommand = (returnHost: string | null): string =>
  returnHost === null ? LAB_COMMAND : `NEXT_PUBLIC_RETURN_HOSTS=${returnHost} ${LAB_COMMAND}`;

/** Returns the settings of a data server that receives one study from the laboratory's own site. */
export const receiverSettings = (protocolId: string, origin = OWN_SITE): string =>
  [
    `ALLOWED_ORIGINS=${origin}`,
    `PROTOCOLS=${protocolId}`,
    "SESSIONS_DIR=/var/lib/receiver/sessions",
    "TRUSTED_PROXIES=1",
  ].join("\n");

/**
 * Returns the command that builds the laboratory's own site for one study.
 * @param returnHost the host to which participants return; null if the study does not contain one
 */
export const buildCommand = (protocolId: string, returnHost: string | null): string =>
  lines([
    `SITE_URL=${OWN_SITE}`,
    `NEXT_PUBLIC_SEND_URL=${OWN_SITE}/sessions`,
    `NEXT_PUBLIC_SEND_PROTOCOLS=${protocolId}`,
    ...(returnHost === null ? [] : [`NEXT_PUBLIC_RETURN_HOSTS=${returnHost}`]),
  ]);

/**
 * Returns the build settings that this site needs to send the data of a study and to link back to a host.
 * @param protocolId null if the build already sends the data
 */
export const listSettings = (
  protocolId: string | null,
  returnHost: string | null,
  returnHosts: readonly string[],
): string =>
  [
    ...(protocolId === null
      ? []
      : [`NEXT_PUBLIC_SEND_PROTOCOLS=${[...listedIds(), protocolId].join(",")}`]),
    ...(returnHost === null || returnHosts.includes(returnHost)
      ? []
      : [`NEXT_PUBLIC_RETURN_HOSTS=${[...returnHosts, returnHost].join(",")}`]),
  ].join("\n");

const lines = (settings: readonly string[]) => [...settings, "npm run build"].join(" \\\n");
