/** The headings of a REDCap data dictionary as REDCap exports it, and as its programming interface names them. */
const HEADINGS = {
  variable_field_name: "name",
  field_name: "name",
  form_name: "form",
  section_header: "section",
  field_type: "type",
  field_label: "label",
  choices_calculations_or_slider_labels: "choices",
  select_choices_or_calculations: "choices",
  field_note: "note",
  text_validation_type_or_show_slider_number: "validation",
  text_validation_min: "min",
  text_validation_max: "max",
  identifier: "identifier",
  branching_logic_show_field_only_if: "logic",
  branching_logic: "logic",
  required_field: "required",
  matrix_group_name: "matrix",
  matrix_ranking: "ranking",
  field_annotation: "annotation",
} as const;
/** A column of a data dictionary. */
export type RedcapKey = (typeof HEADINGS)[keyof typeof HEADINGS];

/** Returns the column that a heading names; undefined for a column that is not read. */
export const redcapKey = (title: string): RedcapKey | undefined => {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
  return Object.hasOwn(HEADINGS, name) ? HEADINGS[name as keyof typeof HEADINGS] : undefined;
};

/** Returns whether a row is the heading of a REDCap data dictionary. */
export const isRedcapHeading = (cells: readonly string[]): boolean => {
  const keys = cells.map(redcapKey);
  return keys.includes("name") && keys.includes("form") && keys.includes("type");
};
