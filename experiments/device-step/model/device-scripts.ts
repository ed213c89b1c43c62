import type { CheckPart } from "@/experiments/engine/device/device-check";
import { definitionOf, measuresOf } from "./device-measures";
import { DEVICE_TASK } from "./device-step-model";

const inR = (decimals: string) => `
# The figures of the check, each with the decimals that the result displays.
measures <- c(
${decimals}
)

# Prints the figures that were measured. A figure without a value has no line.
score <- function(test, p) {
  unknown <- setdiff(test$stimulus, names(measures))
  if (length(unknown) > 0) refuse("stimulus is ", quoted(unknown[1]), " and no figure of this check")
  again <- test$stimulus[duplicated(test$stimulus)]
  if (length(again) > 0) refuse("has the figure ", quoted(again[1]), " twice")
  given <- test[is.na(test$excluded) & !is.na(test$response), ]
  # A spreadsheet may have saved the file with decimal commas.
  values <- suppressWarnings(as.numeric(sub(",", ".", given$response, fixed = TRUE)))
  names(values) <- given$stimulus
  values <- values[!is.na(values)]
  if (length(values) == 0) return("no-score notMeasured")
  unlist(lapply(intersect(names(measures), names(values)), function(id) {
    paste(line(id, values[[id]], measures[[id]], 1), "NA NA")
  }))
}

report("${DEVICE_TASK}", score)
`;

const inPython = (decimals: string) => `

# The figures of the check, each with the decimals that the result displays.
MEASURES = {
${decimals}
}


def score(test, p):
    """Returns the figures that were measured. A figure without a value has no line."""
    values = {}
    for row in test:
        figure = row["stimulus"]
        if figure not in MEASURES:
            raise Refusal(f"stimulus is {quoted(figure)} and no figure of this check")
        if figure in values:
            raise Refusal(f"has the figure {quoted(figure)} twice")
        values[figure] = None
        if row["excluded"] != "NA" or row["response"] == "NA":
            continue
        # A spreadsheet may have saved the file with decimal commas.
        text = row["response"].replace(",", ".", 1)
        if re.fullmatch(r"-?[0-9]+(?:\\.[0-9]+)?", text):
            values[figure] = float(text)
    lines = [
        line(figure, [values[figure]], decimals) + " NA NA"
        for figure, decimals in MEASURES.items()
        if values.get(figure) is not None
    ]
    return lines or ["no-score notMeasured"]


report("${DEVICE_TASK}", score)
`;

/** Returns the scripts that recompute the measures of a check, without the code that all tasks share. */
export function deviceScripts(parts: readonly CheckPart[]): Record<"r" | "py", string> {
  const decimals = measuresOf(parts).map((id) => ({ id, decimals: definitionOf(id).decimals }));
  return {
    r: inR(decimals.map((each) => `  ${each.id} = ${each.decimals}`).join(",\n")),
    py: inPython(decimals.map((each) => `    "${each.id}": ${each.decimals},`).join("\n")),
  };
}
