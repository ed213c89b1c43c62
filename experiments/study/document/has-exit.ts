import type { Exit, ProtocolDocument } from "./schema";

/** Whether a document gives participants a completion code or a link back at an exit. */
export function hasExit({ delivery }: Pick<ProtocolDocument, "delivery">, exit: Exit): boolean {
  const { code, url } = delivery?.exits?.[exit] ?? {};
  return code !== undefined || url !== undefined;
}
