import { z } from "zod";
import norms from "@/experiments/norms.json";

const distribution = z.object({
  n: z.number().int().positive(),
  mean: z.number(),
  sd: z.number().positive(),
  unit: z.string().min(1),
  quantiles: z.record(z.string().regex(/^\d+$/), z.number()),
  source: z.string().min(1),
});

export type Norm = z.infer<typeof distribution>;

/**
 * A published distribution by its key in norms.json.
 * @throws ZodError when it lacks its size, mean, spread, quantiles or source
 */
export function publishedNorm(key: keyof typeof norms): Norm {
  return distribution.parse(norms[key]);
}
