import encodeQR from "qr";

/** Black on white, whatever the colours of the terminal are. */
const BLACK_ON_WHITE = "\u001b[30;107m";
const USUAL = "\u001b[0m";

/**
 * The characters for two modules, one above the other: no module, the lower module, the upper module, or both modules
 * are black.
 */
const HALVES = [" ", "▄", "▀", "█"];

/** Returns a QR code for a terminal. Each line of text shows two rows of modules, so the code is about square. */
export function qrCode(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "low" });
  const lines: string[] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const halves = (rows[at] ?? []).map(
      (upper, column) => HALVES[(upper ? 2 : 0) + (rows[at + 1]?.[column] ? 1 : 0)],
    );
    lines.push(`${BLACK_ON_WHITE}${halves.join("")}${USUAL}`);
  }
  return lines.join("\n");
}
