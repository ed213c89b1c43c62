/**
 * The query parameter that marks a preview. In a preview, the author tries a study from the editor, and the page has a
 * link back to the editor. Absent identifiers are not a problem there.
 */
export const PREVIEW = "preview";
