import { decodeText } from "@/lib/decode-text";

/** Longer than the text of any document, in bytes. */
const LARGEST_FILE = 4_000_000;

/** Why a file has no text to be opened; each is a word of the editor. */
type FileProblem = "fileTooLarge" | "fileUnreadable" | "fileNotUtf8" | "fileOtherKind";

/** Returns the text of a file that was chosen or dropped, or why there is none: a folder has none. */
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
