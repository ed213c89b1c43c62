import type { Exit, ProtocolDocument } from "./schema";

/** Returns whether a document gives participants a completion code or a return link at an exit. */
export function hasExit({ delivery }: Pick<ProtocolDocument, "delivery">, exit: Exit): boolean {
  const { code, url } = delivery?.exits?.[exit] ?? {};
  return code !== undefined || url !== undefined;
}
