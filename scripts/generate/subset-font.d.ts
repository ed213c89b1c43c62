/** Declares the functions of the package that subset-fonts.ts calls. The package contains no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number; default: number }>;
      keepFeatures: string[];
      preserveNameIds: number[];
    },
  ): Promise<Buffer>;
}
