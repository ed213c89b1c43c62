/**
 * Copies a text to the clipboard.
 * @throws when the browser refuses, or has no clipboard for this page (http on a host other than localhost)
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
