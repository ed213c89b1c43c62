# Values of R for the tests of lib/stats: Rscript __tests__/lib/stats/reference/reference.R  (writes values.json beside it)
# Packages: psych, effectsize, boot, jsonlite (all in Debian 12).
suppressPackageStartupMessages({library(psych); library(effectsize); library(boot); library(jsonlite)})
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE)))
set.seed(20261127)
out <- list()

# ---- quantiles ------------------------------------------------------------------------------------------------------
p <- c(.0005, .025, .3, .9, .975, .9995)
grid <- function(g, value) { g$value <- value(g); g }
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

write_json(out, file.path(here, "values.json"), digits = NA, auto_unbox = TRUE, pretty = FALSE, na = "null")
