import { textIn } from "@/experiments/study/document/author-text";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

/*
 * The description of a study in the format that JATOS imports (docs/jatos.md). JATOS parses each text as HTML, and
 * refuses a text that its parser does not accept as plain text.
 */

/** The version of the description; JATOS refuses versions newer than its own. */
const JAS_VERSION = "3";

/** The page of the only component. JATOS allows one dot in its name. */
export const JATOS_PAGE = "index.html";

/** The largest number of characters in a title that JATOS accepts. */
const LONGEST_TITLE = 255;

/** The kinds of links in a batch. */
type WorkerType =
  | "GeneralSingle"
  | "GeneralMultiple"
  | "PersonalSingle"
  | "PersonalMultiple"
  | "Jatos";

/** Links for one person each, and the links of the study's members. */
const PERSONAL: readonly WorkerType[] = ["PersonalSingle", "PersonalMultiple", "Jatos"];

/** Links for many people, as recruitment services require. */
const GENERAL: readonly WorkerType[] = ["GeneralSingle", "GeneralMultiple"];

/** Identifiers of a study in JATOS. Each download has new ones, because a server refuses the identifiers of another user. */
export type JatosIds = { study: string; component: string; batch: string };

/** Replacements for characters that an HTML parser could read as markup. */
const PLAIN: Readonly<Record<string, string>> = { "<": "(", ">": ")", "&": "+" };

/**
 * Returns a text that JATOS accepts as plain: without markup and control characters, cut to the largest length of a
 * title.
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

/** Returns the folder of a study on a JATOS server. */
export const jatosFolder = (document: ProtocolDocument): string =>
  `protocole-${documentId(document).slice(0, SHOWN_DIGITS)}`;

/**
 * Returns the description of a study with one component, which continues after a reload.
 * @param document as participants get it; it is the input of the component, and can be edited there
 * @param release of the site; null if it is unknown
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
          // An author who identifies participants in the address sends all of them the same link.
          allowedWorkerTypes: document.delivery?.ids ? [...PERSONAL, ...GENERAL] : PERSONAL,
          comments: null,
          jsonData: null,
        },
      ],
    },
  };
}
