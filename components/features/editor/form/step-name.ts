import {
  isAppShaped,
  isDeviceShaped,
  isSurveyShaped,
} from "@/components/features/editor/document/edit-document";
import {
  asText,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import type { EditorWords } from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp } from "@/components/features/editor/shared/editor-props";
import { plainText } from "@/experiments/study/document/author-text";
import type { Locale } from "@/lib/routes";

/** The largest number of characters from a page of text that serve as its name. */
const NAME_LENGTH = 48;

const beginningOf = (text: string) =>
  text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH).replace(/\s+\S*$/, "")}…` : text;

/**
 * Returns the first words of a page of text in a language. If the text in this language is missing, returns the first
 * words in the other language; "" if the page is still empty.
 */
export function firstWords(step: Json | undefined, locale: Locale): string {
  const text = isObject(step) && isObject(step.text) ? step.text : {};
  const written = [text[locale], ...Object.values(text)].find(
    (each) => typeof each === "string" && each.trim() !== "",
  );
  return typeof written === "string" ? beginningOf(plainText(written)) : "";
}

/** Returns the title of a survey in a language or, if it is missing, in the other language; "" without a title. */
function surveyTitle({ survey }: JsonObject, locale: Locale): string {
  const { title } = isObject(survey) ? survey : {};
  if (!isObject(title)) return asText(title);
  return asText(title[locale]) || asText(title.en) || asText(title.fr);
}

/**
 * Returns the title of a step: the name of its app, the title of its survey, the name of a device check, or the first
 * words of its text.
 */
export function stepName(
  step: Json | undefined,
  apps: readonly EditorApp[],
  { form }: EditorWords,
  locale: Locale,
): string {
  if (isSurveyShaped(step)) return beginningOf(surveyTitle(step, locale)) || form.survey;
  if (isDeviceShaped(step)) return form.device;
  if (!isAppShaped(step)) return firstWords(step, locale) || form.stepText;
  return apps.find(({ id }) => id === step.app)?.name ?? asText(step.app);
}
