import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { textIn } from "@/experiments/study/document/author-text";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { cautionsOf } from "@/experiments/study/document/cautions";
import { readProtocol } from "@/experiments/study/document/check";
import type { KnownApps } from "@/experiments/study/document/fault";
import { longestWay, totalMinutes } from "@/experiments/study/document/planned-minutes";
import { documentId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";
import { siteStudiesText } from "@/experiments/study/document/site-studies";
import { isAppStep, isRunStep } from "@/experiments/study/document/step-kind";
import { withBase } from "@/lib/base-path";
import { decodeText } from "@/lib/decode-text";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { faultText, TEXT_PROBLEMS } from "./fault-text";

/** A protocol that is published with the site, with the texts that a page displays about it in one language. */
export type PublishedProtocol = {
  /** Name of the protocol's file without the extension. The short URL of the study is `/study?p=name`. */
  name: string;
  title: string;
  /**
   * Estimated duration in minutes from the first app to the last result, rounded up as in the editor. If conditions
   * differ in duration, this is the longest duration.
   */
  minutes: number;
  /** The largest number of apps that one participant does. */
  parts: number;
  /** The ids of the protocol's apps without duplicates, in the order of the document. */
  appIds: AppId[];
  /** The names of the protocol's apps in one language. */
  apps: string[];
  /** The URL of the complete document, including the base path. */
  address: string;
};

/** The folder that contains the published protocols. The path is relative to the folder in which the build runs. */
const FOLDER = join(process.cwd(), "protocols");

const FILE = /^([a-z][a-z0-9-]{0,63})\.json$/;

const KNOWN: KnownApps = MODELS;

/**
 * Returns the complete documents of a folder, keyed and sorted by their names.
 * @throws Error that lists each file with an invalid name, and each fault with its file, path, value and rule
 */
export function readPublished(folder: string): ReadonlyMap<string, ProtocolDocument> {
  const faults: string[] = [];
  const documents = new Map<string, ProtocolDocument>();
  for (const file of readdirSync(folder).sort()) {
    const [, name] = FILE.exec(file) ?? [];
    if (name === undefined) {
      faults.push(
        `protocols/${file}: a name has small letters, digits and hyphens, such as a-b.json`,
      );
      continue;
    }
    const decoded = decodeText(readFileSync(join(folder, file)));
    if ("problem" in decoded) {
      faults.push(`protocols/${file}: ${TEXT_PROBLEMS[decoded.problem]}`);
      continue;
    }
    const checked = readProtocol(decoded.text, KNOWN);
    if ("document" in checked) documents.set(name, checked.document);
    else faults.push(...checked.faults.map((fault) => `protocols/${file}: ${faultText(fault)}`));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return documents;
}

const published = readPublished(FOLDER);

/** Returns the cautions about the published protocols, one per line. The build prints these lines. */
export const publishedCautions = (): string[] =>
  [...published].flatMap(([name, document]) =>
    cautionsOf(document).map((caution) => `protocols/${name}.json: ${faultText(caution)}`),
  );

/** Returns the names of the published protocols, sorted by name. */
export const publishedNames = (): string[] => [...published.keys()];

/** Returns the complete documents of the published protocols, sorted by name. */
export const publishedDocuments = (): ProtocolDocument[] => [...published.values()];

/**
 * Returns the document ids of the published protocols, each with 64 hexadecimal digits. The owner of the site wrote
 * these protocols.
 */
export const publishedIds = (): string[] => publishedDocuments().map(documentId);

/** Returns whether the operator has listed a published protocol among the studies whose data this site sends. */
export function isListed(name: string): boolean {
  const document = published.get(name);
  return document !== undefined && isSentFrom(document, false);
}

/**
 * Returns the complete document of a published protocol as canonical JSON. Every parameter is written out.
 * @throws Error if the protocol is not published
 */
export function publishedText(name: string): string {
  const document = published.get(name);
  if (!document) throw new Error(`No published protocol ${name}`);
  return canonicalJson(document);
}

/** Returns the text of the list of the published protocols with their ids. */
export const publishedList = (): string => siteStudiesText(published);

/** Returns all published protocols with the texts that a page displays about them in one language. */
export const publishedProtocols = (locale: Locale): PublishedProtocol[] =>
  [...published].map(([name, document]) => {
    const appIds = [...new Set(document.steps.filter(isAppStep).map(({ app }) => app as AppId))];
    return {
      name,
      title: typeset(textIn(document.title, locale) ?? name, locale),
      minutes: totalMinutes(document, KNOWN),
      parts: longestWay(document, (steps) => steps.filter(isRunStep).length),
      appIds,
      apps: appIds.map((app) => typeset(APPS[app].words.name[locale], locale)),
      address: withBase(`/protocols/${name}.json`),
    };
  });
