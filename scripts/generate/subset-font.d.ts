/** What subset-fonts.ts asks of the package, which comes without types. */
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
