import type { Exit, ProtocolDocument } from "./schema";

/** Whether a document gives participants something to take back at an exit: a code or a link. */
export function hasExit({ delivery }: Pick<ProtocolDocument, "delivery">, exit: Exit): boolean {
  const { code, url } = delivery?.exits?.[exit] ?? {};
  return code !== undefined || url !== undefined;
}
