"use client";

import { MODELS } from "@/experiments/catalog/generated/models";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { isTooDeep } from "@/experiments/study/document/check";
import { exampleDocument } from "@/experiments/study/document/example-study";
import type { Fault } from "@/experiments/study/document/fault";
import { type LinkFault, readablePart } from "@/experiments/study/document/link";
import { askedOf } from "@/experiments/study/participation/read-address";
import { withBase } from "@/lib/base-path";
import { completeJson } from "./complete-json";
import { knownApp } from "./consequences";
import { readEditorDrafts } from "./draft-store.client";
import { appStep } from "./edit-document";
import type { JsonObject } from "./json";
import { isSetAside, type KeptDraft } from "./live-drafts";
import { readDocument } from "./read-document";

/** A text that the form cannot display: the readable part of the text, and the reason. */
export type UnreadFile = {
  text: string;
  faults: readonly Fault[];
  fault?: LinkFault;
  /** Whether the text is the readable part of a broken link. */
  isPart?: boolean;
};

/** The state with which the editor starts. */
export type Opening = {
  document: JsonObject;
  /** Whether the document is the example of the site, and not a document of the visitor. */
  isExample: boolean;
  /** The content of the URL or of a draft, if the form cannot display this content. */
  unread: UnreadFile | null;
  /** The draft that contains the document; null if the document was not written in this editor. */
  draft: KeptDraft | null;
  /** The other drafts of this device, the newest first. */
  earlier: readonly KeptDraft[];
};

/** Returns the document with one app that the link “Adapt this app” opens. */
const documentOfApp = (id: string, name: string): JsonObject | null => {
  const app = knownApp(id);
  if (!app) return null;
  return {
    protocol: 1,
    steps: [appStep({ id, app }, [])],
    order: "fixed",
    language: "participant",
    title: name,
  };
};

type Found = { document: JsonObject } | { unread: UnreadFile } | null;

/** Returns the readable part of a broken link with indentation; the link itself if no part of it is readable. */
function readableText(hash: string): Pick<UnreadFile, "text" | "isPart"> {
  const part = completeJson(readablePart(hash));
  if (part === null) return { text: hash };
  const value: unknown = JSON.parse(part);
  // Indentation of a value that is nested deeper than any document would produce more spaces than text.
  return { text: isTooDeep(value) ? part : JSON.stringify(value, null, 2), isPart: true };
}

/** Returns the content of the part of a URL after `#`; null if this part does not contain a protocol. */
export function inHash(hash: string, query = new URLSearchParams()): Found {
  const asked = askedOf(query, hash);
  if (asked?.kind === "text") {
    const read = readDocument(asked.text, MODELS);
    return "document" in read ? read : { unread: read };
  }
  return asked?.kind === "fault"
    ? { unread: { ...readableText(hash), faults: [], fault: asked.fault } }
    : null;
}

async function inAddress(nameOf: (app: string) => string): Promise<Found> {
  const query = new URLSearchParams(location.search);
  const held = inHash(location.hash, query);
  if (held) return held;
  const app = query.get("app");
  if (app !== null) {
    const document = documentOfApp(app, nameOf(app));
    if (document) return { document };
  }
  const asked = askedOf(query, "");
  if (asked?.kind !== "name") return null;
  // The URL contains the name of a study that is published with the site.
  const text = await publishedText(asked.name);
  if (text === null) return null;
  const read = readDocument(text, MODELS);
  return "document" in read ? read : { unread: read };
}

/** Returns the text of a published study; null if the study does not exist or fails to load. */
async function publishedText(name: string): Promise<string | null> {
  try {
    const response = await fetch(withBase(`/protocols/${name}.json`));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

const isSame = (draft: KeptDraft, document: JsonObject) => draft.text === textOf(document);

/** Returns the text in the form in which a document is stored. */
export function textOf(document: JsonObject): string {
  try {
    return canonicalJson(document);
  } catch {
    return JSON.stringify(document);
  }
}

/**
 * Returns the document with which the editor starts: the document in the URL, or else the last draft on this device, or
 * else the example. Also returns all other drafts on this device.
 */
export async function openEditor({
  example,
  nameOf,
}: {
  /** The title of the example. */
  example: string;
  /** Returns the name of an app from its id. */
  nameOf: (app: string) => string;
}): Promise<Opening> {
  const [found, drafts] = await Promise.all([inAddress(nameOf), readEditorDrafts()]);
  const [last] = drafts.filter((each) => !isSetAside(each));
  const kept = last && readDocument(last.text, MODELS);
  const ofDraft = kept && "document" in kept ? kept.document : null;
  const document =
    found && "document" in found ? found.document : (ofDraft ?? exampleDocument(example));
  const draft =
    (found && "document" in found ? drafts.find((each) => isSame(each, document)) : last) ?? null;
  const unreadDraft = kept && !ofDraft && "text" in kept ? kept : null;
  return {
    document,
    isExample: !(found && "document" in found) && ofDraft === null,
    unread: found && "unread" in found ? found.unread : found ? null : unreadDraft,
    draft,
    earlier: drafts.filter((each) => each !== draft),
  };
}
