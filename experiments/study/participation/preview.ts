/** The parameter in the address of a study that its author tries from the editor, with a way back to it. */
export const PREVIEW = "preview";
