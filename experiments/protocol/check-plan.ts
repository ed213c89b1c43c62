import { type Fault, fault, type KnownApps } from "./fault";
import type { Plan, ProtocolDocument } from "./schema";
import { isAppStep } from "./step-kind";
import { modelOfStep } from "./step-model";

/** Returns the faults of a plan: what it names and the document lacks, and what contradicts itself. */
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
            "A document can have a plan or its hash, not both",
            "Un document contient un plan ou son empreinte, pas les deux",
          ),
        ];
  return [...both, ...measureFaults(document, apps, plan), ...valueFaults(plan)];
}

/** Returns the measures of a document, as `step.measure`. */
const measuresOf = ({ steps }: ProtocolDocument, apps: KnownApps): string[] =>
  steps
    .filter(isAppStep)
    .flatMap((step) =>
      modelOfStep(step, apps).facts.measures.map((measure) => `${step.id}.${measure.id}`),
    );

function measureFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  const known = measuresOf(document, apps);
  const named: [string, string | undefined][] = [
    ["plan.measure", plan.measure],
    ["plan.other.measure", plan.other?.measure],
  ];
  return named.flatMap(([path, measure]) =>
    measure === undefined || known.includes(measure)
      ? []
      : [
          fault(
            path,
            measure,
            `This document has these measures: ${known.join(", ") || "none"}`,
            `Ce document a ces mesures : ${known.join(", ") || "aucune"}`,
          ),
        ],
  );
}

/** Returns the faults of values that no schema sees: one depends on another. */
function valueFaults(plan: Plan): Fault[] {
  const { question, effect, reference, sides, whyOneSided, alpha = 0.05, power = 0.8 } = plan;
  const faults: Fault[] = [];
  if (sides === "one" && whyOneSided === undefined)
    faults.push(
      fault(
        "plan.whyOneSided",
        undefined,
        "A one-sided test needs a reason: why would an effect in the other direction not matter?",
        "Un test unilatéral demande une raison : pourquoi un effet dans l’autre sens serait-il sans intérêt ?",
      ),
    );
  if (alpha >= power)
    faults.push(
      fault(
        "plan.alpha",
        alpha,
        "Alpha must be smaller than the power",
        "Alpha est inférieur à la puissance",
      ),
    );
  const isStandardised = typeof effect === "object";
  if (question === "correlation" && effect !== undefined)
    if (isStandardised || Math.abs(effect) >= 1)
      faults.push(
        fault(
          "plan.effect",
          effect,
          "A correlation must lie between -1 and 1",
          "Une corrélation est comprise entre −1 et 1",
        ),
      );
  if (question !== "proportion" && question !== "proportions") return faults;
  const isShare = (value: number) => value > 0 && value < 1;
  if (reference !== undefined && !isShare(reference))
    faults.push(
      fault(
        "plan.reference",
        reference,
        "A proportion must lie between 0 and 1",
        "Une proportion est comprise entre 0 et 1",
      ),
    );
  if (isStandardised || (effect !== undefined && !isShare((reference ?? 0.5) + effect)))
    faults.push(
      fault(
        "plan.effect",
        effect,
        "The reference proportion plus the effect must lie between 0 and 1",
        "La proportion de référence, l’effet ajouté, est comprise entre 0 et 1",
      ),
    );
  return faults;
}
