# Values of R for the tests of lib/stats: Rscript __tests__/lib/stats/reference/reference.R  (writes values.json beside it)
# Packages: psych, effectsize, boot, jsonlite (all in Debian 12). Afterwards: npx biome check --write __tests__/lib/stats/reference
suppressPackageStartupMessages({library(psych); library(effectsize); library(boot); library(jsonlite)})
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE)))
set.seed(20261127)
out <- list()

# ---- quantiles ------------------------------------------------------------------------------------------------------
p <- c(.0005, .025, .3, .9, .975, .9995)
grid <- function(g, value) { g$value <- value(g); g }
options(warn = 1)
out$t <- grid(expand.grid(p = p, df = c(1, 2.5, 9, 57.31, 3000)), function(g) qt(g$p, g$df))
out$chiSquare <- grid(expand.grid(p = p, df = c(1, 2, 29, 59.5, 2999)), function(g) qchisq(g$p, g$df))
# qf() loses digits where F is small and df2 large, so F comes from the tail of the beta distribution that is below 1/2.
exact_f <- function(p, df1, df2) {
  q <- qbeta(p, df1 / 2, df2 / 2); r <- qbeta(p, df2 / 2, df1 / 2, lower.tail = FALSE)
  df2 / df1 * ifelse(q < .5, q / (1 - q), (1 - r) / r)
}
out$f <- grid(expand.grid(p = p, df1 = c(1, 3.7, 59, 1999), df2 = c(1.4, 29, 177, 5997)), function(g) exact_f(g$p, g$df1, g$df2))

# ---- groups ---------------------------------------------------------------------------------------------------------
draw <- function(n, mean, sd) round(rnorm(n, mean, sd), 2)
ci <- function(x) list(low = x[1], high = x[2])
out$groups <- lapply(list(c(2, 3, .95), c(12, 7, .9), c(30, 30, .95), c(61, 140, 1 - .05 / 3)), function(k) {
  first <- draw(k[1], 100, 40); second <- draw(k[2], 130, 75); level <- k[3]
  tt <- t.test(second, first, conf.level = level)
  g <- hedges_g(second, first, ci = level, verbose = FALSE)
  q <- qchisq((1 + c(level, -level)) / 2, length(first) - 1)
  list(first = first, second = second, level = level, mean = ci(t.test(first, conf.level = level)$conf.int),
       sd = ci(sd(first) * sqrt((length(first) - 1) / q)),
       welch = c(list(difference = mean(second) - mean(first)), ci(tt$conf.int), df = as.numeric(tt$parameter), t = as.numeric(tt$statistic)),
       g = as.numeric(g$Hedges_g))
})
# Method 10 of Newcombe from the score intervals of prop.test, and his published example (56 of 70, 48 of 80: .0524 to .3339)
wilson <- function(x, n, level) as.numeric(prop.test(x, n, conf.level = level, correct = FALSE)$conf.int)
out$shares <- lapply(list(c(48, 80, 56, 70, .95), c(0, 11, 3, 12, .9), c(50, 50, 21, 30, .99)), function(k) {
  a <- wilson(k[1], k[2], k[5]); b <- wilson(k[3], k[4], k[5]); p <- k[1] / k[2]; q <- k[3] / k[4]
  list(given = k, wilson = ci(a), newcombe = ci(q - p + c(-1, 1) * sqrt(c((q - b[1])^2 + (a[2] - p)^2, (b[2] - q)^2 + (p - a[1])^2))))
})

# ---- effect sizes ---------------------------------------------------------------------------------------------------
ncp_ci <- function(t, df, level) {
  f <- function(ncp, p) pt(t, df, ncp) - p
  a <- (1 - level) / 2; w <- 8 * sqrt(1 + t^2 / (2 * df))
  c(uniroot(f, t + c(-w, w), p = 1 - a, tol = 1e-13)$root, uniroot(f, t + c(-w, w), p = a, tol = 1e-13)$root)
}
out$noncentral <- lapply(list(c(0, 5, .95), c(-1.3, 28, .95), c(2.5, 1.5, .9), c(14.64, 53, .95), c(20, 199, .99), c(-6, 11, 1 - .05 / 7)),
  function(k) list(given = k, interval = ci(ncp_ci(k[1], k[2], k[3]))))
out$correction <- lapply(c(2, 3, 10, 58, 4000), function(df) list(df = df, value = exp(lgamma(df / 2) - log(sqrt(df / 2)) - lgamma((df - 1) / 2))))
# The interval of effectsize itself is found by a search that stops at about 1e-4.
x <- out$groups[[3]]; e <- hedges_g(x$second, x$first)
out$effectsize <- list(g = e$Hedges_g, low = e$CI_low, high = e$CI_high)

# ---- trimmed means (the formulas of Yuen 1974) --------------------------------------------------------------------------
yuen <- function(x) {
  n <- length(x); g <- floor(.2 * n); h <- n - 2 * g; s <- sort(x)
  w <- pmin(pmax(x, s[g + 1]), s[n - g])
  list(mean = mean(x, trim = .2), d = (n - 1) * var(w) / (h * (h - 1)), h = h)
}
out$trimmed <- lapply(out$groups[2:4], function(k) {
  a <- yuen(k$first); b <- yuen(k$second); p <- (1 + k$level) / 2
  df <- (a$d + b$d)^2 / (a$d^2 / (a$h - 1) + b$d^2 / (b$h - 1)); d <- b$mean - a$mean
  list(first = k$first, second = k$second, level = k$level, mean = a$mean, interval = ci(a$mean + c(-1, 1) * qt(p, a$h - 1) * sqrt(a$d)),
       difference = c(list(difference = d), ci(d + c(-1, 1) * qt(p, df) * sqrt(a$d + b$d)), df = df))
})

# ---- two visits and correlations ----------------------------------------------------------------------------------------
out$retest <- lapply(list(c(5, .95), c(40, .9), c(120, .95)), function(k) {
  true <- rnorm(k[1], 100, 20); first <- round(true + rnorm(k[1], 0, 15)); second <- round(true + 6 + rnorm(k[1], 0, 15))
  r <- cor.test(first, second, conf.level = k[2]); change <- t.test(second, first, paired = TRUE, conf.level = k[2])
  icc <- suppressWarnings(ICC(cbind(first, second), alpha = 1 - k[2], lmer = FALSE)$results)
  bounded <- function(i) list(value = icc$ICC[i], low = icc$`lower bound`[i], high = icc$`upper bound`[i])
  sem <- sd(second - first) / sqrt(2)
  list(first = first, second = second, level = k[2], spearman = cor(first, second, method = "spearman"),
       retest = list(r = as.numeric(r$estimate), rLow = r$conf.int[1], rHigh = r$conf.int[2], icc21 = bounded(2), icc31 = bounded(3),
                     change = c(list(value = mean(second - first)), ci(change$conf.int)), sem = sem, smallestChange = qnorm((1 + k[2]) / 2) * sqrt(2) * sem))
})

# ---- scales -------------------------------------------------------------------------------------------------------------
out$scales <- lapply(list(list(n = 30, loadings = c(.8, .7, .6, .5)), list(n = 150, loadings = c(.9, .3, .6, .4, .2, .7, .5, -.3)), list(n = 60, loadings = c(.7, .6, .8))), function(k) {
  factor <- rnorm(k$n)
  items <- sapply(k$loadings, function(l) pmin(7, pmax(1, round(4 + 1.6 * (l * factor + sqrt(1 - l^2) * rnorm(k$n))))))
  fit <- factanal(items, 1, control = list(opt = list(factr = 1e4, maxit = 10000)))
  sds <- apply(items, 2, sd); common <- sum(fit$loadings[, 1] * sds)^2
  a <- suppressWarnings(psych::alpha(items, check.keys = FALSE, warnings = FALSE)$total$raw_alpha); f <- alpha.ci(a, k$n, length(k$loadings))
  list(items = items, alpha = a, feldt = list(low = f$lower.ci, high = f$upper.ci), omega = common / (common + sum(fit$uniquenesses * sds^2)))
})

# ---- resamples and halves -----------------------------------------------------------------------------------------------
for (file in c("influences.R", "resampling.R")) source(file.path(here, "../../../../lib/stats", file))
out$draws <- lapply(c(0, 1, 20261127, 2^40 + 12345), function(seed) list(seed = seed, draws = lecuyer_draws(lecuyer_new(seed), 2000)[c(1:3, 1998:2000)]))
n <- 30; true <- rnorm(n, 120, 50); errors <- round(runif(n, 500, 2500)); scores <- round(true + rnorm(n, 0, sqrt(errors)), 3)
of_errors <- function(i) on_log_scale(error_influences(scores[i], errors[i]))
found <- bootstrap(n, 2000, 7, of_errors); observed <- of_errors(1:n)
# The package boot has the same interval, but interpolates between resamples in another way.
fake <- list(t0 = c(observed[1], observed[2]^2), t = cbind(found[1, ], found[2, ]^2), R = 2000, data = scores, call = quote(boot()), sim = "ordinary", strata = rep(1, n), stype = "i", weights = rep(1 / n, n))
class(fake) <- "boot"
student <- boot.ci(fake, type = "stud", index = 1:2)$student[4:5]
# The package boot computes the standard errors from weights, without the formulas of the influences.
by_weights <- function(statistic, n) sqrt(sum(empinf(data = seq_len(n), statistic = statistic, stype = "w")^2)) / n
weighted <- function(x, w) sum(w * x) / sum(w)
squares <- function(x, w) weighted((x - weighted(x, w))^2, w)
weighted_cor <- function(x, y, w) weighted((x - weighted(x, w)) * (y - weighted(y, w)), w) / sqrt(squares(x, w) * squares(y, w))
times <- lapply(1:25, function(i) round(rnorm(1, 300, 40) + rgamma(10 + i %% 4, 2, scale = 35), 1))
answers <- sapply(c(.8, .6, .7), function(l) round(4 + l * scores / 40 + rnorm(n)))
by_hand <- list(errors = by_weights(function(d, w) log(squares(scores, w) / weighted(errors, w)), n),
                alpha = by_weights(function(d, w) 1.5 * (1 - sum(apply(answers, 2, squares, w)) / squares(rowSums(answers), w)), n))
out$bootstrap <- list(scores = scores, errors = errors, answers = answers, observed = 1 - mean(errors) / var(scores), resamples = found[1, c(1:3, 2000)],
                      student = ci(student), studentInR = ci(studentized_interval(observed, found, .95)), byWeights = by_hand)
h <- half_medians(times, 1000, 11)
few <- list(one = h$one[, 1:50], two = h$two[, 1:50])
of_halves <- function(i) on_log_scale(halves_influences(few, i))
out$halves <- list(times = times, reliability = reliability_of_halves(h), one = h$one[1:4, 1000], two = h$two[1:4, 1000],
                   error = of_halves(1:25)[2],
                   byWeights = by_weights(function(d, w) 2 * atanh(mean(sapply(1:50, function(k) weighted_cor(few$one[, k], few$two[, k], w)))), 25),
                   student = ci(studentized_interval(of_halves(1:25), bootstrap(25, 200, 5, of_halves), .9)))

write_json(out, file.path(here, "values.json"), digits = NA, auto_unbox = TRUE, pretty = FALSE, na = "null")
