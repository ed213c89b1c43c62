/*
 * The code of the site reads these values from the environment of its build, whereas an archive reads these values from
 * its own page. The build of the archive's script replaces `process.env.…` with these variables
 * (scripts/build/archive/bundle.ts). The variables are set before the code that uses them is evaluated
 * (components/archive/archive-main.client.ts).
 */

/**
 * Replaces BASE_PATH: the suffix of the databases' names. Archives need different suffixes, because all folders of a
 * disk share one origin.
 */
export let archiveBase = "";
/** Replaces NEXT_PUBLIC_SEND_URL: the receiver in the document, or "". */
export let archiveReceiver = "";
/** Replaces NEXT_PUBLIC_SEND_RECEIPTS: "none" if the receiver does not return receipts, otherwise "". */
export let archiveReceipts = "";
/** Replaces NEXT_PUBLIC_RETURN_HOSTS: hosts to which participants may return, separated by commas. */
export let archiveReturnHosts = "";

/** Sets the variables that replace the environment in the code of an archive. */
export function setArchiveEnvironment(to: {
  place: string;
  receiver: string | null;
  receipts?: "none" | undefined;
  returnHosts: readonly string[];
}): void {
  archiveBase = to.place;
  archiveReceiver = to.receiver ?? "";
  archiveReceipts = to.receipts ?? "";
  archiveReturnHosts = to.returnHosts.join(",");
}
