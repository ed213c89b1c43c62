import { createHash } from "node:crypto";
import sharp from "sharp";

/** A picture file, with its path in public/. */
export type Picture = { file: string; bytes: Buffer };

/** A screenshot of a subject, from which one or more picture files are made. */
export type Shot = {
  /** The subject and the view, for example `stroop/desktop-en`. */
  name: string;
  png: Buffer;
  /** Encodes the picture files. The encoding takes seconds. */
  encode: () => Promise<Picture[]>;
};

/** The digests of a screenshot and of the picture files that were made from it, keyed by their paths in public/. */
export type RecordedShot = { screenshot: string; files: Readonly<Record<string, string>> };

/** The file that lists the digests of all screenshots, keyed by their names. */
export const SHOTS_RECORD = "scripts/generate/recorded-shots.json";

/** Returns the first 16 hexadecimal digits of the SHA-256. */
export const digestOf = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/**
 * The height of the portfolio's pictures in pixels. The larger picture is displayed with a height of 20rem, so it has
 * three pixels for two CSS pixels.
 */
const SHOWN_HEIGHT = 480;

/**
 * The encodings from which the smallest file is chosen. Text on flat areas, small text and the fine lines of a map are
 * smallest without loss or nearly without loss.
 */
const ENCODINGS = [{ lossless: true }, { nearLossless: true, quality: 20 }, { quality: 80 }];

/** Returns a picture in the WebP encoding with the fewest bytes. */
export async function lightest(png: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(
    ENCODINGS.map((encoding) =>
      sharp(png)
        .webp({ ...encoding, effort: 6 })
        .toBuffer(),
    ),
  );
  return pictures.reduce((one, other) => (other.length < one.length ? other : one));
}

/**
 * An AVIF file has half of the bytes of a WebP file. It is encoded with full chroma. With half as many samples, the
 * colours of thin letters would be blurred.
 */
const AVIF = { quality: 50, effort: 9, chromaSubsampling: "4:4:4" };

/**
 * Returns the picture of an app at the size that the portfolio needs, once as AVIF and once for browsers without AVIF.
 *
 * @param name path in public/ without the extension
 */
export async function shownPictures(name: string, png: Buffer): Promise<Picture[]> {
  const small = await sharp(png).resize({ height: SHOWN_HEIGHT }).png().toBuffer();
  return [
    { file: `${name}.avif`, bytes: await sharp(small).avif(AVIF).toBuffer() },
    { file: `${name}.webp`, bytes: await lightest(small) },
  ];
}

/** The margin around a picture of the guide, in CSS pixels. */
const MARGIN = 12;

/**
 * Returns a screenshot with a white margin, so that its content does not touch the frame of the picture.
 *
 * @param scale pixels per CSS pixel
 */
export async function withMargin(png: Buffer, scale: number): Promise<Buffer> {
  const own = Math.round(MARGIN * scale);
  const sides = { top: own, bottom: own, left: own, right: own };
  return sharp(png)
    .extend({ ...sides, background: "#ffffff" })
    .png()
    .toBuffer();
}

/** Returns the length of a side of a picture with its margin, in CSS pixels. */
export const outer = (length: number) => length + 2 * MARGIN;

/** The maximum number of bytes of a picture of the guide. */
const GUIDE_LIMIT = 40_000;

/** The qualities that are tried for the guide's pictures, from the highest to the lowest. */
const QUALITIES = [50, 35, 20, 10, 5] as const;

/**
 * Returns a picture of the guide as AVIF and as WebP, each with the best quality that stays within the limit.
 *
 * @param name path in public/ without the extension
 */
export async function guidePictures(name: string, png: Buffer): Promise<Picture[]> {
  const within = async (encode: (quality: number) => Promise<Buffer>) => {
    let bytes = await encode(QUALITIES[0]);
    for (const quality of QUALITIES.slice(1))
      if (bytes.length > GUIDE_LIMIT) bytes = await encode(quality);
    return bytes;
  };
  const avif = await within((quality) =>
    sharp(png)
      .avif({ ...AVIF, quality, effort: 3 })
      .toBuffer(),
  );
  const webp = await within((quality) => sharp(png).webp({ quality, effort: 3 }).toBuffer());
  return [
    { file: `${name}.avif`, bytes: avif },
    { file: `${name}.webp`, bytes: webp },
  ];
}
