import { textIn } from "@/experiments/study/document/author-text";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

/*
 * This module writes the description of a study in the format that JATOS imports (docs/jatos.md). JATOS parses each
 * text as HTML, and refuses a text that contains markup.
 */

/** The version of the description format; a JATOS server refuses versions newer than its own. */
const JAS_VERSION = "3";

/** The file name of the only component's page. JATOS allows one dot in this name. */
export const JATOS_PAGE = "index.html";

/** The maximum length of a title in JATOS, in characters. */
const LONGEST_TITLE = 255;

/** The types of study links (“worker types”) that JATOS can allow in a batch. */
type WorkerType =
  | "GeneralSingle"
  | "GeneralMultiple"
  | "PersonalSingle"
  | "PersonalMultiple"
  | "Jatos";

/** The types of links that are for one person each, and the type for the members of the study. */
const PERSONAL: readonly WorkerType[] = ["PersonalSingle", "PersonalMultiple", "Jatos"];

/** The types of links that many people share. Recruitment services require links of these types. */
const GENERAL: readonly WorkerType[] = ["GeneralSingle", "GeneralMultiple"];

/**
 * The identifiers of a study in JATOS. Each download has new identifiers, because a server refuses identifiers that the
 * study of another user already has.
 */
export type JatosIds = { study: string; component: string; batch: string };

/** The replacement for each character that an HTML parser could read as markup. */
const PLAIN: Readonly<Record<string, string>> = { "<": "(", ">": ")", "&": "+" };

/**
 * Returns a text without markup and control characters, because JATOS would refuse them. The text is shortened to the
 * maximum length of a title.
 */
function plain(text: string): string {
  const safe = text.replace(/[<>&]/g, (each) => PLAIN[each] ?? "").replace(/\p{Cc}+/gu, " ");
  return [...safe]
    .reduce(
      (short, each) => (short.length + each.length > LONGEST_TITLE ? short : short + each),
      "",
    )
    .trim();
}

/** Returns the name of a study's folder on a JATOS server. */
export const jatosFolder = (document: ProtocolDocument): string =>
  `protocole-${documentId(document).slice(0, SHOWN_DIGITS)}`;

/**
 * Returns the description of a study with a single component. The component continues after a reload of its page.
 * @param document the document as participants receive it; it becomes the component's input, which can be edited in
 * JATOS
 * @param release the release of the site; null if it is unknown
 */
export function jasOf(document: ProtocolDocument, ids: JatosIds, release: string | null) {
  const shown = (id: string) => id.slice(0, SHOWN_DIGITS);
  const [locale = "en"] = neededLocales(document);
  const title = plain(textIn(document.title, locale) ?? "");
  const made = `Made with Protocole${release === null ? "" : `, release ${plain(release)}`}.`;
  const named = `Protocol id ${shown(protocolId(document))}, document id ${shown(documentId(document))}.`;
  return {
    version: JAS_VERSION,
    data: {
      uuid: ids.study,
      title: title || "Protocole",
      description: `${made} ${named} The study is the input of the component. A change there makes another study, whose ids are computed again.`,
      groupStudy: false,
      linearStudy: true,
      allowPreview: false,
      dirName: jatosFolder(document),
      comments: "",
      jsonData: null,
      endRedirectUrl: "",
      studyEntryMsg: null,
      componentList: [
        {
          uuid: ids.component,
          title: "Protocol",
          htmlFilePath: JATOS_PAGE,
          reloadable: true,
          active: true,
          comments: "",
          jsonData: JSON.stringify(document, null, 2),
        },
      ],
      batchList: [
        {
          uuid: ids.batch,
          title: "Default",
          active: true,
          maxActiveMembers: null,
          maxTotalMembers: null,
          maxTotalWorkers: null,
          // If the URL identifies the participants, the author sends the same link to all participants.
          allowedWorkerTypes: document.delivery?.ids ? [...PERSONAL, ...GENERAL] : PERSONAL,
          comments: null,
          jsonData: null,
        },
      ],
    },
  };
}
