# ---- who counts -----------------------------------------------------------------------------------------------------

is_before <- people$aside %in% c("edited", "laterRun")
is_further <- people$aside %in% "incomplete" & people$detail %in% "further"
in_flow <- !is_before & !is_further

named_conditions <- function(values) {
  names(values) <- ifelse(is.na(study$conditions), "none", study$conditions)
  as.list(values)
}

by_conditions <- function(rows) {
  named_conditions(vapply(study$conditions, function(condition) as.numeric(sum(people$condition[rows] %in% condition)), 0))
}

count_of <- function(rows) list(total = length(rows), condition = by_conditions(rows))

flow_steps <- function() {
  steps <- lapply(study$reasons, function(reason) {
    left_out <- study$left_out[[reason]]
    if (is.null(left_out)) return(count_of(which(people$aside %in% reason & (is_before | in_flow))))
    list(total = left_out[1], condition = named_conditions(left_out[-1]))
  })
  names(steps) <- study$reasons
  steps
}

sources <- ifelse(is.na(people$assignment_source), "unknown", people$assignment_source)[in_flow & !is.na(people$condition)]
# Returns the numbers of participants at each visit; NULL in a study without visits.
flow_visits <- function() {
  count <- function(visit) {
    own <- which(in_flow & people$visit %in% visit)
    list(began = length(own), analysed = length(intersect(own, analysed)))
  }
  if (length(study$visits) > 0) stats::setNames(lapply(study$visits, count), unlist(study$visits))
}

# Returns the numbers of people where a person has several sessions; NULL in other studies.
flow_people <- function() {
  count <- function(rows) length(unique(people$person[rows]))
  if (length(study$visits) > 0 || study$are_sessions) list(began = count(which(in_flow)), analysed = count(analysed))
}

flow <- c(
  list(sessions = nrow(people) + sum(vapply(study$left_out, function(each) each[1], 0))), flow_steps(),
  list(
    partial = sum(is_further), began = count_of(which(in_flow)), analysed = count_of(analysed),
    seenBefore = sum(people$seen_before[analysed]), knowsPersons = study$knows_persons, source = as.list(table(sources)),
    visit = flow_visits(), people = flow_people()
  )
)

# Returns the people in a condition who began the first visit, and how many of them are analysed at the visits of the
# comparison.
kept_in <- function(condition) {
  at <- function(rows, visit) unique(people$person[rows[people$visit[rows] %in% visit]])
  own <- at(which(in_flow & people$condition %in% condition), study$visits[[1]])
  for_all <- lapply(study$attrition_visits, function(visit) own %in% at(analysed, visit))
  c(began = length(own), kept = sum(Reduce(`&`, for_all, rep(TRUE, length(own)))))
}

attrition <- function() {
  pair <- study$pair
  if (is.null(pair)) return(NULL)
  if (length(study$visits) > 0) {
    counts <- vapply(pair, kept_in, c(began = 0, kept = 0))
    began <- counts["began", ]
    kept <- counts["kept", ]
  } else {
    began <- unlist(flow$began$condition[pair])
    kept <- unlist(flow$analysed$condition[pair])
  }
  if (length(began) < 2 || any(began == 0)) return(NULL)
  shares <- kept / began
  ends <- newcombe(kept[1], began[1], kept[2], began[2], 0.95)
  list(first = shares[1], second = shares[2], difference = estimate(shares[2] - shares[1], ends))
}
