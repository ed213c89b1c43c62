import type { EditorWords } from "@/components/features/editor/shared/editor-context.client";
import type { LaunchWords } from "@/content/launch";
import { textIn } from "@/experiments/study/document/author-text";
import type { Delivery, LaunchRow } from "@/experiments/study/document/launch-state";
import { controllerName, receiverName } from "@/experiments/study/document/receiver-name";
import { knownRecruiterOf, recruiterAt } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { hostOf } from "@/lib/plain-origin";
import type { Locale } from "@/lib/routes";

/**
 * The place to which the next step of a row leads: a field of the form, the field for the code, the ways to collect
 * data, or the page on which the study is rehearsed.
 */
export type StepTarget =
  | { to: "field"; path: string }
  | { to: "code" }
  | { to: "ways" }
  | { to: "rehearsal"; path: string }
  | { to: "steps" };

/** The texts of a row, and the next step of the row. */
export type RowTexts = {
  name: string;
  sentence: string;
  step: { label: string; target: StepTarget } | null;
};

/** The document and the texts from which the sentences are composed. */
type LaunchFacts = {
  /** The document of the study; null until the document has steps. */
  document: ProtocolDocument | null;
  delivery: Delivery;
  withoutReceipts: boolean;
  /** The path at which the author rehearses the study; null if the study cannot run. */
  rehearsal: string | null;
  words: LaunchWords;
  editor: EditorWords;
  locale: Locale;
};

/** Returns the name of the recruitment service; a general name if the service is unknown. */
export const recruiterName = (document: ProtocolDocument | null, words: LaunchWords): string =>
  knownRecruiterOf(document?.delivery?.ids)?.name ?? words.back.other;

/** Returns the sentence that a row displays, and the next step of the row. */
export function rowTexts(row: LaunchRow, facts: LaunchFacts): RowTexts {
  switch (row.id) {
    case "texts":
      return { name: facts.words.rows.texts, ...textsTexts(row, facts) };
    case "controller":
      return { name: facts.words.rows.controller, ...controllerTexts(row, facts) };
    case "data":
      return { name: facts.words.rows.data, ...dataTexts(row, facts) };
    case "groups":
      return { name: facts.words.rows.groups, ...groupsTexts(row, facts) };
    case "return":
      return returnTexts(row, facts);
    case "rehearsal":
      return { name: facts.words.rows.rehearsal, ...rehearsalTexts(row, facts) };
  }
}

type RowOf<Id extends LaunchRow["id"]> = Extract<LaunchRow, { id: Id }>;
type Said = Omit<RowTexts, "name">;

function textsTexts(
  { why, field, incomplete }: RowOf<"texts">,
  { document, words, editor, locale }: LaunchFacts,
): Said {
  const { texts, steps } = words;
  if (why === "noSteps")
    return { sentence: texts.noSteps, step: { label: steps.addStep, target: { to: "steps" } } };
  if (why === "faults")
    return {
      sentence: texts.faults,
      step: { label: steps.fix, target: { to: "field", path: field ?? "" } },
    };
  const names = incomplete.map((each) => editor.information.fields[each]);
  if (why === "unstated" || why === "oneText")
    return {
      sentence: interpolate(texts[why], { fields: names.join(" · ") }),
      step: {
        label: interpolate(why === "unstated" ? steps.state : steps.stateInBoth, {
          field: names[0] ?? "",
        }),
        target: { to: "field", path: field ?? "" },
      },
    };
  const language = document?.language ?? "participant";
  return {
    sentence: interpolate(texts.complete, {
      languages: { en: texts.inEnglish, fr: texts.inFrench, participant: texts.inBoth }[language],
      debriefing: textIn(document?.debriefing, locale)
        ? texts.withDebriefing
        : texts.withoutDebriefing,
    }),
    step: { label: steps.change, target: { to: "field", path: "information.purpose" } },
  };
}

function controllerTexts(
  { why, field }: RowOf<"controller">,
  { document, words, locale }: LaunchFacts,
): Said {
  const { controller, steps } = words;
  const label = {
    named: steps.change,
    noController: steps.nameController,
    noContact: steps.giveContact,
  };
  const name = (document && controllerName(document, locale)) ?? "";
  return {
    sentence: interpolate(controller[why], { name }),
    step: { label: label[why], target: { to: "field", path: field } },
  };
}

function dataTexts(
  { why, state, field }: RowOf<"data">,
  { document, delivery, withoutReceipts, words, locale }: LaunchFacts,
): Said {
  const { data, steps } = words;
  const receiver = document?.delivery?.receiver;
  const host = (why === "archiveSends" && receiver ? hostOf(receiver) : delivery.host) ?? "";
  const name = why === "notListed" || !document ? host : receiverName(document, host, locale);
  const ways = (label: string) => ({ label, target: { to: "ways" } as const });
  if (why === "archiveFiles" && state === "open")
    return {
      sentence: interpolate(data.archiveNeedsReceiver, { name: recruiterName(document, words) }),
      step: { label: steps.nameReceiver, target: { to: "field", path: field ?? "" } },
    };
  const sentence = why === "sent" && withoutReceipts ? data.sentWithoutReceipts : data[why];
  return {
    sentence: interpolate(sentence, { host: name }),
    step:
      why === "notListed"
        ? ways(steps.listStudy)
        : ways(state === "done" ? steps.seeWays : steps.chooseWay),
  };
}

function groupsTexts(
  { why, field }: RowOf<"groups">,
  { document, delivery, words, locale }: LaunchFacts,
): Said {
  const { groups, steps } = words;
  const { receiver, ids: [id = ""] = [] } = document?.delivery ?? {};
  const host = (receiver ? hostOf(receiver) : delivery.host) ?? "";
  const name = document ? receiverName(document, host, locale) : host;
  const label = {
    server: steps.change,
    noServer: steps.chooseWay,
    cannot: steps.changeGroups,
    lab: steps.change,
    jatos: steps.changeGroups,
    archiveServer: steps.change,
    list: steps.change,
    noList: steps.changeGroups,
    noNumbers: steps.nameNumber,
  }[why];
  // The form displays the identifiers in the field of the recruiter.
  const path = field === "delivery.ids" ? "recruiter" : field;
  return {
    sentence: interpolate(groups[why], { host: name, id }),
    step: { label, target: why === "noServer" ? { to: "ways" } : { to: "field", path } },
  };
}

function returnTexts(
  { why, field, exit, returnHost }: RowOf<"return">,
  { document, words, editor }: LaunchFacts,
): RowTexts {
  const { back, rows, steps } = words;
  const { code = "", url } = document?.delivery?.exits?.completed ?? {};
  const known = knownRecruiterOf(document?.delivery?.ids);
  const name = recruiterName(document, words);
  const exitName = exit === null ? "" : editor.ends.exits[exit];
  const sentence = why === "hostNotAllowed" && code === "" ? back.hostNotAllowedNoCode : back[why];
  const target: StepTarget =
    why === "exitMissing"
      ? { to: "field", path: field }
      : why === "hostNotAllowed"
        ? { to: "ways" }
        : { to: "code" };
  return {
    name: known ? interpolate(rows.return, { name: known.name }) : rows.returnOther,
    sentence: interpolate(sentence, {
      name: (url !== undefined && recruiterAt(url)?.name) || name,
      code,
      host: returnHost ?? "",
      exit: exitName,
    }),
    step: {
      label:
        why === "missing"
          ? steps.giveCode
          : why === "exitMissing"
            ? interpolate(steps.giveExit, { exit: exitName })
            : why === "hostNotAllowed"
              ? steps.allowHost
              : steps.change,
      target,
    },
  };
}

function rehearsalTexts(
  { why }: RowOf<"rehearsal">,
  { rehearsal: path, words: { rehearsal, steps } }: LaunchFacts,
): Said {
  const label = { done: steps.rehearseAgain, missing: steps.rehearse }[why];
  return {
    sentence: rehearsal[why],
    step: path === null ? null : { label, target: { to: "rehearsal", path } },
  };
}
