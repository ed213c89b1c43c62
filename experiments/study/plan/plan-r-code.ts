import { isInGroups } from "@/experiments/study/document/compared-share";
import type { Plan } from "@/experiments/study/document/schema";
import type { AtPeople, PlanInputs } from "./plan-types";
import {
  basisFor,
  DEFAULTS,
  effectOf,
  effectsOf,
  sdRatioFor,
  secondFigures,
  solvePlan,
  testOf,
} from "./solve-plan";

const number = (value: number) => String(Number(value.toPrecision(12)));
/**
 * The spellings of numbers in JavaScript that R cannot read. A plan that leads to such a number does not have an
 * answer.
 */
const NOT_FINITE = /\b(?:NaN|Infinity)\b/;
const vector = (values: readonly number[]) => `c(${values.map(number).join(", ")})`;

/** Returns the R code that defines `x`: an SD or a product of reliabilities, with its interval. */
function basisLines(
  inputs: PlanInputs,
  basis: { value: number; low: number; high: number },
): string[] {
  const { plan } = inputs;
  const { question } = plan;
  const values = basis.low === basis.high ? [basis.value] : [basis.value, basis.low, basis.high];
  if (question === "proportion" || question === "proportions") return ["x <- 1"];
  if (question === "correlation" && plan.observed && !plan.observedWith)
    return ["# The correlation is taken as it was observed.", "x <- 1"];
  const what =
    question === "correlation"
      ? "# Product of both reliabilities, with the ends of its interval"
      : question === "change"
        ? secondFigures(inputs)
          ? "# SD of the difference: sqrt(sd1^2 + sd2^2 - 2 * rho * sd1 * sd2 * sqrt(rel1 * rel2))"
          : "# SD of the change: sqrt(2 * tau^2 * (1 - rho) + 2 * error variance), with its interval"
        : "# SD of the score at this length, with its interval";
  return [what, `x <- ${vector(values)}`];
}

/**
 * R code for the power of a t test with a noncentrality of 37.62 or more, for which R's noncentral t is inexact
 * (`?pt`). The code averages the normal probability over the distribution of the estimated SD.
 */
const FAR_POWER: readonly string[] = [
  "# The power where R's own noncentral t is inexact (see ?pt)",
  "far_power <- function(df, ncp) {",
  "  t <- qt(alpha / sides, df, lower.tail = FALSE)",
  "  part <- function(s) pnorm(ncp - t * exp(s)) * 2 * df * exp(2 * s) * dchisq(df * exp(2 * s), df)",
  "  ends <- c(-sqrt(37 / df) - 37 / df, sqrt(37 / df))",
  "  cuts <- sort(c(ends, min(max(log(ncp / t), ends[1]), ends[2])))",
  "  area <- function(from, to) if (to <= from) 0 else integrate(part, from, to, subdivisions = 5000, rel.tol = 1e-9)$value",
  "  area(cuts[1], cuts[2]) + area(cuts[2], cuts[3])",
  "}",
];

/**
 * Returns R functions for the design: power, equivalence and width, given the total number of people n and a value of
 * x.
 */
function designLines(inputs: PlanInputs): string[] {
  const { question, reference = 0.5, groups = {}, observedWith, observed } = inputs.plan;
  const { sizeRatio = 1 } = groups;
  const sizes = ["n1 <- n / (1 + ratio)", "n2 <- n - n1"];
  switch (question) {
    case "effect":
    case "mean":
    case "change":
      return [
        "df_at <- function(n, x) n - 1",
        "error_at <- function(n, x) x / sqrt(n)",
        ...FAR_POWER,
        "power_at <- function(n, x, effect) {",
        "  ncp <- abs(effect) / error_at(n, x)",
        "  if (ncp > 37) return(far_power(n - 1, ncp))",
        '  pwr.t.test(n = n, d = abs(effect) / x, sig.level = alpha, type = "one.sample", alternative = side)$power',
        "}",
        "least <- 2",
      ];
    case "groups":
      return [
        `ratio <- ${number(sizeRatio)}`,
        `sds <- c(1, ${number(sdRatioFor(inputs))})`,
        "df_at <- function(n, x) {",
        ...sizes.map((line) => `  ${line}`),
        "  a <- sds[1]^2 / n1",
        "  b <- sds[2]^2 / n2",
        "  (a + b)^2 / (a^2 / (n1 - 1) + b^2 / (n2 - 1))",
        "}",
        "error_at <- function(n, x) {",
        ...sizes.map((line) => `  ${line}`),
        "  x * sqrt(sds[1]^2 / n1 + sds[2]^2 / n2)",
        "}",
        ...FAR_POWER,
        "# Welch's t test",
        "power_at <- function(n, x, effect) {",
        "  df <- df_at(n, x)",
        "  t <- qt(alpha / sides, df, lower.tail = FALSE)",
        "  ncp <- abs(effect) / error_at(n, x)",
        "  if (ncp > 37) return(far_power(df, ncp))",
        "  pt(t, df, ncp, lower.tail = FALSE) + (sides == 2) * pt(-t, df, ncp)",
        "}",
        "least <- 2 * (1 + max(ratio, 1 / ratio))",
      ];
    case "correlation": {
      const shown =
        observed && !observedWith
          ? "1"
          : observedWith && observed
            ? `sqrt(x / ${number(observedWith.measure * observedWith.other)})`
            : "sqrt(x)";
      return [
        "# A true correlation shows as a smaller one.",
        `shown <- function(x) ${shown}`,
        "power_at <- function(n, x, effect)",
        "  pwr.r.test(n = n, r = abs(effect) * shown(x), sig.level = alpha, alternative = side)$power",
        "least <- 4 + 1e-9",
      ];
    }
    case "proportion":
      return [
        `p <- ${number(reference)}`,
        "power_at <- function(n, x, effect)",
        "  pwr.p.test(h = abs(ES.h(p + effect, p)), n = n, sig.level = alpha, alternative = side)$power",
        "least <- 2",
      ];
    case "proportions":
      return [
        `p <- ${number(reference)}`,
        `ratio <- ${number(sizeRatio)}`,
        "power_at <- function(n, x, effect) {",
        ...sizes.map((line) => `  ${line}`),
        "  pwr.2p2n.test(h = abs(ES.h(p + effect, p)), n1 = n1, n2 = n2, sig.level = alpha, alternative = side)$power",
        "}",
        "least <- 2 * (1 + max(ratio, 1 / ratio))",
      ];
  }
}

/** Returns the R function for the goal, such as power. The value of this function grows with the number of people n. */
function goalLines({ goal = "power", question, width = 0, groups = {} }: Plan): string[] {
  const isMean = !["correlation", "proportion", "proportions"].includes(question);
  const { sizeRatio = 1 } = groups;
  switch (goal) {
    case "power":
    case "smallestEffect":
      return ["reached <- function(n, x) power_at(n, x, effect)", "wanted <- power"];
    case "equivalence":
      if (isMean)
        return [
          "# Two one-sided tests of a true zero, averaged over the estimated SD",
          "reached <- function(n, x) {",
          "  df <- df_at(n, x)",
          "  t <- qt(alpha, df, lower.tail = FALSE)",
          "  margin <- abs(effect) / error_at(n, x)",
          "  density <- function(u) 2 * u * df * dchisq(u^2 * df, df)",
          "  from <- max(0, 1 - 9 / sqrt(2 * df))",
          "  to <- min(margin / t, 1 + 9 / sqrt(2 * df))",
          "  if (to <= from) return(0)",
          "  integrate(function(u) (2 * pnorm(margin - t * u) - 1) * density(u), from, to, rel.tol = 1e-10)$value",
          "}",
          "wanted <- power",
        ];
      return [
        "reached <- function(n, x) {",
        question === "correlation"
          ? "  margin <- atanh(abs(effect) * shown(x)) * sqrt(n - 3)"
          : question === "proportion"
            ? "  margin <- abs(effect) / sqrt(p * (1 - p) / n)"
            : `  margin <- abs(effect) / sqrt(p * (1 - p) * (1 / (n / ${number(1 + sizeRatio)}) + 1 / (n * ${number(sizeRatio / (1 + sizeRatio))})))`,
        "  max(0, 2 * pnorm(margin - qnorm(1 - alpha)) - 1)",
        "}",
        "wanted <- power",
      ];
    case "width":
      return [
        `width <- ${number(width)}`,
        ...(isMean
          ? ["width_at <- function(n, x) 2 * qt(1 - alpha / 2, df_at(n, x)) * error_at(n, x)"]
          : question === "correlation"
            ? [
                "width_at <- function(n, x) {",
                "  z <- atanh(effect * shown(x))",
                "  half <- qnorm(1 - alpha / 2) / sqrt(n - 3)",
                "  (tanh(z + half) - tanh(z - half)) / shown(x)",
                "}",
              ]
            : [
                "# Wilson's interval; of a difference Newcombe's",
                "wilson <- function(n) {",
                "  z <- qnorm(1 - alpha / 2)",
                "  (p + z^2 / (2 * n) + c(-1, 1) * z * sqrt(p * (1 - p) / n + (z / (2 * n))^2)) / (1 + z^2 / n)",
                "}",
                question === "proportion"
                  ? "width_at <- function(n, x) diff(wilson(n))"
                  : "width_at <- function(n, x) {\n  a <- wilson(n / (1 + ratio))\n  b <- wilson(n * ratio / (1 + ratio))\n  sqrt((p - a[1])^2 + (b[2] - p)^2) + sqrt((a[2] - p)^2 + (p - b[1])^2)\n}",
              ]),
        "reached <- function(n, x) -width_at(n, x)",
        "wanted <- -width",
      ];
  }
}

/**
 * Returns R code that prints each number of a solved plan. If the package pwr has the formula, the code uses pwr.
 * Because pwr's search for n is imprecise, the code itself searches for n with pwr's power, to 10 digits. Returns null
 * if the plan does not have an answer yet, or if one of its figures overflows.
 */
export function planRCode(inputs: PlanInputs): string | null {
  const { plan, share } = inputs;
  const basis = basisFor(inputs);
  const { need, at } = solvePlan(inputs);
  if (!basis || (!need && !at)) return null;
  const { alpha, sides } = testOf(plan);
  const { power = DEFAULTS.power, loss = DEFAULTS.loss } = plan;
  const ratio = plan.groups?.sizeRatio ?? 1;
  const perGroup = isInGroups(plan);
  const code = [
    '# install.packages("pwr")',
    "library(pwr)",
    "",
    `alpha <- ${number(alpha)}`,
    `sides <- ${sides}`,
    'side <- if (sides == 2) "two.sided" else "greater"',
    `power <- ${number(power)}`,
    `effect <- ${number(effectOf(plan) ?? 0)}`,
    ...basisLines(inputs, basis),
    "",
    ...designLines(inputs),
    "",
    ...goalLines(plan),
    "",
    ...(need
      ? [
          "people <- function(x) {",
          "  if (reached(least, x) >= wanted) return(least)",
          "  if (reached(1e5, x) < wanted) return(Inf)",
          "  uniroot(function(n) reached(n, x) - wanted, c(least, 1e5), tol = 1e-10)$root",
          "}",
          "exact <- sapply(x, people)",
          perGroup
            ? `need <- ceiling(exact / ${number(1 + ratio)} - 1e-7) + ceiling(exact * ${number(ratio / (1 + ratio))} - 1e-7)`
            : "need <- ceiling(exact - 1e-7)",
          ...(share < 1
            ? [
                "# The test uses this share of the participants.",
                `need <- ceiling(need / ${number(share)} - 1e-7)`,
                "need[need > 1e5] <- Inf",
              ]
            : []),
          "# Inf: more than 100,000",
          'cat("people:", need[1], "\\n")',
          ...(basis.low === basis.high
            ? []
            : ['cat("by the ends of the interval:", sort(need[-1]), "\\n")']),
          `cat("to recruit:", ceiling(need[1] / (1 - ${number(loss)}) - 1e-7), "\\n")`,
        ]
      : []),
    ...(at ? peopleLines(plan, at, share, effectsOf(plan, basis)) : []),
    "",
  ].join("\n");
  return NOT_FINITE.test(code) ? null : code;
}

/** Returns the R code that prints the results for the planned number of people. */
function peopleLines(
  { goal }: Plan,
  at: AtPeople,
  share: number,
  ends: ReturnType<typeof effectsOf>,
): string[] {
  const who = `with ${at.people} people:`;
  const compared = number(at.people * share);
  if (at.isTooFew) return [`cat("${who} too few for this test\\n")`];
  if (goal !== "smallestEffect")
    return [
      `cat("${who}", signif(${goal === "width" ? "-" : ""}reached(${compared}, x[1]), 6), "\\n")`,
    ];
  return [
    ...smallestLines("smallest effect", at.people, compared, at.smallest, ends.most, 1),
    ...(at.smallestDecrease === null || ends.mostDecrease === null
      ? []
      : smallestLines(
          "smallest decrease",
          at.people,
          compared,
          at.smallestDecrease,
          ends.mostDecrease,
          -1,
        )),
  ];
}

/** @param compared the number of people whose data the test uses, as R code */
function smallestLines(
  name: string,
  people: number,
  compared: string,
  found: number | null,
  most: number,
  sign: 1 | -1,
): string[] {
  if (found === null) return [`cat("${name} with ${people} people: none\\n")`];
  const of = sign === 1 ? "e" : "-e";
  return [
    `found <- uniroot(function(e) power_at(${compared}, x[1], ${of}) - power, c(${number(found / 100)}, ${number(Math.min(found * 2, (found + most) / 2))}), tol = 1e-12)$root`,
    `cat("${name} with ${people} people:", signif(found, 6), "\\n")`,
  ];
}
