/** @jest-environment node */

import { stepName } from "@/components/features/editor/form/step-name";
import { editorPayload } from "@/experiments/payloads/editor-payload";
import { readySurveys } from "@/experiments/payloads/ready-surveys";
import { typeset } from "@/lib/i18n/typeset";
import { LOCALES } from "@/lib/routes";

it.each(LOCALES)(
  "the step of a ready questionnaire has the name of the questionnaire in the list (%s)",
  (locale) => {
    const { words } = editorPayload(locale);
    for (const { title, survey } of readySurveys(locale)) {
      const name = stepName({ id: "a", survey } as never, [], words, locale);
      expect(typeset(name, locale)).toBe(title);
    }
  },
);
