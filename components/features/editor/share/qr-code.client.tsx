"use client";

import encodeQR from "qr";
import styles from "./qr-code.module.css";

/** The width of the light border that QR readers require, in squares. */
const MARGIN = 4;

/** Returns the dark squares of a QR code as one path; null if the text is too long for one. */
function squares(text: string): { path: string; size: number } | null {
  try {
    const rows = encodeQR(text, "raw", { border: MARGIN, ecc: "low" });
    const path = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: path.join(""), size: rows.length };
  } catch {
    return null;
  }
}

/** A text as a QR code: dark on light in both colour schemes, because readers require it. */
export function QrCode({ text, label, tooLong }: { text: string; label: string; tooLong: string }) {
  const code = squares(text);
  if (!code) return <p>{tooLong}</p>;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
