/**
 * Copies a text.
 * @throws when the browser refuses, or has no clipboard for this page: over plain http on another name
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
