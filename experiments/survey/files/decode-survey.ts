import { BYTE_ORDER_MARK, decodeText } from "@/lib/decode-text";
import { rule, type SurveyFault, type SurveyNote } from "./place";

/** The largest file in bytes. */
export const MOST_BYTES = 2_000_000;

/** The fault of a file or a text that is too large. */
export const TOO_LARGE: SurveyFault = {
  rule: rule(
    "The file has more than 2 MB. Save the questionnaire in a file of its own",
    "Le fichier dépasse 2 Mo. Enregistrez le questionnaire seul dans un fichier",
  ),
};

const WRONG_CHARACTER = "\uFFFD";

/** Bytes to which Windows-1252 does not assign a character. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/;

function placeIn(text: string, index: number) {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, at: (before.at(-1)?.length ?? 0) + 1 };
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** Returns whether bytes are a spreadsheet of the kind .xlsx (or another zip file). */
export const isWorkbook = isZip;

/**
 * Returns the text of a survey file: UTF-8, UTF-16 with a byte order mark, or Windows-1252 as older spreadsheets write
 * it. If the encoding is neither declared nor UTF-8, a note names it. Never throws.
 */
export function decodeSurvey(
  bytes: Uint8Array,
): { text: string; notes: SurveyNote[] } | { faults: SurveyFault[] } {
  if (bytes.length > MOST_BYTES) return { faults: [TOO_LARGE] };
  const decoded = decodeText(bytes);
  if ("text" in decoded) return { text: decoded.text, notes: lostCharacters(decoded.text) };
  if (decoded.problem === "notText" || bytes.includes(0) || isZip(bytes))
    return {
      faults: [
        {
          rule: rule(
            "This is not a text file. Save the spreadsheet as “CSV UTF-8” and choose the saved file",
            "Ce n’est pas un fichier texte. Enregistrez la feuille de calcul au format « CSV UTF-8 » et ouvrez ce fichier",
          ),
        },
      ],
    };
  return withoutUtf8(bytes);
}

function withoutUtf8(bytes: Uint8Array) {
  const asUtf8 = new TextDecoder("utf-8").decode(bytes);
  const isMixed = /[^\0-\x7f\ufffd]/.test(asUtf8.replaceAll(BYTE_ORDER_MARK, ""));
  const wrong = placeIn(asUtf8, asUtf8.indexOf(WRONG_CHARACTER));
  if (isMixed)
    return {
      faults: [
        {
          ...wrong,
          rule: rule(
            `The file mixes two encodings: up to here it is UTF-8, but character ${wrong.at} of line ${wrong.line} is not. Save the file as “CSV UTF-8”`,
            `Le fichier mélange deux encodages : il est en UTF-8, mais le caractère ${wrong.at} de la ligne ${wrong.line} ne l’est pas. Enregistrez le fichier au format « CSV UTF-8 »`,
          ),
        },
      ],
    };
  const text = new TextDecoder("windows-1252").decode(bytes);
  const unassigned = text.search(UNASSIGNED);
  if (unassigned >= 0) {
    const place = placeIn(text, unassigned);
    return {
      faults: [
        {
          ...place,
          rule: rule(
            `The encoding of the file is not known: character ${place.at} of line ${place.line} is neither UTF-8 nor Windows-1252. Save the file as “CSV UTF-8”`,
            `L’encodage du fichier est inconnu : le caractère ${place.at} de la ligne ${place.line} n’est ni de l’UTF-8 ni du Windows-1252. Enregistrez le fichier au format « CSV UTF-8 »`,
          ),
        },
      ],
    };
  }
  const { line } = wrong;
  return {
    text,
    notes: [
      {
        line,
        value: text.split(/\r\n|\r|\n/)[line - 1]?.slice(0, 200) ?? "",
        kind: "changed" as const,
        rule: rule(
          "The file is not UTF-8. It was read as Windows-1252; check the letters with accents",
          "Le fichier n’est pas en UTF-8. Il a été lu en Windows-1252 ; vérifiez les lettres accentuées",
        ),
      },
    ],
  };
}

/** A note if a program replaced characters before this file was written. */
function lostCharacters(text: string): SurveyNote[] {
  const index = text.indexOf(WRONG_CHARACTER);
  if (index < 0) return [];
  const { line, at } = placeIn(text, index);
  return [
    {
      line,
      at,
      value: text.split(/\r\n|\r|\n/)[line - 1]?.slice(0, 200) ?? "",
      kind: "kept",
      rule: rule(
        `Another program replaced characters by “${WRONG_CHARACTER}” before this file was saved. Export the file again as UTF-8`,
        `Un autre programme a remplacé des caractères par « ${WRONG_CHARACTER} » avant l’enregistrement de ce fichier. Exportez-le de nouveau en UTF-8`,
      ),
    },
  ];
}
