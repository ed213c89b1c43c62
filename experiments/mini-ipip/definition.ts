import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "../app-definition";

/** The answers, from “very inaccurate” to “very accurate”, as they are stored. */
export const ANSWERS = ["1", "2", "3", "4", "5"] as const;
export type Answer = (typeof ANSWERS)[number];

/** The letter of each scale in the column `condition`. */
export const SCALES = ["E", "A", "C", "N", "I"] as const;
export type Scale = (typeof SCALES)[number];

/** What the form asks and scores with; the facts and the methods paragraph read the same values. */
export const parameters = {
  items: 20,
  screens: 4,
  itemsPerScreen: 5,
  itemsPerScale: 4,
  lowestAnswer: 1,
  highestAnswer: 5,
  /** Size of the published sample (the same for all five scales). */
  volunteers: 15660,
  /**
   * Standard deviation and internal consistency of each scale among those volunteers, from which
   * the standard error of measurement follows. A test holds the deviations to norms.json.
   */
  reliability: {
    E: { sd: 1.018, alpha: 0.8 },
    A: { sd: 0.853, alpha: 0.8 },
    C: { sd: 0.894, alpha: 0.68 },
    N: { sd: 0.897, alpha: 0.68 },
    I: { sd: 0.767, alpha: 0.68 },
  } satisfies Record<Scale, { sd: number; alpha: number }>,
} as const;

const scale = { decimals: 2, unit: null, span: { low: 1, high: 5 } } as const;

export const miniIpip = {
  id: "mini-ipip",
  version: "1.0.0",
  family: "survey",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "form",
  screenReader: true,
  seconds: 120,
  trials: parameters.items,
  measures: [
    { id: "extraversion", norm: "mini_ipip_extraversion", ...scale },
    { id: "agreeableness", norm: "mini_ipip_agreeableness", ...scale },
    { id: "conscientiousness", norm: "mini_ipip_conscientiousness", ...scale },
    { id: "neuroticism", norm: "mini_ipip_neuroticism", ...scale },
    { id: "intellect_imagination", norm: "mini_ipip_intellect_imagination", ...scale },
  ],
  references: [
    {
      citation: "Donnellan et al. (2006), Psychol. Assess. 18, 192–203",
      url: "https://doi.org/10.1037/1040-3590.18.2.192",
    },
    {
      citation: "International Personality Item Pool, items and keys of the Mini-IPIP",
      url: "https://ipip.ori.org/MiniIPIPKey.htm",
    },
    {
      citation: "Open-Source Psychometrics Project, raw data (BIG5, c. 2012)",
      url: "https://openpsychometrics.org/_rawdata/",
    },
  ],
} as const satisfies AppDefinition;

/** The measure of each scale. */
export const MEASURE_OF = {
  E: "extraversion",
  A: "agreeableness",
  C: "conscientiousness",
  N: "neuroticism",
  I: "intellect_imagination",
} as const satisfies Record<Scale, (typeof miniIpip)["measures"][number]["id"]>;

/** Two statements as they follow each other, the answer to one of them given. */
export function figureFrames({ items }: { items: Record<"E2" | "C7", string> }): FigureFrame[] {
  const timing = { kind: "response", limitMs: null } as const;
  return [
    { content: { kind: "lines", lines: [items.E2, "○ ● ○ ○ ○"], chosen: 1 }, timing },
    { content: { kind: "lines", lines: [items.C7, "○ ○ ○ ○ ○"] }, timing },
  ];
}
