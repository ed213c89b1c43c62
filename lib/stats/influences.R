# The functions of influences.ts in R. An influence is what a person contributes to the error of a statistic. Each function
# returns the statistic (`value`) and the influence of each person.

with_influences <- function(value, influences) list(value = value, influences = influences)

error_of <- function(influences) sqrt(sum(influences^2)) / length(influences)

# The scale of intervals of reliability, -log(1 - reliability), without and with the standard error.
to_log_scale <- function(reliability) -log(1 - reliability)
from_log_scale <- function(value) 1 - exp(-value)
on_log_scale <- function(found) c(to_log_scale(found$value), error_of(found$influences) / (1 - found$value))

# Returns the sum of squared deviations; NaN if the values differ by rounding errors only.
squares_of <- function(values) {
  squares <- sum((values - mean(values))^2)
  if (squares > length(values) * (1e-12 * mean(values))^2) squares else NaN
}

error_influences <- function(scores, errors) {
  variance <- squares_of(scores) / (length(scores) - 1)
  unreliable <- mean(errors) / variance
  squares <- (scores - mean(scores))^2
  with_influences(1 - unreliable, unreliable * squares / (variance * (length(scores) - 1) / length(scores)) - errors / variance)
}

# Returns the correlation of each column of two matrices, and the sum of the influences over the columns.
pearson_influences <- function(x, y) {
  n <- nrow(x)
  x <- x - rep(colMeans(x), each = n)
  y <- y - rep(colMeans(y), each = n)
  squares_x <- colSums(x^2)
  squares_y <- colSums(y^2)
  r <- colSums(x * y) / sqrt(squares_x * squares_y)
  share <- function(values) rep(values, each = n)
  influences <- n * x * y / share(sqrt(squares_x * squares_y)) -
    x^2 * share(n * r / (2 * squares_x)) - y^2 * share(n * r / (2 * squares_y))
  with_influences(r, rowSums(influences))
}

halves_influences <- function(halves, people = seq_len(nrow(halves$one))) {
  found <- pearson_influences(halves$one[people, , drop = FALSE], halves$two[people, , drop = FALSE])
  r <- mean(found$value)
  with_influences(2 * r / (1 + r), found$influences * 2 / (1 + r)^2 / length(found$value))
}

alpha_influences <- function(items) {
  n <- nrow(items)
  squares <- function(values) (values - rep(colMeans(values), each = n))^2
  within <- rowSums(squares(items))
  totals <- rowSums(items)
  all <- squares_of(totals)
  factor <- ncol(items) / (ncol(items) - 1)
  ratio <- sum(within) / all
  with_influences(factor * (1 - ratio), factor * n * (ratio * (totals - mean(totals))^2 - within) / all)
}
