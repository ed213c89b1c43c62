# ---- the plan -------------------------------------------------------------------------------------------------------

# This part computes the planned numbers as the planner does, with base R. The plan is in study.R, with the figures on which
# it rests: `basis` and `score_sd`, `reliability`. The planner has taken them from the plan, or from published data.
plan <- study$plan

# Returns the smallest x from low to high at which a rising function reaches a value; Inf if there is none.
reaches <- function(of, value, low, high) {
  if (isTRUE(of(low) >= value)) return(low)
  top <- low
  while (top < high && isTRUE(of(top) < value)) top <- min(high, 2 * top)
  if (!isTRUE(of(top) >= value)) return(Inf)
  uniroot(function(x) of(x) - value, c(max(low, top / 2), top), tol = 1e-13 * top, maxiter = 1000)$root
}

# Returns the mean of a function of the estimated SD up to exp(to), where the true SD is 1. The function falls near exp(cut).
over_spread <- function(of, df, to = Inf, cut = 0) {
  ends <- c(-sqrt(37 / df) - 37 / df, min(to, sqrt(37 / df)))
  if (ends[2] <= ends[1]) return(0)
  density <- function(s) 2 * df * exp(2 * s) * dchisq(df * exp(2 * s), df)
  area <- function(from, to) {
    if (to <= from) return(0)
    integrate(function(s) of(exp(s)) * density(s), from, to, subdivisions = 5000, rel.tol = 1e-10)$value
  }
  cuts <- sort(pmin(pmax(c(ends, cut - 1, cut, cut + 1), ends[1]), ends[2]))
  sum(mapply(area, cuts[-length(cuts)], cuts[-1]))
}

t_power <- function(ncp, df) {
  t <- qt(plan$alpha / plan$sides, df, lower.tail = FALSE)
  # R's noncentral t is inexact for large values (see ?pt).
  if (ncp > 37) return(over_spread(function(sd) pnorm(ncp - t * sd), df, cut = log(ncp / t)))
  pt(t, df, ncp, lower.tail = FALSE) + if (plan$sides == 2) pt(-t, df, ncp) else 0
}

z_power <- function(effect) {
  z <- qnorm(plan$alpha / plan$sides, lower.tail = FALSE)
  pnorm(effect - z) + if (plan$sides == 2) pnorm(-effect - z) else 0
}

# Returns the power of two one-sided tests of a true zero. The margin is in standard errors.
t_equivalence <- function(margin, df) {
  t <- qt(plan$alpha, df, lower.tail = FALSE)
  over_spread(function(sd) 2 * pnorm(margin - t * sd) - 1, df, log(margin / t), log(margin / t))
}
z_equivalence <- function(margin) max(0, 2 * pnorm(margin - qnorm(1 - plan$alpha)) - 1)

# The design of a mean or of two means: the error and its degrees of freedom with n people.
design_of_means <- function(ratio) {
  at <- function(n) {
    if (plan$question != "groups") return(list(error = plan$basis / sqrt(n), df = n - 1))
    sizes <- c(n, n * ratio) / (1 + ratio)
    parts <- (plan$basis * c(1, plan$sd_ratio))^2 / sizes
    list(error = sqrt(sum(parts)), df = sum(parts)^2 / sum(parts^2 / (sizes - 1)))
  }
  list(
    least = if (plan$question == "groups") 2 * (1 + max(ratio, 1 / ratio)) else 2,
    power = function(effect, n) t_power(abs(effect) / at(n)$error, at(n)$df),
    equivalence = function(margin, n) t_equivalence(margin / at(n)$error, at(n)$df),
    width = function(n) 2 * qt(1 - plan$alpha / 2, at(n)$df) * at(n)$error
  )
}

# The design of a correlation. Measurement error attenuates a true correlation by the factor `shown`.
design_of_correlation <- function() {
  shown <- if (!plan$is_observed) sqrt(plan$basis) else if (plan$has_reliabilities) sqrt(plan$basis) / plan$highest else 1
  list(
    least = 4,
    power = function(effect, n) {
      r <- abs(effect) * shown
      t <- qt(plan$alpha / plan$sides, n - 2, lower.tail = FALSE)
      z <- atanh(r) + r / (2 * (n - 1))
      critical <- atanh(sqrt(t^2 / (t^2 + n - 2)))
      pnorm((z - critical) * sqrt(n - 3)) + if (plan$sides == 2) pnorm((-z - critical) * sqrt(n - 3)) else 0
    },
    equivalence = function(margin, n) z_equivalence(atanh(margin * shown) * sqrt(n - 3)),
    width = function(n) {
      ends <- atanh(plan$effect * shown) + c(-1, 1) * qnorm(1 - plan$alpha / 2) / sqrt(n - 3)
      diff(tanh(ends)) / shown
    }
  )
}

# The design of one or two proportions.
design_of_proportions <- function(ratio) {
  p <- plan$reference
  arcsine <- function(share) 2 * asin(sqrt(share))
  wilson <- function(n) {
    z <- qnorm(1 - plan$alpha / 2)
    (p + z^2 / (2 * n) + c(-1, 1) * z * sqrt(p * (1 - p) / n + (z / (2 * n))^2)) / (1 + z^2 / n)
  }
  is_one <- plan$question == "proportion"
  sizes <- function(n) c(n, n * ratio) / (1 + ratio)
  list(
    least = if (is_one) 2 else 2 * (1 + max(ratio, 1 / ratio)),
    power = function(effect, n) {
      z_power(abs(arcsine(p + effect) - arcsine(p)) * sqrt(if (is_one) n else prod(sizes(n)) / n))
    },
    equivalence = function(margin, n) z_equivalence(margin / sqrt(p * (1 - p) * if (is_one) 1 / n else sum(1 / sizes(n)))),
    width = function(n) {
      if (is_one) return(diff(wilson(n)))
      a <- wilson(sizes(n)[1])
      b <- wilson(sizes(n)[2])
      sqrt((p - a[1])^2 + (b[2] - p)^2) + sqrt((a[2] - p)^2 + (p - b[1])^2)
    }
  )
}

design_of <- function(ratio) switch(plan$question,
  correlation = design_of_correlation(), proportion = , proportions = design_of_proportions(ratio), design_of_means(ratio)
)

are_groups <- plan$question %in% c("groups", "proportions")

# Returns the smallest effect, or margin of equivalence, for these numbers of people in the groups; NA without one.
smallest_effect <- function(groups) {
  ratio <- if (are_groups) groups[2] / groups[1] else 1
  if (is.null(plan$basis) || !isTRUE(ratio > 0 && is.finite(ratio))) return(NA)
  design <- design_of(ratio)
  n <- sum(groups)
  ends <- switch(plan$question, correlation = c(1e-4, plan$highest - 1e-9),
    proportion = , proportions = c(1e-4, 1 - plan$reference - 1e-9), plan$basis * c(1e-4, 1e9))
  if (n < max(3, design$least) || !(ends[1] > 0 && ends[2] > ends[1])) return(NA)
  reached <- if (plan$goal == "equivalence") design$equivalence else design$power
  found <- reaches(function(effect) reached(effect, n), plan$power, ends[1], ends[2])
  if (is.finite(found)) found else NA
}

round_up <- function(x) ceiling(x - 1e-7)
round_half_up <- function(x) floor(x + 0.5)

# Returns the numbers of people in the groups that the plan needs for its goal.
needed_groups <- function() {
  ratio <- plan$size_ratio
  design <- design_of(ratio)
  exact <- switch(plan$goal,
    width = reaches(function(n) -design$width(n), -plan$width, design$least, 1e5),
    equivalence = reaches(function(n) design$equivalence(abs(plan$effect), n), plan$power, design$least, 1e5),
    reaches(function(n) design$power(plan$effect, n), plan$power, design$least, 1e5)
  )
  round_up(if (are_groups) c(exact, exact * ratio) / (1 + ratio) else exact)
}

# Returns the planned numbers of people in the groups of the test; NULL without any.
planned_groups <- function() {
  compared <- if (is.null(plan$people)) NULL else plan$people * plan$share
  groups <- if (!is.null(compared)) {
    first <- round_half_up(if (plan$is_solvable) compared / (1 + plan$size_ratio) else round_half_up(compared) / 2)
    if (are_groups) c(first, round_half_up(compared) - first) else round_half_up(compared)
  } else if (plan$is_solvable && plan$goal != "smallestEffect") needed_groups()
  if (all(is.finite(groups))) groups
}

# Returns the planned number of people.
planned_people <- function() {
  if (!is.null(plan$people)) return(plan$people)
  if (!plan$is_solvable || plan$goal == "smallestEffect") return(NULL)
  people <- round_up(sum(needed_groups()) / plan$share)
  if (is.finite(people) && (people <= 1e5 || plan$share == 1)) people
}

# Returns the planned SD of the values that are tested: of one score, or of the change of a person.
planned_sd <- function() switch(plan$question,
  change = plan$basis, groups = if (!is.null(plan$score_sd)) plan$score_sd * sqrt((1 + plan$sd_ratio^2) / 2), plan$score_sd
)

# Returns the planned numbers. @param found the numbers of people in the groups that are analysed
planned_numbers <- function(found) {
  if (is.null(plan)) return(list(detectable = list(planned = NA, found = NA)))
  groups <- planned_groups()
  list(
    people = planned_people(), groups = groups, sd = planned_sd(), reliability = plan$reliability, loss = plan$loss,
    detectable = list(planned = if (is.null(groups)) NA else smallest_effect(groups), found = smallest_effect(found))
  )
}
