/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: "newly",
        ignoreProperties: {
          // Comfort or looks: nothing is lost without them.
          "text-size-adjust": ["/./"],
          "accent-color": ["/./"],
          resize: ["/./"],
          "overscroll-behavior": ["/./"],
          "text-wrap": ["pretty"],
          "font-family": ["ui-monospace"],
          "break-after": ["avoid"],
          // Written with its prefix for Safari, too.
          "user-select": ["/./"],
          // Safari has no forced colours.
          "forced-color-adjust": ["/./"],
        },
        // Only looks; only where the button that needs it is shown.
        ignoreSelectors: ["selection", "fullscreen"],
      },
    ],
    // Safari knows them by these names alone.
    "property-no-vendor-prefix": [
      true,
      { ignoreProperties: ["/text-size-adjust$/", "/user-select$/"] },
    ],
    // Layout, which is Biome's.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // As the palette is written: six digits, which the map's tiles are drawn from, and private names by "_".
    "color-hex-length": "long",
    "custom-property-pattern": "^_?[a-z][a-z0-9]*(-[a-z0-9]+)*$",
    "value-keyword-case": ["lower", { camelCaseSvgKeywords: true }],
    // Colours are defined in tokens.css.
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/"],
    // What CSS modules add, and the classes of the libraries.
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "selector-class-pattern": [
      "^([a-z][a-zA-Z0-9]*|(leaflet|jspsych)-[a-z-]+)$",
      { message: "Expected a class of a module to be written as a property" },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
  overrides: [
    {
      files: ["components/shell/styles/tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
    {
      // Browsers of the years before, which a laboratory may have, place these without position-area.
      files: ["components/features/portfolio/{card-parts,copy-link,citation-popover}.module.css"],
      rules: { "plugin/use-baseline": null },
    },
  ],
};
