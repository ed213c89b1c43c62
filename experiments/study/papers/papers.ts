import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { aspredictedPaper } from "./aspredicted-paper";
import type { PaperBlock } from "./blocks";
import { cherriesPaper } from "./cherries-paper";
import { citationFile, citationPaper } from "./citation-paper";
import { consentPaper } from "./consent-paper";
import { dataProtectionPaper } from "./data-protection-paper";
import { markdownOf } from "./markdown";
import { methodsPaper } from "./methods-paper";
import { PAPER_IDS, type Paper, type PaperId, type PapersPayload, type SiteFacts } from "./paper";
import { preregistrationPaper } from "./preregistration-paper";
import { questionnairePaper } from "./questionnaire-paper";
import { type Study, studyOf, surveysOf } from "./study";

const BLOCKS: Record<PaperId, (study: Study) => PaperBlock[]> = {
  methods: methodsPaper,
  preregistration: preregistrationPaper,
  aspredicted: aspredictedPaper,
  consent: consentPaper,
  questionnaire: questionnairePaper,
  "data-protection": dataProtectionPaper,
  cherries: cherriesPaper,
  citation: citationPaper,
};

function titleOf(id: PaperId, { words }: Study): string {
  switch (id) {
    case "preregistration":
      return words.preregistration.osf.title;
    case "aspredicted":
      return words.preregistration.aspredicted.title;
    case "data-protection":
      return words.protection.title;
    default:
      return words[id].title;
  }
}

/**
 * Returns the papers of a study in the language of the payload: methods, preregistrations, information and consent, all
 * questions if the study has surveys, data protection, CHERRIES, citation. The papers contain the answers that the document states, and a note in place of
 * each answer that the document does not state.
 * @param document a checked document with all defaults and its plan
 * @param planSentence the planner's text about the number of people, in the same language; if it is absent, the papers
 * list the fields of the plan one by one
 */
export function papersOf(
  document: ProtocolDocument,
  payload: PapersPayload,
  site: SiteFacts,
  planSentence = "",
): Paper[] {
  const study = studyOf(document, payload, site, planSentence);
  const ids = PAPER_IDS.filter((id) => id !== "questionnaire" || surveysOf(study).length > 0);
  return ids.map((id) => {
    const blocks = BLOCKS[id](study);
    return {
      id,
      locale: payload.locale,
      title: titleOf(id, study),
      blocks,
      ...(id === "citation"
        ? { text: citationFile(study), fileName: "CITATION.cff" }
        : { text: markdownOf(blocks), fileName: `${id}.${payload.locale}.md` }),
    };
  });
}
