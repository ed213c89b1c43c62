/**
 * The only list of the pictures that an installed site needs, such as its icons. scripts/build/icons/draw-icons.ts
 * draws the pictures, and the manifest and the metadata refer to them.
 */

/** The value of --colour-page in tokens.css. It is repeated here for programs that cannot read a style sheet. */
export const PAGE_COLOURS = { light: "#ffffff", dark: "#161a21" } as const;

/** The icons, with paths in the export and sizes in pixels. `purpose` has the same meaning as in the manifest. */
export const APP_ICONS = [
  { file: "icons/icon-192.png", size: 192, purpose: "any" },
  { file: "icons/icon-512.png", size: 512, purpose: "any" },
  { file: "icons/maskable-192.png", size: 192, purpose: "maskable" },
  { file: "icons/maskable-512.png", size: 512, purpose: "maskable" },
  { file: "icons/monochrome-512.png", size: 512, purpose: "monochrome" },
] as const;

/** The icon on the home screen of iOS. The system rounds the corners of the icon. */
export const APPLE_ICON = { file: "icons/apple-touch-icon.png", size: 180 } as const;

/** The pages in the menu of an installed site. */
export const SHORTCUT_PAGES = ["portfolio", "protocol", "study", "contact"] as const;

export const SHORTCUT_SIZE = 96;

/** Returns the path of a shortcut's icon in the export. */
export const shortcutIcon = (page: string) => `icons/shortcut-${page}.png`;

type Screen = readonly [width: number, height: number, scale: number];

/**
 * The screens of the iPhones and iPads that run a supported version of iOS: the width and height in portrait
 * orientation, in points, and the number of pixels per point. iOS displays a start-up picture only if it has exactly
 * the pixels of the screen.
 */
const PHONES: readonly Screen[] = [
  [440, 956, 3], // iPhone 16 and 17 Pro Max
  [430, 932, 3], // iPhone 14 and 15 Pro Max, 15 and 16 Plus
  [428, 926, 3], // iPhone 12 and 13 Pro Max, 14 Plus
  [420, 912, 3], // iPhone Air
  [414, 896, 3], // iPhone 11 Pro Max, XS Max
  [414, 896, 2], // iPhone 11, XR
  [402, 874, 3], // iPhone 16 Pro, 17, 17 Pro
  [393, 852, 3], // iPhone 14 Pro, 15, 15 Pro, 16
  [390, 844, 3], // iPhone 12, 13, 14, 16e
  [375, 812, 3], // iPhone 11 Pro, XS, 12 and 13 mini
  [375, 667, 2], // iPhone SE
];
const TABLETS: readonly Screen[] = [
  [1032, 1376, 2], // iPad Pro 13"
  [1024, 1366, 2], // iPad Pro 12.9", iPad Air 13"
  [834, 1210, 2], // iPad Pro 11" since 2024
  [834, 1194, 2], // iPad Pro 11" before 2024
  [834, 1112, 2], // iPad Air 10.5"
  [820, 1180, 2], // iPad Air 11", iPad since the 10th generation
  [810, 1080, 2], // iPad, 7th to 9th generation
  [768, 1024, 2], // iPad mini, 5th generation
  [744, 1133, 2], // iPad mini since the 6th generation
];

/**
 * The start-up pictures of iOS, with width and height in pixels. Phones have only the portrait orientation, tablets
 * have both. `media` selects the screen for a picture; iOS always reports a screen's size in portrait orientation.
 */
export const SPLASH_PICTURES = [
  ...PHONES.map((screen) => ({ screen, isWide: false })),
  ...TABLETS.flatMap((screen) => [false, true].map((isWide) => ({ screen, isWide }))),
].map(({ screen: [across, down, scale], isWide }) => {
  const [width, height] = isWide ? [down * scale, across * scale] : [across * scale, down * scale];
  return {
    file: `splash/${width}x${height}.png`,
    width,
    height,
    media: `(device-width:${across}px) and (device-height:${down}px) and (-webkit-device-pixel-ratio:${scale}) and (orientation:${isWide ? "landscape" : "portrait"})`,
  };
});
