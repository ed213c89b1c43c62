# ---- all numbers ----------------------------------------------------------------------------------------------------

# Returns nested lists as one vector. Its names are the names of results.json.
flat <- function(found, name) {
  if (is.null(found)) return(numeric())
  if (!is.list(found) && length(found) == 1) return(structure(as.numeric(found), names = name))
  parts <- if (is.null(names(found))) seq_along(found) else names(found)
  unlist(lapply(seq_along(parts), function(i) flat(found[[i]], paste0(name, ".", parts[i]))))
}

findings <- lapply(study$measures, measure_finding)
cases <- if (is.null(study$asked)) NULL else cases_of(compared)
numbers <- c(
  flat(flow, "flow"), flat(attrition(), "attrition"),
  if (!is.null(cases)) c(
    flat(planned_of(cases, findings), "planned"), flat(answer_of(cases), "answer"),
    flat(sensitivity_of(cases), "sensitivity")
  ),
  flat(findings, "measures"),
  unlist(unname(lapply(study$correlations, function(pair) flat(correlation_finding(pair, findings), paste0("correlations.", pair$name))))),
  unlist(unname(lapply(study$retests, function(each) flat(retest_finding(each), paste0("retests.", each$name))))),
  unlist(unname(lapply(study$items, function(item) flat(item_finding(item), paste0("surveys.", item$step, ".", item$column)))))
)

# Returns the numbers of results.json. Each stands in a line of its own, so that R can read it without a package.
page_numbers <- function() {
  lines <- readLines(file.path(home, "..", "results.json"), encoding = "UTF-8", warn = FALSE)
  from <- grep("^  \"numbers\": [{]", lines)
  form <- "^    \"(.*)\": (null|-?[0-9.eE+-]+),?$"
  lines <- grep(form, lines[seq_along(lines) > from], value = TRUE)
  values <- sub(form, "\\2", lines)
  structure(as.numeric(ifelse(values == "null", NA, values)), names = sub(form, "\\1", lines))
}

page <- page_numbers()
# To the error stream, so that the lines of numbers stay alone.
if (isTRUE(study$is_simulated)) message("Simulated data: nobody took part.")
for (name in names(page)) cat(name, " ", if (is.na(numbers[name])) "NA" else sprintf("%.17g", numbers[name]), "\n", sep = "")
own <- numbers[names(page)]
# Intervals of effect sizes come from a search, and agree to six digits; all other numbers to nine.
searched <- grepl("[.](dz|g|standardised)[.](low|high)$|^planned[.]detectable", names(page))
tolerance <- ifelse(searched, 1e-6, 1e-9) * pmax(1, abs(page))
agrees <- (is.na(page) & is.na(own)) | (!is.na(page) & !is.na(own) & abs(own - page) <= tolerance)
cat(sum(agrees), " of ", length(page), " numbers agree with the page\n", sep = "")
for (name in names(page)[!agrees]) cat("differs: ", name, " page ", page[name], " script ", own[name], "\n", sep = "")
