import { BYTE_ORDER_MARK } from "@/lib/decode-text";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { plainOrigin } from "@/lib/plain-origin";
import { LOCALES, type Locale } from "@/lib/routes";
import { ARCHIVE_BLOCK, type ArchiveData, type ArchiveTexts, DOCUMENT_BLOCK } from "./archive-data";
import type { ArchivePayload } from "./archive-payload";

/** What a browser runs and draws of an archive, beside `index.html`. */
export const SCRIPT_FILE = "study.js";
export const STYLES_FILE = "study.css";

const ATTRIBUTE = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/*
 * A host may say that the files of an archive are in another encoding than they are. The mark before each counts more
 * than what the host says, UTF-16 included; a program that takes the mark away, or puts a line before it, leaves ASCII,
 * which is the same in all other encodings.
 */

/** Returns the text of a file that browsers read as UTF-8 whatever the host says of it. */
export const marked = (text: string): string => BYTE_ORDER_MARK + text;

/** Returns a text as it stands in HTML, in ASCII, also between quotation marks. */
const html = (text: string) =>
  text
    .replace(/[&"<>]/g, (sign) => ATTRIBUTE[sign as keyof typeof ATTRIBUTE])
    .replace(/[^\0-\x7F]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns JSON as it stands in a data block, in ASCII: nothing in it ends the block. */
const blockText = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    /[<\x7F-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The copy of the document beside the page, for people and for the editor. */
export const COPY_FILE = "protocol.json";

/**
 * Returns the policy of an archive: nothing of another host but the receiver, no script but its own. It may ask its own
 * host, for the copy of its document: a path alone cannot be named, since nobody knows the host yet.
 * @param receiver where data are sent to; null for nowhere
 */
function archivePolicy(receiver: string | null): string {
  // A document is checked for it; the policy holds by itself, since another host would change what it says.
  const origin = receiver === null ? undefined : plainOrigin(receiver);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src data:",
    `connect-src ${["'self'", ...(origin === undefined ? [] : [origin])].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** What stands in the page until its script comes, in one language. */
type Help = ArchiveTexts["page"]["help"];

/** Returns what the page says until its script comes, in each language: nobody knows yet which one is read. */
export const helpOf = ({ texts }: Pick<ArchivePayload, "texts">): Record<Locale, Help> => ({
  en: texts.en.page.help,
  fr: texts.fr.page.help,
});

/** Returns what to do where the script does not come. The styles hide it for a while, where they come. */
const helpText = (help: Readonly<Record<Locale, Help>>): string =>
  LOCALES.map((locale) => {
    const { title, slash, unpack, upload, host } = help[locale];
    const steps = [slash, unpack, upload, host].map((step) => `<li>${html(step)}</li>`).join("\n");
    return `<section lang="${LANGUAGE_TAGS[locale]}">
<p><strong>${html(title)}</strong></p>
<ul>
${steps}
</ul>
</section>`;
  }).join("\n");

/** Returns `index.html` of an archive. */
export function archivePage({
  title,
  noScript,
  help,
  locale,
  data,
  policy = archivePolicy(data.receiver),
  library,
}: {
  title: string;
  /** What stands there in a browser that runs no scripts. */
  noScript: string;
  help: Readonly<Record<Locale, Help>>;
  locale: Locale;
  data: ArchiveData;
  policy?: string;
  /** A script of the server that the page is on, run before its own. */
  library?: string;
}): string {
  const { document, ...rest } = data;
  return marked(`<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${html(title)}</title>
<link rel="stylesheet" href="${STYLES_FILE}">
${library === undefined ? "" : `<script src="${html(library)}"></script>\n`}<script type="application/json" id="${DOCUMENT_BLOCK}">
${blockText(document, 2)}
</script>
<script type="application/json" id="${ARCHIVE_BLOCK}">${blockText(rest)}</script>
<script src="${SCRIPT_FILE}" defer></script>
</head>
<body>
<noscript><p>${html(noScript)}</p></noscript>
<div id="root">
<div class="noScriptYet">
${helpText(help)}
</div>
</div>
</body>
</html>
`);
}
