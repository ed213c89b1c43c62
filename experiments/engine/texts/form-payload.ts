import type { FormModel, FormTypes } from "@/experiments/engine/contract/define-app";
import type { AppPayload } from "./app-payload";
import { exampleScreen } from "./example-screen";

/**
 * Returns the data that the browser needs to present, run and score a form that is not an app of its own: a survey or a
 * check of the device. The texts of a form do not state parameters, and it has no published data.
 * @param words the words of the run and its result, in one language
 * @param texts the texts about the form, in the same language
 */
export function formPayload<Types extends FormTypes>(
  model: FormModel<Types>,
  words: Types["words"],
  { task, needs, example }: Readonly<Record<"task" | "needs" | "example", string>>,
): AppPayload {
  const { measures, reasons, caption, comparison } = words.result;
  return {
    facts: model.facts,
    task,
    methods: "",
    needs,
    example: { content: exampleScreen(model.figure(words)), description: example },
    words,
    texts: { task, methods: {}, needs, measures, reasons, caption, comparison },
    norms: {},
  };
}
