
lowest <- 1
neutral <- 3
highest <- 5
items_per_scale <- 4
# For each scale, its measure id, and the standard deviation and alpha in the published data.
scales <- data.frame(
  letter = c("E", "A", "C", "N", "I"),
  measure = c(
    "extraversion", "agreeableness", "conscientiousness", "neuroticism", "intellect_imagination"
  ),
  sd = c(1.018, 0.853, 0.894, 0.897, 0.767),
  alpha = c(0.80, 0.80, 0.68, 0.68, 0.68),
  stringsAsFactors = FALSE
)

# Returns the number of pairs of opposite statements that were both rated accurate, or both inaccurate.
contradictions <- function(answer, scale, reversed) {
  side <- sign(answer - neutral)
  alike <- outer(side, side) > 0 & outer(scale, scale, "==") & outer(reversed, reversed, "!=")
  sum(alike) / 2
}

# Prints the five means, each plus and minus 1.96 standard errors of measurement, limited to the range of answers.
report("mini-ipip", function(test, p) {
  answered <- test[test$response %in% 1:5, ]
  unknown <- setdiff(answered$condition, outer(scales$letter, c("+", "-"), paste0))
  if (length(unknown) > 0) refuse("condition is ", quoted(unknown[1]), " and no scale with its key")
  answer <- as.numeric(answered$response)
  scale <- substr(answered$condition, 1, 1)
  reversed <- substr(answered$condition, 2, 2) == "-"
  points <- ifelse(reversed, lowest + highest - answer, answer)
  counts <- vapply(scales$letter, function(letter) sum(scale == letter), 0)
  if (any(counts != items_per_scale)) return("no-score incomplete")
  if (p$longString > 0 && max(rle(answer)$lengths) >= p$longString) return("no-score longString")
  count <- contradictions(answer, scale, reversed)
  detail(paste0("contradictions ", count, if (count >= p$manyContradictions) " caution"))
  sapply(seq_len(nrow(scales)), function(i) {
    own <- scale == scales$letter[i]
    value <- mean(points[own])
    half <- z_95 * scales$sd[i] * sqrt(1 - scales$alpha[i])
    values <- c(value, max(lowest, value - half), min(highest, value + half))
    line(scales$measure[i], values, 2, sum(own), list(items = points[own][order(answered$stimulus[own])]))
  })
})
