/**
 * Returns the data URL of a transparent picture with a size in pixels. A browser reserves the space of a picture by the
 * size of the picture itself, and not by the attributes of its element. The picture is a GIF file whose only drawn
 * pixel is transparent.
 */
export function transparentPicture(width: number, height: number): string {
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const bytes = [
    ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, ...size, 0, 0, 0],
    // The graphic control extension makes the first colour transparent.
    ...[0x21, 0xf9, 4, 1, 0, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0],
    ...[2, 2, 0x44, 1, 0, 0x3b],
  ];
  return `data:image/gif;base64,${btoa(String.fromCharCode(...bytes))}`;
}
