/** Longer than the text of any document, in bytes. */
const LARGEST_FILE = 4_000_000;

/** Why a file has no text to be opened; each is a word of the editor. */
type FileProblem = "fileTooLarge" | "fileUnreadable";

/** Returns the text of a file that was chosen or dropped, or why there is none: a folder has none. */
export async function fileText(
  file: Pick<File, "size" | "text">,
): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > LARGEST_FILE) return { problem: "fileTooLarge" };
  try {
    return { text: await file.text() };
  } catch {
    return { problem: "fileUnreadable" };
  }
}
