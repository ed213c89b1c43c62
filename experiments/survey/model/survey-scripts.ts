import type { Survey } from "@/experiments/survey/definition/schema";
import { allItems, hasOther, otherId } from "@/experiments/survey/definition/survey-items";
import type { ScaleRule } from "./scale-scores";
import { SCORE_PY } from "./score-py";
import { SCORE_R } from "./score-r";
import { SURVEY_TASK } from "./survey-model";
import { type SurveyScoring, surveyScoring } from "./survey-score";

/** The rules of a survey as the scripts contain them. */
type Tables = SurveyScoring & {
  /** The ids of the rows with the texts of `other` choices. */
  texts: readonly string[];
};

/** The largest number of characters of a line in which a script lists ids. */
const LINE = 100;

/** Returns a text as a literal that R and Python read in the same way. Texts are ids, which have no special characters. */
const literal = (text: string) => JSON.stringify(text);

/** Returns the elements of a list as lines, separated by commas. */
function wrapped(elements: readonly string[]): string {
  const lines: string[] = [];
  let line = "";
  elements.forEach((element, index) => {
    const next = index < elements.length - 1 ? `${element},` : element;
    if (line !== "" && line.length + next.length + 1 > LINE) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? next : `${line} ${next}`;
  });
  return [...lines, line].join("\n  ");
}

/** Returns a list of ids, or of other elements, in R or Python, over several lines if it is long. */
function list(open: string, elements: readonly string[], close: string): string {
  if (elements.length === 0) return `${open}${close}`;
  const inner = wrapped(elements);
  return inner.includes("\n") || inner.length > LINE - 20
    ? `${open}\n  ${inner}\n${close}`
    : `${open}${inner}${close}`;
}

const rVector = (ids: readonly string[]) => list("c(", ids.map(literal), ")");

/**
 * Returns a statement that adds a scale. Each scale has its own statement, because Rscript reads a single statement
 * with all scales very slowly.
 */
function rScale({ id, score, needed, decimals, items }: ScaleRule): string {
  const mirrors = items.map(({ mirror }) => (mirror === null ? "NA" : literal(String(mirror))));
  return `scales[[${literal(id)}]] <- list(
  id = ${literal(id)}, score = ${literal(score)}, needed = ${needed}, decimals = ${decimals},
  items = ${rVector(items.map((item) => item.id))},
  mirrors = ${list("c(", mirrors, ")")}
)
`;
}

function inR({ items, texts, numbers, scales, checks }: Tables): string {
  const decimals = numbers.map((item) => `${literal(item.id)} = ${item.decimals}`);
  return `
# The questions of this survey, and the texts of choices that ask for a text.
questions <- ${rVector(items)}
texts <- ${rVector(texts)}
# The questions whose answers are numbers, each with the decimals that the result displays.
numbers <- ${list("c(", decimals, ")")}
# The scales: the number of answers that a score needs and, for each reversed question, its smallest plus its largest
# answer.
scales <- list()
${scales.map(rScale).join("")}has_checks <- ${checks ? "TRUE" : "FALSE"}
${SCORE_R}
report(${literal(SURVEY_TASK)}, score)
`;
}

const pyList = (ids: readonly string[]) => list("[", ids.map(literal), "]");

function pyScale({ id, score, needed, decimals, items }: ScaleRule): string {
  const mirrors = items.map(
    (item) =>
      `${literal(item.id)}: ${item.mirror === null ? "None" : `float(${literal(String(item.mirror))})`}`,
  );
  return `{
  "id": ${literal(id)}, "score": ${literal(score)}, "needed": ${needed}, "decimals": ${decimals},
  "mirrors": ${list("{", mirrors, "}")},
}`;
}

function inPython({ items, texts, numbers, scales, checks }: Tables): string {
  const decimals = numbers.map((item) => `${literal(item.id)}: ${item.decimals}`);
  return `

# The questions of this survey, and the texts of choices that ask for a text.
QUESTIONS = ${pyList(items)}
TEXTS = ${pyList(texts)}
# The questions whose answers are numbers, each with the decimals that the result displays.
NUMBERS = ${list("{", decimals, "}")}
# The scales: the number of answers that a score needs and, for each question, its smallest plus its largest answer if it
# is reversed.
SCALES = [${scales.map(pyScale).join(", ")}]
HAS_CHECKS = ${checks ? "True" : "False"}
${SCORE_PY}

report(${literal(SURVEY_TASK)}, score)
`;
}

/**
 * Returns the scripts that recompute the measures of a survey, without the code that all tasks share. The scripts
 * contain ids and numbers of the survey, but none of its texts.
 */
export function surveyScripts(survey: Survey): Record<"r" | "py", string> {
  const texts = allItems(survey).flatMap(({ item }) =>
    hasOther(survey, item) ? [otherId(item.id)] : [],
  );
  const tables = { ...surveyScoring(survey), texts };
  return { r: inR(tables), py: inPython(tables) };
}
