/** The first byte of a packed value: its kind. */
export const KIND = {
  null: 0,
  false: 1,
  true: 2,
  /** A whole number, or a number of tenths or thousandths, in groups of seven bits. */
  whole: 3,
  tenths: 4,
  thousandths: 5,
  double: 6,
  /** A text of the vocabulary. */
  word: 7,
  /** The 64 digits of a SHA-256, as 32 bytes. */
  hash: 8,
  /** A time of a device with its offset from UTC. */
  moment: 9,
  ascii: 10,
  /** Any other text, two bytes for each of its characters. */
  wide: 11,
  list: 12,
  object: 13,
  /** The same object as the value of the property before it. */
  same: 14,
  /** A list of numbers, each of which is a number of tenths. */
  tenthsList: 15,
  /** A number between 0 and 1 as the quotient of two whole numbers, such as the share of correct answers. */
  quotient: 16,
} as const;

/**
 * The bytes that are a whole value, or the kind of an object: an object with one of the first shapes of the vocabulary, a
 * whole number from 0, and one of the first words of the vocabulary.
 */
export const ONE_BYTE = {
  shape: { from: 20, count: 12 },
  small: { from: 32, count: 160 },
  word: { from: 192, count: 64 },
} as const;

/** A value of JSON. Functions and other values cannot be packed. */
export type Packable =
  | null
  | boolean
  | number
  | string
  | readonly Packable[]
  | { readonly [key: string]: Packable };
