import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { surveyWords } from "@/content/survey";
import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import { type Survey, surveySchema } from "@/experiments/survey/definition/schema";
import { SurveyForm } from "@/experiments/survey/form/survey-form.client";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { recordedIds } from "@/experiments/survey/model/survey-rows";
import { wordsOfSurvey } from "@/experiments/survey/model/survey-words";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

type Draft = Readonly<Record<string, FormAnswer<string>>>;

/** Displays a survey as participants see it. Returns the latest draft and the recorded answers. */
export function showSurvey(
  given: unknown,
  {
    locale = "en",
    draft = {},
    seed = 1,
    user = userEvent.setup({ delay: null }),
  }: {
    locale?: Locale;
    draft?: Draft;
    seed?: number;
    user?: ReturnType<typeof userEvent.setup>;
  } = {},
) {
  const survey: Survey = surveySchema.parse(given);
  const model = surveyModel(survey);
  const asked = model.screenAt(0, seed, []);
  const onAnswers = jest.fn<void, [readonly (FormAnswer<string> | null)[]]>();
  const onDraft = jest.fn<void, [Draft]>();
  const { unmount } = render(
    <SurveyForm
      screen={asked}
      words={wordsOfSurvey(survey, localize(surveyWords, locale), locale)}
      locale={locale}
      draft={draft}
      onDraft={onDraft}
      onAnswers={onAnswers}
    />,
  );
  const answers = () => {
    const [latest] = onAnswers.mock.calls.at(-1) ?? [];
    return latest?.map((answer) => answer?.value ?? null);
  };
  return {
    user,
    onAnswers,
    onDraft,
    unmount,
    /** The latest draft, as a device stores it. */
    draft: (): Draft => JSON.parse(JSON.stringify(onDraft.mock.calls.at(-1)?.[0] ?? draft)),
    /** The recorded values, keyed by id; undefined before the end of the survey. */
    recorded: () => {
      const values = answers();
      return (
        values &&
        Object.fromEntries(recordedIds(asked).map((id, index) => [id, values[index] ?? null]))
      );
    },
    /** The recorded answers with the facts about them, keyed by id. */
    facts: () => {
      const [latest] = onAnswers.mock.calls.at(-1) ?? [];
      return Object.fromEntries(recordedIds(asked).map((id, index) => [id, latest?.[index]]));
    },
  };
}

export const button = (name: string) => screen.getByRole("button", { name });
export const next = () => button("Next");
export const finish = () => button("Finish");

/** Returns the group of radio buttons, checkboxes or buttons of a question. */
export const group = (name: string | RegExp) => {
  const found = screen.queryByRole("radiogroup", { name }) ?? screen.getByRole("group", { name });
  return within(found);
};
