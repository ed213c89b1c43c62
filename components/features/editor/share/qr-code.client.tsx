"use client";

import encodeQR from "qr";
import { ActionButton } from "@/components/ui/action-button";
import type { LaunchWords } from "@/content/launch";
import { download } from "@/lib/device/download";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./qr-code.module.css";

/** The width of the light border that QR readers require, in modules (squares). */
const MARGIN = 4;

/**
 * The largest number of modules (squares) per side, including the border, that a phone's camera resolves on a screen or
 * on paper.
 */
const MOST_SQUARES = 125;

/** The size of a module on the page, in CSS pixels, and in the downloaded picture, in pixels. */
const SHOWN_SIZE = 4;
const PICTURE_SIZE = 12;

const DARK = "#000";
const LIGHT = "#fff";

/** Returns the dark squares of a QR code as one path; null if the text is too long for a QR code. */
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

/**
 * A text as a QR code. The code is dark on light in both colour schemes, because QR readers require this contrast. A QR
 * code with too many squares is not displayed.
 */
export function QrCode({
  text,
  label,
  note,
  words,
  locale,
}: {
  text: string;
  label: string;
  note: string;
  words: LaunchWords["qr"];
  locale: Locale;
}) {
  const code = squares(text);
  const n = formatNumber(text.length, locale);
  if (!code) return <p>{interpolate(words.tooLong, { n })}</p>;
  if (code.size > MOST_SQUARES)
    return <p>{interpolate(words.tooDense, { n, squares: code.size, most: MOST_SQUARES })}</p>;
  const { size, path } = code;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        width={size * SHOWN_SIZE}
        height={size * SHOWN_SIZE}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption className={styles.caption}>
        <p>{note}</p>
        <ActionButton
          onClick={() => download("study-qr.svg", svgText(size, path), "image/svg+xml")}
        >
          {words.svg}
        </ActionButton>
        <ActionButton onClick={() => void downloadPicture(size, path)}>{words.png}</ActionButton>
      </figcaption>
    </figure>
  );
}

/** Returns the QR code as a file for print: dark squares on a light background. */
const svgText = (size: number, path: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"`,
    ` width="${size * PICTURE_SIZE}" height="${size * PICTURE_SIZE}" shape-rendering="crispEdges">`,
    `<style>.ground { fill: ${LIGHT} } .squares { fill: ${DARK} }</style>`,
    `<path class="ground" d="M0 0h${size}v${size}H0z"/><path class="squares" d="${path}"/></svg>`,
  ].join("");

/** Downloads the QR code as a PNG picture. */
async function downloadPicture(size: number, path: string): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = size * PICTURE_SIZE;
  canvas.height = size * PICTURE_SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = LIGHT;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(PICTURE_SIZE, PICTURE_SIZE);
  pen.fillStyle = DARK;
  pen.fill(new Path2D(path));
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (picture) download("study-qr.png", picture, "image/png");
}
