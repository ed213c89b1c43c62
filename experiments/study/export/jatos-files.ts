import type { Files } from "@/experiments/engine/data/data-set-files";
import { textIn } from "@/experiments/study/document/author-text";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { participantDocument } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { LOCALES } from "@/lib/routes";
import { ARCHIVE_FORMAT } from "./archive-data";
import type { ArchiveParts } from "./archive-files";
import { archivePage, helpOf, marked, SCRIPT_FILE, STYLES_FILE } from "./archive-page";
import { JATOS_PAGE, type JatosIds } from "./jas";
import { jzipFiles } from "./jzip";

/**
 * The content security policy of a component's page. The policy can use neither hashes nor Trusted Types, because
 * jatos.js starts workers by URL and loads further scripts with jQuery, which runs these scripts inline. No other host
 * is allowed.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The URL of the library jatos.js. The server provides the library in the folder of each component. */
const LIBRARY = "jatos.js";

/** The files and texts from which a study archive for JATOS is assembled, in addition to its document. */
type JatosParts = Pick<ArchiveParts, "payload" | "script" | "styles" | "notices" | "payloads">;

/**
 * Returns the files of a study archive for JATOS. The page contains all apps and languages, because people can edit the
 * document in JATOS. The papers and the plan are not included, because participants can read all files in the folder.
 * @param document a checked document with all defaults
 * @param parts files and texts, with the payloads of all apps in all languages
 */
export function jatosFiles(document: ProtocolDocument, parts: JatosParts, ids: JatosIds): Files {
  const { payload, payloads } = parts;
  const [locale = "en"] = neededLocales(document);
  const { study, page } = payload.texts[locale];
  const content = participantDocument(document);
  return jzipFiles(
    content,
    {
      [JATOS_PAGE]: archivePage({
        title: textIn(document.title, locale) ?? study.words.untitled,
        noScript: page.noScript,
        help: helpOf(payload),
        locale,
        data: {
          format: ARCHIVE_FORMAT,
          release: payload.release,
          receiver: null,
          document: content,
          texts: Object.fromEntries(
            LOCALES.map((each) => [
              each,
              { ...payload.texts[each], payloads: payloads[each] ?? {} },
            ]),
          ),
          jatos: payload.jatos,
        },
        policy: POLICY,
        library: LIBRARY,
      }),
      [SCRIPT_FILE]: marked(parts.script),
      [STYLES_FILE]: marked(parts.styles),
      LICENSE: payload.licence,
      "THIRD-PARTY-NOTICES.txt": parts.notices,
    },
    payload.release,
    ids,
  );
}
