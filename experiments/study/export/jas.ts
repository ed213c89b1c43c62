import { textIn } from "@/experiments/study/document/author-text";
import { documentId, protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

/*
 * The description of a study that JATOS imports, by the rules of its import (docs/jatos.md). Its validation runs text
 * through an HTML parser, and refuses what that does not take for plain text.
 */

/** The version of the description; JATOS refuses a higher one than it knows. */
const JAS_VERSION = "3";

/** The page of the one component. Its name may have one dot. */
export const JATOS_PAGE = "index.html";

/** Characters that JATOS allows a title to have. */
const LONGEST_TITLE = 255;

/** Kinds of links that a batch may have. */
type WorkerType =
  | "GeneralSingle"
  | "GeneralMultiple"
  | "PersonalSingle"
  | "PersonalMultiple"
  | "Jatos";

/** Links that are made one by one, and those of members of the study. */
const PERSONAL: readonly WorkerType[] = ["PersonalSingle", "PersonalMultiple", "Jatos"];

/** One link for all, as recruiters need it. */
const GENERAL: readonly WorkerType[] = ["GeneralSingle", "GeneralMultiple"];

/** Identities of a study in JATOS: new ones for each download, since a server refuses those of somebody else. */
export type JatosIds = { study: string; component: string; batch: string };

/** What is written instead of what an HTML parser might take for markup. */
const PLAIN: Readonly<Record<string, string>> = { "<": "(", ">": ")", "&": "+" };

/** Returns a text that JATOS takes for plain: no markup, no control characters, not longer than a title may be. */
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
 * Returns the description of a study of one component, which continues after a reload.
 * @param document as participants get it: it is the input of the component, and can be edited there
 * @param release of the site; null where it is unknown
 */
export function jasOf(document: ProtocolDocument, ids: JatosIds, release: string | null) {
  const shown = (id: string) => id.slice(0, SHOWN_DIGITS);
  const title = plain(textIn(document.title, "en") ?? textIn(document.title, "fr") ?? "");
  const made = `Made with Protocole${release === null ? "" : `, release ${plain(release)}`}.`;
  const named = `Protocol id ${shown(protocolId(document))}, document id ${shown(documentId(document))}.`;
  return {
    version: JAS_VERSION,
    data: {
      uuid: ids.study,
      title: title || "Protocole",
      description: `${made} ${named} The document is the input of the component: what is changed there is another document, and its id is computed anew.`,
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
          // Whoever names people in the address sends them all one link.
          allowedWorkerTypes: document.delivery?.ids ? [...PERSONAL, ...GENERAL] : PERSONAL,
          comments: null,
          jsonData: null,
        },
      ],
    },
  };
}
