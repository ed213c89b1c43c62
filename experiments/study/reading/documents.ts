import { MODELS } from "@/experiments/catalog/generated/models";
import { deviceModel } from "@/experiments/device-step/model/device-step-model";
import { hashOf } from "@/experiments/study/document/canonical";
import { readProtocol } from "@/experiments/study/document/check";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { isAppStep, isDeviceStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import { SURVEY_PARAMETER } from "@/experiments/survey/model/survey-model";
import { faultOf } from "./faults";
import type { ReadDocument, ReadFault, Source } from "./read-session";
import type { Values } from "./record/values";

type Known = Omit<ReadDocument, "source"> & { sources: Sources };

/** The places of a document, as a list for each field, because each archive of a study has its document. */
class Sources {
  private files: number[] = [];
  private entries: (string | null)[] = [];
  private lines: (number | null)[] = [];

  get length(): number {
    return this.files.length;
  }

  add({ file, entry, line }: Source): void {
    this.files.push(file);
    // The same path in many archives is stored once.
    this.entries.push(entry === this.entries[0] ? (this.entries[0] ?? null) : entry);
    this.lines.push(line);
  }

  at(index: number): Source {
    const [file = 0, entry = null, line = null] = [
      this.files[index],
      this.entries[index],
      this.lines[index],
    ];
    return { file, entry, line };
  }

  /** Renumbers the places, and removes those without a new number. */
  renumber(numberOf: (source: Source) => Source | null): void {
    const before = this.files.map((_, index) => this.at(index));
    [this.files, this.entries, this.lines] = [[], [], []];
    for (const source of before) {
      const renumbered = numberOf(source);
      if (renumbered) this.add(renumbered);
    }
  }
}

/** The number of texts that are remembered. A stranger can send any number of documents. */
const MOST_TEXTS = 300;

const shownText = (value: string) => value.slice(0, 200);

/** Collects study documents. The same document in many archives is checked once. */
export function createDocuments() {
  const texts = new Map<string, Known | ReadFault>();
  let known: Known[] = [];

  function checked(text: string): Known | ReadFault {
    const read = readProtocol(text, MODELS);
    if ("faults" in read) {
      const [first] = read.faults;
      const { en = "", fr = "" } = first?.rule ?? {};
      return faultOf("document", {
        path: shownText(first?.path ?? ""),
        rule: shownText(en),
        ruleFr: shownText(fr),
      });
    }
    const { document: content } = read;
    return {
      protocol: protocolId(content),
      document: documentId(content),
      planHash: content.plan ? hashOf(content.plan) : (content.planHash ?? null),
      content,
      sources: new Sources(),
    };
  }

  return {
    /** Adds a document. @returns the fault if it is not valid */
    add(text: string, source: Source): ReadFault | null {
      const seen = texts.get(text);
      const read = seen ?? checked(text);
      if (!seen && texts.size < MOST_TEXTS) texts.set(text, read);
      if ("id" in read) return read;
      if (!known.includes(read)) known.push(read);
      read.sources.add(source);
      return null;
    },

    /** Forgets the documents that only removed files contain, and renumbers the remaining documents. */
    renumber(numberOf: (source: Source) => Source | null): void {
      for (const { sources } of known) sources.renumber(numberOf);
      known = known.filter(({ sources }) => sources.length > 0);
    },

    clear(): void {
      known = [];
      texts.clear();
    },

    /**
     * Returns each document once. If a document was found both with its plan and with the plan's hash, the result has
     * the plan.
     */
    all(): ReadDocument[] {
      const byId = new Map<string, Known>();
      for (const each of known) {
        const other = byId.get(each.document);
        if (!other || (each.content.plan && !other.content.plan)) byId.set(each.document, each);
      }
      return [...byId.values()]
        .sort((one, other) => (one.document < other.document ? -1 : 1))
        .map(({ sources, ...each }) => ({ ...each, source: sources.at(0) }));
    },

    /** Returns the parameters of a step of a study; null if the study or the step is not known. */
    parametersOf(protocol: string | null, step: string | null): Values | null {
      const document = known.find((each) => each.protocol === protocol);
      const found = document?.content.steps.find(({ id }) => id === step);
      if (!found) return null;
      if (isAppStep(found)) return found.parameters;
      if (isDeviceStep(found)) return deviceModel(found.device.parts).parameters;
      return isSurveyStep(found) ? { [SURVEY_PARAMETER]: JSON.stringify(found.survey) } : null;
    },
  };
}
