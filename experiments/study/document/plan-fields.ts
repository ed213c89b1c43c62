/** The description of each field of a plan, keyed by the field's path in a document (`json-schema.ts`). */
export const PLAN_FIELDS: Readonly<Record<string, string>> = {
  plan: "The planned sample size and its reasons, fixed before data collection. The plan is not part of the protocol id.",
  "plan.question":
    "effect: whether the score is above zero. groups: whether two groups differ on it. change: whether it differs between two days or conditions. correlation: with another measure. proportions: whether two proportions differ. proportion: whether one differs from a value. mean: whether the mean differs from a value.",
  "plan.measure": "The measure, as step.measure.",
  "plan.goal":
    "The goal of the sample size: power, the default; width, the width of the interval; equivalence, that the effect lies within the smallest effect size of interest; or smallestEffect, the smallest effect that this sample detects.",
  "plan.effect":
    "The smallest effect size of interest: a correlation, a difference in the unit of the measure, or a difference of proportions from 0 to 1; or a standardised difference with the SD and the trials that it comes from.",
  "plan.effect.d": "The standardised difference.",
  "plan.effect.sd": "The SD used to standardise d, in the unit of the measure.",
  "plan.effect.trials": "The trials per condition at which that SD was measured.",
  "plan.hypotheses":
    "The hypotheses, stated before data collection. Participants do not receive them.",
  "plan.whyEffect": "Why a smaller effect would not matter.",
  "plan.width":
    "Where the goal is a width: of the whole interval of 1 − alpha, in the unit of the effect.",
  "plan.reference":
    "The value that a mean or a proportion is compared with; for two proportions, the proportion to which the effect is added.",
  "plan.observed":
    "Whether the correlation was observed between two measures. The default is a correlation of true scores.",
  "plan.observedWith":
    "For an observed correlation: the reliabilities in the study in which it was observed.",
  "plan.observedWith.measure": "Of this measure in that study.",
  "plan.observedWith.other": "Of the other measure in that study.",
  "plan.other": "The other measure of a correlation.",
  "plan.other.measure": "One of this document, as step.measure.",
  "plan.other.name": "Its name, where it is not a measure of this document.",
  "plan.other.reliability": "Its reliability within one session.",
  "plan.other.retest": "Its correlation with itself on another day.",
  "plan.when":
    "When the two measures of a correlation are taken. sameSession, the default: what both measured that day. anotherDay: lasting differences, by the retest of both.",
  "plan.days": "The days between, for anotherDay and for a change.",
  "plan.rho":
    "For a change: the correlation of the true scores of the two days or conditions, from 0 to 1.",
  "plan.sd": "The SD of the score at these settings; replaces the published SD.",
  "plan.reliability": "The reliability of the score within one session at these settings, as sd.",
  "plan.retest": "The correlation of the score with itself on another day, as sd.",
  "plan.figuresFrom": "Where these figures come from.",
  "plan.alpha": "The probability of a false alarm, 0.05 by default, for all tests together.",
  "plan.tests": "How many tests share alpha, 1 by default.",
  "plan.sides": "two, the default, or one.",
  "plan.whyOneSided": "Why an effect in the other direction would not matter.",
  "plan.power": "The probability of detecting the effect, 0.8 by default.",
  "plan.people": "The number of participants to analyse, all groups together.",
  "plan.compare":
    "The two sides of a difference between groups or of a change: the difference is the second side minus the first. Needed where the study has more than two conditions; without it, the two conditions are compared on the measure or, in a change without sessions, the first two visits that have the measure.",
  "plan.compare[].condition":
    "The condition of the side. A group always has one; a change may compare two measures without conditions.",
  "plan.compare[].visit":
    "The visit of the side, in a study with visits. Both sides or neither name one; the sides of a difference between groups have the same visit.",
  "plan.compare[].measure":
    "The measure of the side, as step.measure; without it, the measure of the plan.",
  "plan.groups": "How two groups differ in size and SD.",
  "plan.groups.sizeRatio": "People in the second group for one in the first, 1 by default.",
  "plan.groups.sdRatio": "SD of the second group divided by that of the first, 1 by default.",
  "plan.beside": "Effects of other questions that the figure also shows.",
  "plan.beside.correlation": "A true correlation.",
  "plan.beside.groups": "A difference of two groups in the unit of the measure.",
  "plan.recruitment": "Where and how participants are found and chosen.",
  "plan.loss":
    "The share of recruited participants who are not analysed (because they do not finish, have no score or are excluded), from 0 to 0.95.",
  "plan.payPerHour": "The pay per hour, in the currency.",
  "plan.currency": "The currency by its three letters, such as EUR.",
  "plan.feePercent": "The recruiter’s fee, in per cent of the pay.",
  "plan.exclude": "The rules that exclude a participant from the analysis.",
  "plan.exclude[].flag":
    "The kind of rule. The flags untrusted, tooSoon, pasted, stillMouse, lateFrames and hidden exclude a participant if more than abovePercent of the test trials are flagged; sittings, if there are more sittings than above; failedChecks, if more attention checks of a survey than above are shown and do not have the expected answer; accuracyBelow, if the percentage of correct answers is below percent; input, if any answer was given with an input other than only.",
  "plan.exclude[].abovePercent": "Of the test trials, in per cent.",
  "plan.exclude[].above":
    "The largest number of sittings, or of failed attention checks, that is not excluded.",
  "plan.exclude[].percent": "Of the answers that are correct or wrong, in per cent.",
  "plan.exclude[].only": "The input with which all answers must be given.",
  "plan.exclude[].step":
    "The step to which the rule applies; without it, the steps of the planned measures.",
};

/** Rules about a plan that JSON Schema cannot express. */
export const PLAN_RULES: readonly string[] = [
  "A plan names measures of steps of the document.",
  "The two sides of a comparison must differ, and their measures must have the same unit. If a side names a condition, this condition must be in the study and include the step of the side’s measure. In a difference between groups, both sides name a condition. In a change, both sides or neither name one; the two conditions may differ only if the conditions are sessions. If a side names a visit, this visit must be in the study and include the step of the side’s measure.",
  "A plan about groups needs conditions that are groups. With more than two conditions, it states which two it compares; so does a change between sessions.",
  "An exclusion rule names a step that runs a task and has the data of the rule: accuracyBelow a task whose answers are correct or wrong, lateFrames a timed task. Rules with a step, or with a flag other than untrusted, tooSoon, pasted and stillMouse, occur once for each step.",
  "A one-sided test has a reason (whyOneSided).",
  "A correlation lies between -1 and 1; proportions lie between 0 and 1, with the effect added, too.",
  "A document has a plan or its planHash, not both.",
];
