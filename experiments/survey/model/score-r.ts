/** The functions in R that compute the measures of a survey from its tables (`survey-scripts.ts`). */
export const SCORE_R = String.raw`
# Returns the numbers that texts state, and NA for other texts. as.numeric() does not always return the double that is
# nearest to a decimal number; the quotient of two whole numbers always is.
numbers_in <- function(texts) {
  form <- "^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:e[+-]?[0-9]+)?\\z"
  number_in <- function(text) {
    # A spreadsheet may have saved the file with decimal commas.
    text <- sub(",", ".", text, fixed = TRUE)
    if (is.na(text) || !grepl(form, text, perl = TRUE)) return(NA_real_)
    digits <- sub("^0+(?=[0-9])", "", gsub("[-.]", "", text), perl = TRUE)
    decimals <- nchar(sub("^[^.]*\\.?", "", text))
    is_short <- !grepl("e", text, fixed = TRUE) && nchar(digits) <= 15
    size <- if (is_short) as.numeric(digits) / 10^decimals else as.numeric(sub("^-", "", text))
    if (size > 1e15) NA_real_ else if (startsWith(text, "-")) -size else size
  }
  vapply(texts, number_in, 0, USE.NAMES = FALSE)
}

for (id in names(scales)) scales[[id]]$mirrors <- numbers_in(scales[[id]]$mirrors)

# Returns a number with as many digits as distinguish it from all other numbers.
unrounded <- function(value) {
  for (digits in 15:17) {
    text <- sprintf("%.*g", digits, value)
    if (as.numeric(text) == value) break
  }
  text
}

# Returns the line of a measure. Answers give no interval.
measure_line <- function(id, value, decimals, n, error = NULL) paste(line(id, value, decimals, n, error), "NA NA")

# Returns the line of a scale, or nothing if too few of its questions have an answer. A sum over some of the questions is
# the mean of the answers times the number of questions.
scale_line <- function(scale, answers) {
  values <- answers[scale$items]
  mirrors <- scale$mirrors
  has_answer <- !is.na(values)
  if (sum(has_answer) < scale$needed) return(character())
  items <- unname(ifelse(is.na(mirrors), values, mirrors - values))
  values <- items[has_answer]
  value <- Reduce("+", values, 0)
  if (scale$score == "mean" || length(values) < length(scale$items)) value <- value / length(values)
  if (scale$score == "sum" && length(values) < length(scale$items)) value <- value * length(scale$items)
  detail(paste(scale$id, "unrounded", unrounded(value)))
  measure_line(scale$id, value, scale$decimals, sum(has_answer), list(items = items))
}

# Prints the scales, the answers that are numbers, the failed attention checks and the number of answered questions. A
# measure without a value has no line.
score <- function(test, p) {
  unknown <- setdiff(test$stimulus, c(questions, texts))
  if (length(unknown) > 0) refuse("stimulus is ", quoted(unknown[1]), " and no question of this survey")
  again <- test$stimulus[duplicated(test$stimulus)]
  if (length(again) > 0) refuse("has the question ", quoted(again[1]), " twice")
  given <- test[is.na(test$excluded) & !is.na(test$response), ]
  hidden <- test$stimulus[test$excluded %in% "notShown"]
  answers <- numbers_in(given$response)
  names(answers) <- given$stimulus
  answers <- answers[given$stimulus %in% names(numbers) & !is.na(answers)]
  c(
    unlist(lapply(scales, scale_line, answers = answers)),
    unlist(lapply(intersect(names(numbers), names(answers)), function(id) {
      measure_line(id, answers[[id]], numbers[[id]], 1)
    })),
    if (has_checks) measure_line("failed_checks", sum(test$correct %in% FALSE), 0, sum(!is.na(test$correct))),
    measure_line("answered", sum(questions %in% given$stimulus), 0, sum(!questions %in% hidden))
  )
}
`;
