import { round } from "@/lib/stats/statistics";

/** The sides of a bank card, mm: the format ID-1 of ISO/IEC 7810. */
export const CARD_MM = { long: 85.6, short: 53.98 } as const;
export type CardSide = keyof typeof CARD_MM;

/** The width of the drawn card divided by its height, if the side is horizontal. */
export const cardShape = (side: CardSide): number =>
  side === "long" ? CARD_MM.long / CARD_MM.short : CARD_MM.short / CARD_MM.long;

/**
 * Returns the number of CSS pixels per mm of the screen.
 * @param sidePx the length at which the drawn side is as long as the side of the card, CSS pixels
 */
export const pixelsPerMm = (sidePx: number, side: CardSide): number =>
  round(sidePx / CARD_MM[side], 3);

const DEGREES = 180 / Math.PI;

/** Returns the visual angle of a length that is centred in front of the eye, in degrees. Both lengths are in mm. */
export const visualAngle = (mm: number, distanceMm: number): number =>
  2 * Math.atan(mm / 2 / distanceMm) * DEGREES;

/** Returns the length with a visual angle, mm: the inverse of `visualAngle`. */
export const lengthOfAngle = (degrees: number, distanceMm: number): number =>
  2 * distanceMm * Math.tan(degrees / 2 / DEGREES);

/** The step in which the drawn card changes, CSS pixels. */
export const STEP_PX = 0.5;
