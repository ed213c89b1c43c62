import { z } from "zod";
import type { MeasureDefinition } from "@/experiments/app-definition";
import type { Norm } from "@/experiments/engine/norm";
import norms from "@/experiments/norms.json" with { type: "json" };
import { formatNumber } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

const published = z
  .object({
    n: z.number().int().positive(),
    unit: z.string().min(1),
    source: z.string().min(1),
    mean: z.number().optional(),
    sd: z.number().positive().optional(),
    quantiles: z.record(z.string().regex(/^\d+$/), z.number()).optional(),
    distribution: z.record(z.string().regex(/^\d+$/), z.number()).optional(),
  })
  .refine(({ quantiles, distribution }) => quantiles ?? distribution, "has no distribution");

/**
 * A published distribution by its key in norms.json.
 * @throws Error that names the key and what is missing: its size, source or distribution
 */
export function publishedNorm(key: keyof typeof norms): Norm {
  const { data, error } = published.safeParse(norms[key]);
  if (error)
    throw new Error(`Complete “${key}” in experiments/norms.json: ${z.prettifyError(error)}`);
  return data;
}

/**
 * A published distribution that comes with its mean and spread.
 * @throws Error when it does not
 */
export function publishedMean(key: keyof typeof norms) {
  const { mean, sd, quantiles, ...norm } = publishedNorm(key);
  if (mean === undefined || sd === undefined || !quantiles)
    throw new Error(`${key} has no published mean, spread and quantiles`);
  return { ...norm, mean, sd, quantiles };
}

/**
 * The figures of a measure's published data for the places of a text, as the language writes them:
 * its size and, where the data have them, mean and spread in the decimals of the data; none where no
 * distribution has been published.
 */
export function publishedFigures(
  {
    norm,
    decimals,
    normDecimals = decimals,
  }: Pick<MeasureDefinition, "norm" | "decimals" | "normDecimals">,
  locale: Locale,
): Record<string, string> {
  if (norm === null) return {};
  const { n, mean, sd } = publishedNorm(norm);
  return {
    n: formatNumber(n, locale),
    ...(mean !== undefined && { mean: formatNumber(mean, locale, normDecimals) }),
    ...(sd !== undefined && { sd: formatNumber(sd, locale, normDecimals) }),
  };
}
