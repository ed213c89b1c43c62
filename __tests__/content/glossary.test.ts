/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, ROOT } from "@/scripts/project.mjs";

/** Terms that visitors do not understand, each with the preferred term (docs/glossary.md, "Visible words"). */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  // English
  [/\breceipt codes?\b/i, "withdrawal code"],
  [/\boff the page\b/i, "with the page not shown"],
  [/\bhidden or inactive\b/i, "you left the page"],
  [/\bbesides\b/i, "also, other than"],
  [/\bwhoever\b/i, "the person who, the researcher who"],
  [/\banew\b/i, "again"],
  [/\btouch (?:panel|screen)s?\b/i, "touchscreen"],
  [/\bpre-registrations?\b/i, "preregistration"],
  [/\btest-retest (?:correlation|reliabilit)/i, "test–retest"],
  [/\bpractice trials? (?:of [^.]*)?come first\b/i, "the task began with practice trials"],
  [/\bthe document (?:says|states|does not|names|has no|lists)\b/i, "[To complete: …]"],
  [/\bsmallest effect that (?:would )?matters?\b/i, "smallest effect size of interest"],
  [/\banother player\b/i, "the request of a student in a published study"],
  [/\bnoisy\b/i, "imprecise"],
  [/\bdo it again\b/i, "Try again"],
  // French
  [/\b(?:essais|blocs) mesurés\b/i, "essais expérimentaux, blocs expérimentaux"],
  [/\bà emporter\b|\bemport(?:er|ez|ées?)\b/i, "version autonome, télécharger"],
  [/\bcodes? de reçu\b/i, "code de retrait"],
  [/\bpersonnes (?:à analyser|recrutées|simulées)\b/i, "participants"],
  [/\bhors de la page\b/i, "page non affichée"],
  [/\bcachée ou inactive\b/i, "vous avez quitté la page"],
  [/\bviennent d’abord\b/i, "La tâche commençait par"],
  [/\bimages? (?:affichées? )?en retard\b/i, "image manquée"],
  [/\bbruitée?s?\b/i, "peu précis"],
  [/\b(?:dalle|surface) tactile\b/i, "écran tactile"],
  [/\bserveur de réception\b/i, "serveur de données"],
  [/\ble document (?:n’indique|n’a|indique|désigne|ne contient)\b/i, "[À compléter : …]"],
  [/\b(?:qui compterait|n’importerait pas)\b/i, "plus petit effet d’intérêt, sans intérêt"],
  [/\bquand vous serez prêt\b/i, "quand vous le souhaitez"],
];

/**
 * The meanings of columns may contain such terms. They belong to the recorded version of an app
 * (scripts/build/versions/), so a change would require a new version.
 */
const RECORDED = /codebook\.ts$/;

const SOURCES = ["content", "experiments", "protocols"].flatMap((folder) =>
  listFiles(join(ROOT, folder))
    .filter((file) => /\.(?:tsx?|json)$/.test(file))
    .filter((file) => !/__tests__|generated\/|norms\.json$|plan\/data\//.test(file))
    .filter((file) => !RECORDED.test(file))
    .map((file) => `${folder}/${file}`),
);

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

/** Returns the texts between quotation marks in a line of source code. */
const quotedIn = (line: string) =>
  [...line.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g)].map(([text]) => text);

/** Returns each use of a term that the glossary replaces, with the file of the term and the preferred term. */
const uses = SOURCES.flatMap((file) =>
  readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      isComment(line)
        ? []
        : quotedIn(line).flatMap((text) =>
            INSTEAD.flatMap(([term, instead]) => {
              const [found] = term.exec(text) ?? [];
              return found ? [`${file}:${index + 1} “${found}”: write “${instead}”`] : [];
            }),
          ),
    ),
);

it("texts for visitors contain only the terms that the glossary prefers", () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(uses).toEqual([]);
});
