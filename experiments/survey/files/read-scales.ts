import { type Scale, SURVEY_LIMITS, type Survey } from "@/experiments/survey/definition/schema";
import { otherId } from "@/experiments/survey/definition/survey-items";
import type { DraftItem } from "./drafts";
import { Ids, isFit } from "./names";
import { type Cell, faultAt, noteAt, type Remarks } from "./place";
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

/** Returns the scales: first the scales with their own row, then the scales that only items name. */
export function readScales(
  tables: readonly Table[],
  items: ReadonlyMap<string, DraftItem>,
  languages: FileLanguages,
  remarks: Remarks,
): Scale[] {
  const rows = scaleRows(tables);
  const members = membersOf(items, remarks);
  const names = new Set([...rows.map(({ name }) => name.text), ...members.keys()]);
  const used = [...names].slice(0, SURVEY_LIMITS.scales);
  if (names.size > used.length)
    remarks.faults.push({
      ...rows[0]?.name.place,
      value: [...names][used.length] ?? "",
      rule: {
        en: `A questionnaire may have at most ${SURVEY_LIMITS.scales} scales. This one and those after it are not read`,
        fr: `Un questionnaire peut avoir au plus ${SURVEY_LIMITS.scales} échelles. Celle-ci et les suivantes ne sont pas lues`,
      },
    });
  const ids = new Ids();
  for (const id of items.keys()) for (const name of [id, otherId(id)]) ids.reserve(name);
  noteDoubles(rows, remarks);
  return used.flatMap((name): Scale[] => {
    const own = rows.find((row) => row.name.text === name);
    const inItems = members.get(name);
    const cell = own?.name ?? inItems?.cell;
    const id = isFit(name) && ids.reserve(name) ? name : ids.make(name, "scale");
    if (cell && id !== name) remarks.notes.push(renamedNote(cell, name, id));
    const scale = oneScale(id, own, inItems, items, languages, remarks);
    return scale ? [scale] : [];
  });
}

/**
 * The items that name a scale, the items whose answers are reversed in the scale, and the first cell that names the
 * scale.
 */
type Members = { cell: Cell; items: string[]; reversed: string[] };

/** Returns the members of the scales that the column `scale` names, keyed by the names of the scales. */
function membersOf(
  items: ReadonlyMap<string, DraftItem>,
  { faults }: Remarks,
): Map<string, Members> {
  const members = new Map<string, Members>();
  for (const [item, { table, row }] of items) {
    const cell = cellOf(table, row, "scale");
    const names = new Set(words(cell));
    if (!cell || names.size === 0) continue;
    const reverse = cellOf(table, row, "reverse");
    const answer = readYesNo(reverse?.text ?? "");
    const reversedIn = answer === undefined ? new Set(words(reverse)) : new Set<string>();
    if (reverse && [...reversedIn].some((name) => !names.has(name))) {
      reversedIn.clear();
      faults.push(
        faultAt(
          reverse,
          "Write yes, or the names of the scales in which the answer is reversed, or leave the cell empty",
          "Écrivez yes, ou les noms des échelles dans lesquelles la réponse est inversée, ou laissez la cellule vide",
        ),
      );
    }
    for (const name of names) {
      const scale = members.get(name) ?? { cell, items: [], reversed: [] };
      scale.items.push(item);
      if (answer === true || reversedIn.has(name)) scale.reversed.push(item);
      members.set(name, scale);
    }
  }
  return members;
}

const renamedNote = (cell: Cell, from: string, to: string) => ({
  ...noteAt(
    cell,
    "changed",
    `A scale cannot have the name of a question, and a name has at most 32 unaccented letters, digits and _, so “${from}” became “${to}”`,
    `Une échelle ne peut pas porter le nom d’une question, et un nom compte au plus 32 lettres sans accent, chiffres et _ : « ${from} » est devenu « ${to} »`,
  ),
  renamed: { from, to },
});

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

function noteDoubles(rows: readonly ScaleRow[], { faults }: Remarks) {
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

function oneScale(
  id: string,
  own: ScaleRow | undefined,
  inItems: Members | undefined,
  items: ReadonlyMap<string, DraftItem>,
  languages: FileLanguages,
  remarks: Remarks,
): Scale | undefined {
  const { faults, notes } = remarks;
  const { items: members = [], reversed = [] } = inItems ?? {};
  if (!own) {
    if (inItems)
      notes.push(
        noteAt(
          inItems.cell,
          "changed",
          `The scale “${id}” does not have its own row, so its score is the mean, and all its questions must be answered`,
          `L’échelle « ${id} » n’a pas sa propre ligne : son score est la moyenne, et toutes ses questions doivent recevoir une réponse`,
        ),
      );
    return { id, items: members, ...(reversed.length > 0 && { reversed }), score: "mean" };
  }
  const { table, row, sheet } = own;
  const columns = COLUMNS[sheet];
  const written = cellOf(table, row, columns.items);
  const writtenReversed = cellOf(table, row, columns.reversed);
  const used = written ? itemsNamed(written, items, remarks) : members;
  const usedReversed = writtenReversed
    ? itemsNamed(writtenReversed, items, remarks)
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
  const label = saidOf(table, row, columns.label, languages, remarks);
  const score = readScore(cellOf(table, row, "score"), remarks);
  const answered = readShare(cellOf(table, row, "answered"), remarks);
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
  { faults }: Remarks,
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

function readScore(cell: Cell | undefined, { faults }: Remarks): Scale["score"] | undefined {
  const word = cell?.text.toLowerCase() ?? "mean";
  if (word === "mean" || word === "moyenne") return "mean";
  if (word === "sum" || word === "somme") return "sum";
  if (cell)
    faults.push(
      faultAt(
        cell,
        "Write mean or sum",
        "Pour le score d’une échelle, écrivez mean (moyenne) ou sum (somme)",
      ),
    );
  return undefined;
}

/** Returns a share from 0 to 1; undefined for 1, `null` with a fault for anything else. */
function readShare(cell: Cell | undefined, { faults }: Remarks): number | undefined | null {
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
      "The share of questions that must be answered must be a number from 0 to 1, such as 0.8",
      "La part de questions qui doivent recevoir une réponse doit être un nombre de 0 à 1, par exemple 0.8",
    ),
  );
  return null;
}

/** Returns the publications of the sheets `sources` and `settings`. */
export function readSources(
  tables: readonly Table[],
  remarks: Remarks,
): NonNullable<Survey["sources"]> {
  const { faults, notes } = remarks;
  const sources = tables
    .filter(({ sheet }) => sheet === "sources" || sheet === "settings")
    .flatMap((table) =>
      table.rows.flatMap((row) => {
        const cell = cellOf(table, row, "citation");
        const citation = cell && cellText(cell, remarks);
        if (!cell || citation === undefined) return [];
        if (citation.length > 1_000) {
          faults.push(
            faultAt(
              cell,
              "A source may have at most 1,000 characters",
              "Une source peut compter au plus 1 000 caractères",
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
              "L’adresse d’une source doit commencer par https:// et ne pas contenir d’espaces : celle-ci n’est pas reprise",
            ),
          );
        return [{ cell, source: { citation, ...(isUrl && { url: url.text }) } }];
      }),
    );
  const extra = sources[10];
  if (extra)
    faults.push(
      faultAt(
        extra.cell,
        "A questionnaire may have at most 10 sources",
        "Un questionnaire peut avoir au plus 10 sources",
      ),
    );
  return sources.slice(0, 10).map(({ source }) => source);
}
