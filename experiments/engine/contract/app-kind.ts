import type { App, FormApp } from "./define-app";

export const isForm = (app: App): app is FormApp => app.model.kind === "form";

/** Returns the number of blocks in a run. Each screen of a questionnaire is a block. */
export function blockCount({ model }: Pick<App, "model">, seed: number): number {
  return model.kind === "form" ? model.screens : model.blocks(seed).length;
}
