import { readReceipt } from "@/experiments/engine/sending/receipt-code";
import { withoutBase } from "@/lib/base-path";
import { type Locale, localeOf, pageAt } from "@/lib/routes";

/** The content of the field for the link to a study. */
export type StudyLink =
  | { at: "empty" | "notLink" | "code" | "tooLong" }
  | { at: "otherSite"; host: string }
  /** A URL on this site. Whether the study exists has not been checked yet. */
  | { at: "address"; locale: Locale; search: string; hash: string };

/**
 * The maximum length in characters of a text that is read. A link and the e-mail around it together are far shorter.
 */
const LONGEST_TYPED = 100_000;
/** The maximum length in characters of a host with its port. */
const LONGEST_HOST = 260;
const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/i;
const WITHOUT_SCHEME = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\//i;
const NAME = /^[a-z][a-z0-9-]{0,63}$/i;
/**
 * The part of a link that contains a document. Some programs, such as mail clients, pass on only this part of a link.
 */
const PACKED = /^[0-9a-f]{8}\.[\w-]+$/i;

/**
 * Reads a link to a study. The link may be within a message, may lack its scheme, or may consist only of the part that
 * names or contains the study.
 * @param here the URL of this page
 */
export function readStudyLink(typed: string, here: URL, locale: Locale): StudyLink {
  const text = typed.trim();
  if (text === "") return { at: "empty" };
  if (text.length > LONGEST_TYPED) return { at: "tooLong" };
  if (readReceipt(text)) return { at: "code" };
  const written = ADDRESS.exec(text)?.[0];
  if (written) return ofAddress(written, here);
  if (WITHOUT_SCHEME.test(text)) return ofAddress(`${here.protocol}//${text}`, here);
  if (/^#?p=/.test(text))
    return { at: "address", locale, search: "", hash: text.replace(/^#?/, "#") };
  if (/^\?(?:p|app)=/.test(text)) return ofAddress(here.origin + here.pathname + text, here);
  if (PACKED.test(text)) return { at: "address", locale, search: "", hash: `#p=${text}` };
  if (NAME.test(text))
    return { at: "address", locale, search: `?p=${text.toLowerCase()}`, hash: "" };
  return { at: "notLink" };
}

function ofAddress(address: string, here: URL): StudyLink {
  if (!URL.canParse(address)) return { at: "notLink" };
  const { host, pathname, search, hash } = new URL(address);
  if (host.length > LONGEST_HOST) return { at: "notLink" };
  if (host !== here.host) return { at: "otherSite", host };
  const path = withoutBase(pathname);
  const page = pageAt(path);
  // The URL of the editor may also contain a study.
  const holdsStudy = /[#&?]p=/.test(search + hash) || (page === "study" && /[?&]app=/.test(search));
  if ((page !== "study" && page !== "protocol") || !holdsStudy) return { at: "notLink" };
  return { at: "address", locale: localeOf(path), search, hash };
}
