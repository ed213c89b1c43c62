import { type Fault, fault } from "./fault";
import { nameCaution } from "./name-cautions";
import { walk } from "./walk";

/** The character that decoders insert in place of letters that cannot be decoded. */
const REPLACEMENT = "\uFFFD";

/**
 * The maximum depth of nesting that is searched, which no valid document exceeds, and the maximum length of the list of
 * cautions.
 */
const DEEPEST = 12;
const MOST_CAUTIONS = 20;

/** Returns whether a day such as 2027-06-30 exists in the calendar. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * Returns cautions about content that is valid but probably a mistake: names that programs misread, letters that
 * another program has lost, a last day that is not in the calendar, an exit with a URL that cannot be used. A document
 * with cautions still runs. The function never throws an error.
 * @param document a document that may not have been checked
 */
export function cautionsOf(document: unknown): Fault[] {
  const cautions: Fault[] = [];
  for (const { path, key, value } of walk(document, DEEPEST)) {
    const place = path.join(".");
    if (typeof value === "string" || key?.includes(REPLACEMENT))
      cautions.push(...cautionAt(place, key ?? "", value));
    if (cautions.length >= MOST_CAUTIONS) break;
  }
  return cautions;
}

function cautionAt(place: string, key: string, value: unknown): Fault[] {
  const named = nameCaution(place, value);
  if (named) return [named];
  const text = typeof value === "string" ? value : "";
  if (key.includes(REPLACEMENT) || text.includes(REPLACEMENT))
    return [
      fault(
        place,
        value,
        "Another program has replaced a letter with the sign \uFFFD. Type the text again, and save the file as UTF-8",
        "Un autre programme a remplacé une lettre par le signe \uFFFD. Retapez le texte et enregistrez le fichier en UTF-8",
      ),
    ];
  if (place === "information.withdrawUntil" && !isDay(text))
    return [
      fault(
        place,
        value,
        "This date does not exist. Enter a date such as 2027-06-30",
        "Cette date n’existe pas. Indiquez une date, par exemple 2027-06-30",
      ),
    ];
  if (/^delivery\.exits\.\w+\.url$/.test(place) && !URL.canParse(text))
    return [
      fault(
        place,
        value,
        "This link does not work, so participants would not get a link at this exit. Check the host and the port",
        "Ce lien ne fonctionne pas : les participants n’auraient pas de lien à cette sortie. Vérifiez l’hôte et le port",
      ),
    ];
  return [];
}
