import { type Scale, SURVEY_LIMITS, type Survey } from "@/experiments/survey/definition/schema";
import { otherId } from "@/experiments/survey/definition/survey-items";
import type { DraftItem } from "./drafts";
import { Ids, isFit } from "./names";
import { type Cell, type Findings, faultAt, noteAt } from "./place";
import { readPlainNumber } from "./plain-number";
import type { CellRow } from "./read-cells";
import { cellOf, type Table } from "./tables";
import { cellText, type FileLanguages, readYesNo, saidOf } from "./texts";

/** The columns of a scale in the sheet `scales`, and in the sheet `settings`, whose columns are also about the form. */
const COLUMNS = {
  scales: { name: "name", label: "label", items: "items", reversed: "reversed" },
  settings: {
    name: "scale",
    label: "scale_label",
    items: "scale_items",
    reversed: "scale_reversed",
  },
} as const;

type ScaleRow = { table: Table; row: CellRow; sheet: keyof typeof COLUMNS; name: Cell };

const words = (cell: Cell | undefined): string[] =>
  cell?.text.split(/[\s,;]+/).filter(Boolean) ?? [];

/** Returns the scales: those with a row of their own, then those that only items name. */
export function readScales(
  tables: readonly Table[],
  items: ReadonlyMap<string, DraftItem>,
  languages: FileLanguages,
  findings: Findings,
): Scale[] {
  const rows = scaleRows(tables);
  const named = rows.map(({ name }) => name.text);
  const drafts = [...items.values()];
  const onItems = drafts.flatMap((draft) => words(cellOf(draft.table, draft.row, "scale")));
  const ids = new Ids();
  for (const { id } of drafts) for (const name of [id, otherId(id)]) ids.reserve(name);
  const idOf = new Map<string, string>();
  for (const name of new Set([...named, ...onItems])) {
    const isFree = isFit(name) && ids.reserve(name);
    idOf.set(name, isFree ? name : ids.make(name, "scale"));
  }
  noteRenamed(rows, drafts, idOf, findings);
  const scales = [...idOf].flatMap(([name, id]): Scale[] => {
    const own = rows.find((row) => row.name.text === name);
    const scale = oneScale(name, id, own, items, languages, findings);
    return scale ? [scale] : [];
  });
  noteDoubles(rows, findings);
  const extra = scales[SURVEY_LIMITS.scales];
  if (extra)
    findings.faults.push({
      ...(rows[0]?.name.place ?? {}),
      value: extra.id,
      rule: {
        en: `A survey may have ${SURVEY_LIMITS.scales} scales`,
        fr: `Un questionnaire peut avoir ${SURVEY_LIMITS.scales} échelles`,
      },
    });
  return scales.slice(0, SURVEY_LIMITS.scales);
}

function scaleRows(tables: readonly Table[]): ScaleRow[] {
  return tables.flatMap((table) => {
    const { sheet } = table;
    if (sheet !== "scales" && sheet !== "settings") return [];
    return table.rows.flatMap((row): ScaleRow[] => {
      const name = cellOf(table, row, COLUMNS[sheet].name);
      return name ? [{ table, row, sheet, name }] : [];
    });
  });
}

function noteDoubles(rows: readonly ScaleRow[], { faults }: Findings) {
  for (const [index, { name }] of rows.entries())
    if (rows.findIndex((each) => each.name.text === name.text) < index)
      faults.push(
        faultAt(
          name,
          "This scale already has a row. Only the first one is read",
          "Cette échelle a déjà une ligne. Seule la première est lue",
        ),
      );
}

function noteRenamed(
  rows: readonly ScaleRow[],
  drafts: readonly DraftItem[],
  idOf: ReadonlyMap<string, string>,
  { notes }: Findings,
) {
  for (const [name, id] of idOf) {
    if (name === id) continue;
    const own = rows.find((row) => row.name.text === name)?.name;
    const draft = drafts.find((each) =>
      words(cellOf(each.table, each.row, "scale")).includes(name),
    );
    const cell = own ?? (draft && cellOf(draft.table, draft.row, "scale"));
    if (cell)
      notes.push({
        ...noteAt(
          cell,
          "changed",
          `Scales and questions have different names of up to 32 letters, digits and _, so “${name}” became “${id}”`,
          `Échelles et questions portent des noms différents d’au plus 32 lettres, chiffres et _ : « ${name} » est devenu « ${id} »`,
        ),
        renamed: { from: name, to: id },
      });
  }
}

function oneScale(
  name: string,
  id: string,
  own: ScaleRow | undefined,
  items: ReadonlyMap<string, DraftItem>,
  languages: FileLanguages,
  findings: Findings,
): Scale | undefined {
  const { faults, notes } = findings;
  const members: string[] = [];
  const reversed: string[] = [];
  for (const [item, { table, row }] of items) {
    const scale = cellOf(table, row, "scale");
    const inScales = words(scale);
    if (!scale || !inScales.includes(name)) continue;
    members.push(item);
    const reverse = cellOf(table, row, "reverse");
    const answer = reverse && readYesNo(reverse.text);
    const others = words(reverse);
    if (reverse && answer === undefined && !others.every((each) => inScales.includes(each)))
      faults.push(
        faultAt(
          reverse,
          "Write yes, or the names of the scales in which the answer is reversed, or leave the cell empty",
          "Écrivez yes, ou les noms des échelles dans lesquelles la réponse est inversée, ou laissez la cellule vide",
        ),
      );
    else if (answer === true || (answer === undefined && others.includes(name)))
      reversed.push(item);
  }
  if (!own) {
    const draft = items.get(members[0] ?? "");
    const cell = draft && cellOf(draft.table, draft.row, "scale");
    if (cell)
      notes.push(
        noteAt(
          cell,
          "changed",
          `The scale “${name}” does not have its own row, so its score is the mean, and all its questions must be answered`,
          `L’échelle « ${name} » n’a pas de ligne à elle : son score est la moyenne, et toutes ses questions doivent recevoir une réponse`,
        ),
      );
    return { id, items: members, ...(reversed.length > 0 && { reversed }), score: "mean" };
  }
  const { table, row, sheet } = own;
  const columns = COLUMNS[sheet];
  const written = cellOf(table, row, columns.items);
  const writtenReversed = cellOf(table, row, columns.reversed);
  const used = written ? itemsNamed(written, items, findings) : members;
  const usedReversed = writtenReversed
    ? itemsNamed(writtenReversed, items, findings)
    : reversed.filter((item) => used.includes(item));
  if (used.length === 0) {
    faults.push(
      faultAt(
        own.name,
        "The column “scale” of the questions does not name this scale",
        "La colonne « scale » des questions ne nomme pas cette échelle",
      ),
    );
    return undefined;
  }
  const label = saidOf(table, row, columns.label, languages, findings);
  const score = readScore(cellOf(table, row, "score"), findings);
  const answered = readShare(cellOf(table, row, "answered"), findings);
  if (!score || answered === null) return undefined;
  return {
    id,
    ...(label !== undefined && { label }),
    items: used,
    ...(usedReversed.length > 0 && { reversed: usedReversed }),
    score,
    ...(answered !== undefined && { answered }),
  };
}

function itemsNamed(
  cell: Cell,
  items: ReadonlyMap<string, DraftItem>,
  { faults }: Findings,
): string[] {
  return words(cell).flatMap((name) => {
    const id = [...items.values()].find((draft) => draft.name === name)?.id;
    if (id !== undefined) return [id];
    faults.push(
      faultAt(
        cell,
        `A question with the name “${name}” does not exist`,
        `Il n’existe pas de question nommée « ${name} »`,
      ),
    );
    return [];
  });
}

function readScore(cell: Cell | undefined, { faults }: Findings): Scale["score"] | undefined {
  const word = cell?.text.toLowerCase() ?? "mean";
  if (word === "mean" || word === "moyenne") return "mean";
  if (word === "sum" || word === "somme") return "sum";
  if (cell)
    faults.push(
      faultAt(
        cell,
        "The score of a scale is mean or sum",
        "Le score d’une échelle est mean (moyenne) ou sum (somme)",
      ),
    );
  return undefined;
}

/** Returns a share from 0 to 1; undefined for 1, `null` with a fault for anything else. */
function readShare(cell: Cell | undefined, { faults }: Findings): number | undefined | null {
  if (!cell) return undefined;
  const share = readPlainNumber(
    cell.text
      .replace(",", ".")
      .replace(/^(\d+\.\d*?)0+$/, "$1")
      .replace(/\.$/, ""),
  );
  if (share !== undefined && share >= 0 && share <= 1) return share === 1 ? undefined : share;
  faults.push(
    faultAt(
      cell,
      "The share of questions that need an answer is a number from 0 to 1, such as 0.8",
      "La part de questions qui doivent recevoir une réponse est un nombre de 0 à 1, par exemple 0.8",
    ),
  );
  return null;
}

/** Returns the publications of the sheets `sources` and `settings`. */
export function readSources(
  tables: readonly Table[],
  findings: Findings,
): NonNullable<Survey["sources"]> {
  const { faults, notes } = findings;
  const sources = tables
    .filter(({ sheet }) => sheet === "sources" || sheet === "settings")
    .flatMap((table) =>
      table.rows.flatMap((row) => {
        const cell = cellOf(table, row, "citation");
        const citation = cell && cellText(cell, findings);
        if (!cell || citation === undefined) return [];
        if (citation.length > 1_000) {
          faults.push(
            faultAt(
              cell,
              "A source may have 1,000 characters",
              "Une source peut avoir 1 000 caractères",
            ),
          );
          return [];
        }
        const url = cellOf(table, row, "url");
        const isUrl = url && url.text.length <= 500 && /^https:\/\/[^\s"'<>\\]+$/.test(url.text);
        if (url && !isUrl)
          notes.push(
            noteAt(
              url,
              "leftOut",
              "The address of a source begins with https:// and has no spaces, so this one is left out",
              "L’adresse d’une source commence par https:// et n’a pas d’espaces : celle-ci n’est pas reprise",
            ),
          );
        return [{ cell, source: { citation, ...(isUrl && { url: url.text }) } }];
      }),
    );
  const extra = sources[10];
  if (extra)
    faults.push(
      faultAt(extra.cell, "A survey may have 10 sources", "Un questionnaire peut avoir 10 sources"),
    );
  return sources.slice(0, 10).map(({ source }) => source);
}
