import type { SheetName } from "./headings";
import { noteAt, type Remarks } from "./place";
import { cellAt, type Table } from "./tables";

/** The columns that are read. */
const READ: Readonly<Record<SheetName, readonly string[]>> = {
  survey:
    "type,name,label,hint,required,relevant,constraint,constraint_message,appearance,parameters,scale,reverse,order,expect,block,page,min_label,middle_label,max_label,disabled,choice_filter".split(
      ",",
    ),
  choices: ["list_name", "name", "label", "other", "kind"],
  settings:
    "form_title,form_id,version,default_language,order,survey_title,scale,scale_label,score,answered,scale_items,scale_reversed,citation,url".split(
      ",",
    ),
  scales: ["name", "label", "score", "answered", "items", "reversed"],
  sources: ["citation", "url"],
};

/** Columns whose cells other programs use in a way that participants would notice. Notes name each of these cells. */
const NOTICED: Readonly<Record<string, { en: string; fr: string }>> = {
  default: {
    en: "A question has no answer before the participant gives one, so this starting value is left out",
    fr: "Une question n’a pas de réponse avant que le participant n’en donne une : cette valeur initiale n’est pas reprise",
  },
  required_message: {
    en: "The site has its own message about missing answers, so this one is left out",
    fr: "Le site a son propre message sur les réponses manquantes : celui-ci n’est pas repris",
  },
  read_only: {
    en: "Participants can answer every question, so this cell is left out",
    fr: "Une question ne peut pas être en lecture seule : cette cellule n’est pas reprise",
  },
  calculation: {
    en: "Calculations are not supported, so this cell is left out",
    fr: "Rien n’est calculé ici : cette cellule n’est pas reprise",
  },
  trigger: {
    en: "Calculations are not supported, so this cell is left out",
    fr: "Rien n’est calculé ici : cette cellule n’est pas reprise",
  },
};
const MEDIA = {
  en: "A questionnaire cannot contain pictures, sounds or videos, so this cell is left out",
  fr: "Un questionnaire ne contient ni images, ni sons, ni vidéos : cette cellule n’est pas reprise",
};
const isMedia = (key: string) =>
  /^media:/.test(key) || ["image", "audio", "video", "big_image"].includes(key);

/**
 * Adds notes about the columns that are not read: about each cell if participants would notice the difference,
 * otherwise about the column.
 */
export function noteLeftOutColumns(tables: readonly Table[], { notes }: Remarks): void {
  for (const table of tables)
    for (const column of table.columns) {
      if (READ[table.sheet].includes(column.key)) continue;
      const cells = table.rows
        .map((row) => cellAt(table, row, column))
        .filter(({ text }) => text !== "");
      const reason = isMedia(column.key)
        ? MEDIA
        : Object.hasOwn(NOTICED, column.key)
          ? NOTICED[column.key]
          : undefined;
      if (reason) notes.push(...cells.map((cell) => noteAt(cell, "leftOut", reason.en, reason.fr)));
      else if (cells.length > 0)
        notes.push(
          noteAt(
            cellAt(table, table.heading, column),
            "leftOut",
            `This column is not used here and is left out (filled cells: ${cells.length})`,
            `Cette colonne n’est pas utilisée ici et n’est pas reprise (cellules remplies : ${cells.length})`,
          ),
        );
    }
}
