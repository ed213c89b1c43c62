import { appPayload } from "@/experiments/app-payload";
import { MODELS } from "@/experiments/models";
import { papersPayload } from "@/experiments/papers/papers-payload";
import type { ProtocolDocument } from "@/experiments/protocol/schema";
import { isAppStep } from "@/experiments/protocol/step-kind";
import { modelOfStep } from "@/experiments/protocol/step-model";
import { RECOMPUTE } from "@/experiments/recompute-scripts";
import type { AppId } from "@/experiments/registry";
import { type ArchiveParts, localesOf } from "@/experiments/take-home/archive-files";
import { takeHomePayload } from "@/experiments/take-home/take-home-payload";

/** What the archive of a document is put together from, with a script and styles that stand for the real ones. */
export function partsOf(document: ProtocolDocument): ArchiveParts {
  const steps = document.steps.filter(isAppStep);
  const locales = localesOf(document);
  return {
    payload: { ...takeHomePayload(), release: "0123456789abcdef", day: "2026-11-23" },
    script: "run();",
    styles: "body{}",
    notices: "MIT",
    papers: Object.fromEntries(locales.map((locale) => [locale, papersPayload(locale)])),
    payloads: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(steps.map(({ app }) => [app, appPayload(app as AppId, locale)])),
      ]),
    ),
    apps: Object.fromEntries(
      steps.map((step) => [
        step.id,
        { model: modelOfStep(step, MODELS), recompute: RECOMPUTE[step.app as AppId] },
      ]),
    ),
  };
}
