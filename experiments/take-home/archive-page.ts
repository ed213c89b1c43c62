import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import { ARCHIVE_BLOCK, type ArchiveData, DOCUMENT_BLOCK } from "./archive-data";

/** What a browser runs and draws of an archive, beside `index.html`. */
export const SCRIPT_FILE = "study.js";
export const STYLES_FILE = "study.css";

const ATTRIBUTE = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** Returns a text as it stands in HTML, also between quotation marks. */
const html = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => ATTRIBUTE[sign as keyof typeof ATTRIBUTE]);

/** Returns JSON as it stands in a data block: nothing in it ends the block. */
const blockText = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(/</g, "\\u003c");

/** The copy of the document beside the page, for people and for the editor. */
export const COPY_FILE = "protocol.json";

/**
 * Returns the policy of an archive: nothing of another host but the receiver, no script but its own. It may ask its own
 * host, for the copy of its document: a path alone cannot be named, since nobody knows the host yet.
 * @param receiver where data are sent to; null for nowhere
 */
function archivePolicy(receiver: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src data:",
    `connect-src ${["'self'", ...(receiver === null ? [] : [new URL(receiver).origin])].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Returns `index.html` of an archive. */
export function archivePage({
  title,
  noScript,
  locale,
  data,
  policy = archivePolicy(data.receiver),
  library,
}: {
  title: string;
  /** What stands there in a browser that runs no scripts. */
  noScript: string;
  locale: Locale;
  data: ArchiveData;
  policy?: string;
  /** A script of the server that the page is on, run before its own. */
  library?: string;
}): string {
  const { document, ...rest } = data;
  return `<!doctype html>
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
<div id="root"></div>
</body>
</html>
`;
}
