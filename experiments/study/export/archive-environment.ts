/*
 * What the build of the site reads from its environment, an archive reads from its own page: the build of the archive's
 * script puts these names in place of `process.env.…` (scripts/build/archive/bundle.ts). They have their values
 * before the code that uses them is evaluated (components/archive/archive-main.client.ts).
 */

/** In place of BASE_PATH: what follows the names of the databases, since all folders of a disk share them. */
export let archivePlace = "";
/** In place of NEXT_PUBLIC_SEND_URL: the receiver that the document names, or "". */
export let archiveReceiver = "";
/** In place of NEXT_PUBLIC_SEND_RECEIPTS: "none" where that receiver gives none, or "". */
export let archiveReceipts = "";
/** In place of NEXT_PUBLIC_RETURN_HOSTS: hosts that participants may be led back to, separated by commas. */
export let archiveReturnHosts = "";

/** Sets what the code of an archive takes for its environment. */
export function setArchiveEnvironment(to: {
  place: string;
  receiver: string | null;
  receipts?: "none" | undefined;
  returnHosts: readonly string[];
}): void {
  archivePlace = to.place;
  archiveReceiver = to.receiver ?? "";
  archiveReceipts = to.receipts ?? "";
  archiveReturnHosts = to.returnHosts.join(",");
}
