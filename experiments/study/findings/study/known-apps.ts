import { MODELS } from "@/experiments/catalog/generated/models";
import type { KnownApps } from "@/experiments/study/document/fault";

/** The apps of this release, with which documents are read. */
export const KNOWN: KnownApps = MODELS;
