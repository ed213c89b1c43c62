import { knownRecruiterOf } from "@/experiments/study/document/recruiters";
import type { LabStudy } from "./studies";

type Origins = { here: string; others: readonly string[] };

/**
 * Returns the lines about a study: the addresses for participants, and the address with which the researcher tries the
 * study first.
 *
 * @param origins null at a public URL, which is the only one then
 */
export function studyLines(
  { title, file, trialAddress, participantAddresses, ids }: LabStudy,
  { here, others }: Origins,
): string[] {
  const addresses = (path: string) =>
    others.length === 0 && !here.includes("//localhost")
      ? [`    ${here}${path}`]
      : [
          `    this computer  ${here}${path}`,
          ...others.map((other) => `    other devices  ${other}${path}`),
        ];
  return [
    `\n${title} (${file})`,
    ...(trialAddress === null
      ? []
      : ["  To try it yourself (a rehearsal, which does not count):", ...addresses(trialAddress)]),
    `  For participants${idsText(ids)}:`,
    ...participantAddresses.flatMap(addresses),
  ];
}

/** Returns the address for the QR code: without the identifiers of a recruiter, the page reports a problem. */
export const codeAddress = ({ ids, trialAddress, participantAddresses }: LabStudy) =>
  ids.length > 0 && trialAddress !== null
    ? { path: trialAddress, what: "To try it yourself:" }
    : { path: participantAddresses[0] ?? "", what: "For participants:" };

function idsText(ids: readonly string[]): string {
  if (ids.length === 0) return "";
  const recruiter = knownRecruiterOf(ids);
  const names = ids.join(", ");
  return recruiter && Object.keys(recruiter.placeholders).length > 0
    ? ` (${recruiter.name} fills in ${names}; without them, the page reports a problem)`
    : ` (replace each … with a value of ${names}; without them, the page reports a problem)`;
}
