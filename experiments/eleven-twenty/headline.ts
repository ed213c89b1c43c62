import { interpolate } from "@/lib/i18n/interpolate";
import type { Scored } from "../engine/score";
import type { ElevenTwentyWords } from "./words";

/** The sentence of a result: the request, the drawn one, and the points. */
export function headlineOf(
  { measures: [request], details }: Scored,
  { result }: ElevenTwentyWords,
): string {
  const { drawn = 0, points = 0 } = Object.fromEntries(details.map(({ id, value }) => [id, value]));
  const text = points > request.value ? result.bonus : result.plain;
  return interpolate(text, { request: request.value, drawn, points });
}
