import { BYTE_ORDER_MARK } from "@/lib/decode-text";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { plainOrigin } from "@/lib/plain-origin";
import { LOCALES, type Locale } from "@/lib/routes";
import { ARCHIVE_BLOCK, type ArchiveData, type ArchiveTexts, DOCUMENT_BLOCK } from "./archive-data";
import type { ArchivePayload } from "./archive-payload";

/**
 * The names of the script and of the style sheet of an archive's page. Both files are in the same folder as the page.
 */
export const SCRIPT_FILE = "study.js";
export const STYLES_FILE = "study.css";

const ATTRIBUTE = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/*
 * A host may declare a wrong encoding for the files of an archive, even UTF-16. Browsers prefer the byte order mark of
 * each file to the host's declaration. If a program removes this mark or inserts a line before it, browsers can still
 * read the file, because the text of the file is ASCII, which is the same in all other encodings.
 */

/** Returns the content of a file that browsers read as UTF-8 even if the host declares another encoding. */
export const marked = (text: string): string => BYTE_ORDER_MARK + text;

/** Escapes a text for HTML content and attribute values, in ASCII. */
const html = (text: string) =>
  text
    .replace(/[&"<>]/g, (sign) => ATTRIBUTE[sign as keyof typeof ATTRIBUTE])
    .replace(/[^\0-\x7F]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns JSON for a data block, in ASCII and without any character that could end the block. */
const blockText = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    /[<\x7F-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The copy of the document in the same folder, for people and for the editor. */
export const COPY_FILE = "protocol.json";

/**
 * Returns the content security policy of an archive. The policy allows only the archive's own scripts and, of other
 * hosts, only the receiver. The page may also fetch from its own host, because it reads the copy of its document. The
 * policy cannot allow only the path of this copy, because the host is not known when the archive is made.
 * @param receiver URL to which data are sent; null if data are not sent
 */
function archivePolicy(receiver: string | null): string {
  // The check of documents already refuses other URLs. The policy repeats this check, because such a URL could add
  // directives to the policy.
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

/** The help text in one language. The page displays it until the script runs. */
type Help = ArchiveTexts["page"]["help"];

/**
 * Returns the help text that the page displays until its script runs. The text is in all languages, because the page
 * does not yet know the visitor's language.
 */
export const helpOf = ({ texts }: Pick<ArchivePayload, "texts">): Record<Locale, Help> => ({
  en: texts.en.page.help,
  fr: texts.fr.page.help,
});

/**
 * Returns the HTML of the help text for a page whose script does not load. The style sheet delays the display of the
 * text.
 */
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

/** Returns the content of an archive's `index.html`. */
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
  /** The text for browsers that do not run scripts. */
  noScript: string;
  help: Readonly<Record<Locale, Help>>;
  locale: Locale;
  data: ArchiveData;
  policy?: string;
  /** The URL of a library, such as jatos.js, that runs before the page's own script. */
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
