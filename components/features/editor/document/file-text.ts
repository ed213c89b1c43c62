import { decodeText } from "@/lib/decode-text";

/** A size in bytes that the text of a valid document never reaches. */
const LARGEST_FILE = 4_000_000;

/** The reasons why a file cannot be opened as a text. Each reason is also a key of the editor's texts. */
type FileProblem = "fileTooLarge" | "fileUnreadable" | "fileNotUtf8" | "fileOtherKind";

/**
 * Returns the text of a chosen or dropped file, or the reason why the file cannot be read, for example because it is a
 * folder.
 */
export async function fileText(
  file: Pick<File, "size" | "arrayBuffer">,
): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > LARGEST_FILE) return { problem: "fileTooLarge" };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if ("text" in decoded) return decoded;
    return { problem: decoded.problem === "notUtf8" ? "fileNotUtf8" : "fileOtherKind" };
  } catch {
    return { problem: "fileUnreadable" };
  }
}
