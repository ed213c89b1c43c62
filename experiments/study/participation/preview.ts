/** The query parameter that marks a preview: the author tries a study from the editor, and the page has a link back. */
export const PREVIEW = "preview";
