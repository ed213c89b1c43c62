# Statistics of groups of people. They are the same for all studies, and use no package.

# Returns an estimate with the ends of its interval; both are NA if one of them is not a finite number.
estimate <- function(value, ends = NULL, level = 0.95) {
  if (length(ends) != 2 || !all(is.finite(ends))) ends <- c(NA_real_, NA_real_)
  list(value = value, low = ends[1], high = ends[2], level = level)
}

spread <- function(values) if (length(values) < 2) NaN else sd(values)

# Returns whether values differ by more than rounding errors.
have_spread <- function(values) {
  size <- spread(values)
  is.finite(size) && size > 1e-12 * max(abs(values))
}

z_of <- function(level) qnorm((1 + level) / 2)
t_of <- function(level, df) qt((1 + level) / 2, df)
around <- function(value, half) c(value - half, value + half)

mean_interval_at <- function(values, level) {
  around(mean(values), t_of(level, length(values) - 1) * sqrt(var(values) / length(values)))
}

sd_interval <- function(squares, df, level) sqrt(squares / qchisq(c(1 + level, 1 - level) / 2, df))

welch_df <- function(squared, df) sum(squared)^2 / sum(squared^2 / df)

# Returns the mean of `second` minus the mean of `first` with Welch's interval (1947, doi:10.1093/biomet/34.1-2.28).
welch <- function(first, second, level) {
  squared <- c(var(first) / length(first), var(second) / length(second))
  difference <- mean(second) - mean(first)
  error <- sqrt(sum(squared))
  if (error == 0) return(list(value = difference, ends = c(difference, difference), df = NaN))
  df <- welch_df(squared, c(length(first), length(second)) - 1)
  list(value = difference, ends = around(difference, t_of(level, df) * error), df = df)
}

# Returns the score interval of a proportion (Wilson 1927, doi:10.1080/01621459.1927.10502953).
wilson_at <- function(count, n, level) {
  z <- z_of(level)
  share <- count / n
  centre <- share + z^2 / (2 * n)
  half <- z * sqrt(share * (1 - share) / n + (z / (2 * n))^2)
  c(max(0, centre - half), min(1 + z^2 / n, centre + half)) / (1 + z^2 / n)
}

# Returns the interval of the second proportion minus the first (Newcombe 1998, method 10).
newcombe <- function(count1, n1, count2, n2, level) {
  first <- wilson_at(count1, n1, level)
  second <- wilson_at(count2, n2, level)
  shares <- c(count1 / n1, count2 / n2)
  c(
    shares[2] - shares[1] - sqrt((shares[2] - second[1])^2 + (first[2] - shares[1])^2),
    shares[2] - shares[1] + sqrt((second[2] - shares[2])^2 + (shares[1] - first[1])^2)
  )
}

hedges_correction <- function(df) exp(lgamma(df / 2) - log(df / 2) / 2 - lgamma((df - 1) / 2))

# Returns P(T > t) of the noncentral t. pt() is precise for noncentralities below 37 only. Otherwise the normal probability
# is averaged over the distribution of the estimated SD.
noncentral_upper <- function(t, df, ncp) {
  if (abs(ncp) < 30 && abs(t) < 30) return(suppressWarnings(pt(t, df, ncp, lower.tail = FALSE)))
  from <- -sqrt(37 / df) - 37 / df
  to <- sqrt(37 / df)
  step <- max(min(0.5 / sqrt(2 * df), 0.5 / max(1, abs(t))) / 4, (to - from) / 20000)
  s <- seq(from, to, by = step)
  density <- exp(df * (s + (1 - exp(2 * s)) / 2))
  sum(density * pnorm(ncp - t * exp(s))) / sum(density)
}

# Returns the interval of the noncentrality of an observed t (Steiger & Fouladi 1997).
noncentral_interval <- function(t, df, level) {
  if (!is.finite(t)) return(c(NaN, NaN))
  z <- z_of(level)
  size <- sqrt(1 + t^2 / (2 * df))
  within <- function(probability) min(1 - 1e-15, max(1e-300, probability))
  end <- function(aim) {
    distance <- function(ncp) qnorm(within(noncentral_upper(t, df, ncp))) - aim
    uniroot(distance, t + (aim + c(-0.5, 0.5)) * size, extendInt = "upX", tol = 1e-13, maxiter = 10000)$root
  }
  c(end(-z), end(z))
}

dz_interval <- function(mean, sd, n, level) noncentral_interval(mean / sd * sqrt(n), n - 1, level) / sqrt(n)

# Returns Hedges' g of `second` minus `first` with its interval.
hedges_g <- function(first, second, level) {
  n <- c(length(first), length(second))
  df <- sum(n) - 2
  pooled <- sqrt(((n[1] - 1) * var(first) + (n[2] - 1) * var(second)) / df)
  unit <- sqrt(sum(1 / n))
  d <- (mean(second) - mean(first)) / pooled
  correction <- hedges_correction(df)
  list(value = correction * d, ends = correction * unit * noncentral_interval(d / unit, df, level))
}

fisher_interval <- function(r, n, level) tanh(around(atanh(r), z_of(level) / sqrt(n - 3)))

# Returns the 20 % trimmed mean, its squared standard error and its degrees of freedom (Yuen 1974,
# doi:10.1093/biomet/61.1.165).
trimmed <- function(values) {
  n <- length(values)
  left <- floor(0.2 * n)
  sorted <- sort(values)
  kept <- n - 2 * left
  winsorised <- pmin(sorted[n - left], pmax(sorted[left + 1], sorted))
  list(
    mean = mean(sorted[(left + 1):(n - left)]),
    squared = (n - 1) * var(winsorised) / (kept * (kept - 1)), df = kept - 1
  )
}

yuen_interval <- function(values, level) {
  own <- trimmed(values)
  around(own$mean, t_of(level, own$df) * sqrt(own$squared))
}

yuen_difference <- function(first, second, level) {
  one <- trimmed(first)
  two <- trimmed(second)
  difference <- two$mean - one$mean
  error <- sqrt(one$squared + two$squared)
  if (error == 0) return(list(value = difference, ends = c(difference, difference)))
  df <- welch_df(c(one$squared, two$squared), c(one$df, two$df))
  list(value = difference, ends = around(difference, t_of(level, df) * error))
}

cronbach_alpha <- function(items) {
  k <- ncol(items)
  k / (k - 1) * (1 - sum(apply(items, 2, var)) / var(rowSums(items)))
}

feldt_interval <- function(alpha, n, k, level) 1 - (1 - alpha) * qf(c(1 + level, 1 - level) / 2, n - 1, (n - 1) * (k - 1))

# Returns McDonald's omega: one common factor by maximum likelihood (Lawley 1940), with the EM algorithm (Rubin & Thayer
# 1982, doi:10.1007/BF02293851). NA if the factor cannot be estimated, or explains an item almost completely.
mcdonald_omega <- function(items) {
  k <- ncol(items)
  if (nrow(items) <= k || k < 3 || any(apply(items, 2, var) == 0)) return(NA_real_)
  correlations <- cor(items)
  loadings <- rep(sqrt(0.5), k)
  own <- rep(0.5, k)
  for (step in seq_len(50000)) {
    ratios <- loadings / own
    information <- 1 + sum(ratios * loadings)
    weights <- ratios / information
    covariances <- drop(correlations %*% weights)
    following <- covariances / (1 / information + sum(weights * covariances))
    change <- max(abs(following - loadings))
    own <- 1 - following * covariances
    loadings <- following
    if (min(own) < 0.005) return(NA_real_)
    if (change < 1e-11) {
      variances <- apply(items, 2, var)
      common <- sum(loadings * sqrt(variances))^2
      return(common / (common + sum(own * variances)))
    }
  }
  NA_real_
}

# Returns how well two visits agree: ICC(A,1) and ICC(C,1) (McGraw & Wong 1996, doi:10.1037/1082-989X.1.1.30), the mean
# change, the standard error of measurement and the smallest change of one person.
retest <- function(first, second, level) {
  n <- length(first)
  changes <- second - first
  between <- 2 * var((first + second) / 2)
  error <- var(changes) / 2
  visits <- n * mean(changes)^2 / 2
  r <- cor(first, second)
  limit <- qf((1 + level) / 2, n - 1, n - 1)
  f <- between / error
  share <- function(f) (f - 1) / (f + 1)
  value <- (between - error) / (between + error + 2 * (visits - error) / n)
  a <- 2 * value / (n * (1 - value))
  b <- 1 + 2 * value * (n - 1) / (n * (1 - value))
  df <- (a * visits + b * error)^2 / ((a * visits)^2 + (b * error)^2 / (n - 1))
  above <- qf((1 + level) / 2, n - 1, df)
  below <- qf((1 + level) / 2, df, n - 1)
  rest <- 2 * visits + (n - 2) * error
  low <- n * (between - above * error) / (above * rest + n * between)
  high <- n * (below * between - error) / (rest + n * below * between)
  list(
    pearson = estimate(r, fisher_interval(r, n, level)), icc21 = estimate(value, c(low, high)),
    icc31 = estimate(share(f), c(share(f / limit), share(f * limit))),
    change = estimate(mean(changes), mean_interval_at(changes, level)),
    sem = sqrt(error), smallestChange = z_of(level) * sqrt(2) * sqrt(error)
  )
}
