import { z } from "zod";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };
import type { Norm } from "@/experiments/engine/score/norm";
import { figuresOf } from "@/experiments/engine/texts/fill-texts";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const retest = z.object({
  n: z.number().int().positive(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  days: z.number().optional(),
});

const figures = z.object({
  n: z.number().int().positive(),
  retest: retest.optional(),
  laboratory: z.object({ n: z.number(), mean: z.number(), sd: z.number(), retest }).optional(),
  mean: z.number().optional(),
  sd: z.number().positive().optional(),
  quantiles: z.record(z.string().regex(/^\d+$/), z.number()).optional(),
  distribution: z.record(z.string().regex(/^\d+$/), z.number()).optional(),
});

const published = z
  .object({
    ...figures.shape,
    unit: z.string().min(1),
    source: z.object({ en: z.string().min(1), fr: z.string().min(1) }),
    lengths: z.record(z.string().regex(/^\d+$/), figures).optional(),
  })
  .refine(({ quantiles, distribution }) => quantiles ?? distribution, "has no distribution");

/**
 * Returns the published distribution with this key in norms.json, with its source in one language.
 * @throws Error that names the key and the missing size, source or distribution
 */
export function publishedNorm(key: keyof typeof norms, locale: Locale): Norm {
  const { data, error } = published.safeParse(norms[key]);
  if (error)
    throw new Error(
      `Complete “${key}” in experiments/engine/contract/norms.json: ${z.prettifyError(error)}`,
    );
  return { ...data, source: localize(data.source, locale) };
}

/**
 * Returns a published distribution that has a mean, a spread and quantiles.
 * @throws Error if the mean, the spread or the quantiles are missing
 */
export function publishedMean(key: keyof typeof norms, locale: Locale) {
  const { mean, sd, quantiles, ...norm } = publishedNorm(key, locale);
  if (mean === undefined || sd === undefined || !quantiles)
    throw new Error(`${key} has no published mean, spread and quantiles`);
  return { ...norm, mean, sd, quantiles };
}

/**
 * Returns the values that replace `{n}`, `{mean}` and `{sd}` in the texts about a measure's published data, in the
 * notation of the language. Mean and SD have as many decimals as the published data, and are absent if the data do not
 * contain them. The result is empty if the measure has no published data.
 */
export function publishedNormFigures(
  { norm, decimals, normDecimals }: Pick<MeasureDefinition, "norm" | "decimals" | "normDecimals">,
  locale: Locale,
): Record<string, string> {
  if (norm === null) return {};
  return figuresOf({ decimals, normDecimals }, publishedNorm(norm, locale), locale);
}
