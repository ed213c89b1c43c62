import { excludeFaults } from "./check-exclude";
import { designFaults } from "./check-plan-design";
import { type Fault, fault, type KnownApps } from "./fault";
import { highestObserved } from "./observed-correlation";
import type { Plan, ProtocolDocument } from "./schema";
import { isPersonStep } from "./step-kind";
import { modelOfStep } from "./step-model";

/** Returns the faults of a plan: names that are not in the document, and values that contradict each other. */
export function planFaults(document: ProtocolDocument, apps: KnownApps): Fault[] {
  const { plan, planHash } = document;
  if (plan === undefined) return [];
  const both =
    planHash === undefined
      ? []
      : [
          fault(
            "planHash",
            planHash,
            "A study file must not have both a plan and its hash. Delete planHash",
            "Un fichier d’étude ne doit pas contenir à la fois un plan et son empreinte. Supprimez planHash",
          ),
        ];
  const unknown = measureFaults(document, apps, plan);
  const design = unknown.length > 0 ? [] : designFaults(document, apps, plan);
  return [
    ...both,
    ...unknown,
    ...design,
    ...(unknown.length > 0 ? [] : excludeFaults(document, apps, plan)),
    ...valueFaults(plan),
  ];
}

/** Returns the measures of a document about which a plan can be, as `step.measure`. */
const measuresOf = ({ steps }: ProtocolDocument, apps: KnownApps): string[] =>
  steps
    .filter(isPersonStep)
    .flatMap((step) =>
      modelOfStep(step, apps).facts.measures.map((measure) => `${step.id}.${measure.id}`),
    );

function measureFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  const known = measuresOf(document, apps);
  const named: [string, string | undefined][] = [
    ["plan.measure", plan.measure],
    ["plan.other.measure", plan.other?.measure],
    ["plan.compare.0.measure", plan.compare?.[0].measure],
    ["plan.compare.1.measure", plan.compare?.[1].measure],
  ];
  return named.flatMap(([path, measure]) =>
    measure === undefined || known.includes(measure)
      ? []
      : [
          fault(
            path,
            measure,
            `Unknown measure. Measures of this study: ${known.join(", ") || "none"}`,
            `Mesure inconnue. Mesures de cette étude : ${known.join(", ") || "aucune"}`,
          ),
        ],
  );
}

/** Returns the faults of values that depend on other values, because a schema cannot check them. */
function valueFaults(plan: Plan): Fault[] {
  const { question, effect, reference, sides, whyOneSided, alpha = 0.05, power = 0.8 } = plan;
  const faults: Fault[] = [];
  if (sides === "one" && whyOneSided === undefined)
    faults.push(
      fault(
        "plan.whyOneSided",
        undefined,
        "A one-sided test needs a reason: why would an effect in the other direction not matter?",
        "Un test unilatéral doit être justifié : pourquoi un effet de sens contraire serait-il sans intérêt ?",
      ),
    );
  if (alpha >= power)
    faults.push(
      fault(
        "plan.alpha",
        alpha,
        "Alpha must be smaller than the power",
        "Alpha doit être inférieur à la puissance",
      ),
    );
  const isStandardised = typeof effect === "object";
  faults.push(...extremeFaults(plan), ...widthFaults(plan));
  if (question === "correlation" && effect !== undefined)
    if (isStandardised || Math.abs(effect) >= 1)
      faults.push(
        fault(
          "plan.effect",
          effect,
          "A correlation must lie between -1 and 1",
          "Une corrélation doit être comprise entre −1 et 1",
        ),
      );
    else faults.push(...observedFaults(plan, effect));
  if (question !== "proportion" && question !== "proportions") return faults;
  const isShare = (value: number) => value > 0 && value < 1;
  if (reference !== undefined && !isShare(reference))
    faults.push(
      fault(
        "plan.reference",
        reference,
        "A proportion must lie between 0 and 1",
        "Une proportion doit être comprise entre 0 et 1",
      ),
    );
  if (isStandardised || (effect !== undefined && !isShare((reference ?? 0.5) + effect)))
    faults.push(
      fault(
        "plan.effect",
        effect,
        "The reference proportion plus the effect must lie between 0 and 1",
        "La somme de la proportion de référence et de l’effet doit être comprise entre 0 et 1",
      ),
    );
  return faults;
}

/** Rounds a limit down to two decimals. The plan then accepts the limit that the message states. */
const twoDecimals = (value: number) => String(Math.floor(value * 100) / 100);

/** Returns a fault if a plan expects a larger observed correlation than the reliabilities of its measures allow. */
function observedFaults(plan: Plan, effect: number): Fault[] {
  const highest = highestObserved(plan);
  if (Math.abs(effect) < highest) return [];
  const limit = twoDecimals(highest);
  return [
    fault(
      "plan.effect",
      effect,
      `This correlation is too large. With the reliabilities of the original study, the observed correlation is at most ${limit} on average, even if the true correlation is 1. Plan with a smaller effect`,
      `Cette corrélation est trop grande. Avec les fidélités de l’étude d’origine, une corrélation observée vaut en moyenne au plus ${limit.replace(".", ",")}, même si la corrélation vraie vaut 1. Planifiez avec un effet plus petit`,
    ),
  ];
}

/** The greatest possible width of a confidence interval, for questions whose effect has bounds. */
const WIDEST: Partial<Record<Plan["question"], number>> = {
  correlation: 2,
  proportion: 1,
  proportions: 2,
};

function widthFaults({ goal, question, width }: Plan): Fault[] {
  const widest = WIDEST[question];
  if (goal !== "width" || width === undefined || widest === undefined || width < widest) return [];
  return [
    fault(
      "plan.width",
      width,
      `The width must be smaller than ${widest}: state a smaller width`,
      `La largeur doit être inférieure à ${widest} : indiquez une largeur plus petite`,
    ),
  ];
}

/** The range of the numbers of a plan. Within this range, calculations are reliable, and no measure exceeds it. */
const LEAST_FIGURE = 1e-9;
const MOST_FIGURE = 1e9;

function extremeFaults(plan: Plan): Fault[] {
  const { effect, width, reference, sd, reliability, retest, observedWith, other } = plan;
  const effects =
    typeof effect === "object"
      ? { "plan.effect.d": effect.d, "plan.effect.sd": effect.sd }
      : { "plan.effect": effect };
  const figures: Readonly<Record<string, number | undefined>> = {
    ...effects,
    "plan.width": width,
    "plan.reference": reference,
    "plan.sd": sd,
    "plan.reliability": reliability,
    "plan.retest": retest,
    "plan.observedWith.measure": observedWith?.measure,
    "plan.observedWith.other": observedWith?.other,
    "plan.other.reliability": other?.reliability,
    "plan.other.retest": other?.retest,
  };
  return Object.entries(figures).flatMap(([path, value]) => {
    const size = Math.abs(value ?? 1);
    if (size === 0 || (size >= LEAST_FIGURE && size <= MOST_FIGURE)) return [];
    return [
      fault(
        path,
        value,
        "This number is too small or too large for the calculation. Check its decimals",
        "Ce nombre est trop petit ou trop grand pour le calcul. Vérifiez ses décimales",
      ),
    ];
  });
}
