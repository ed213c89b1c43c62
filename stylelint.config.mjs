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
          // These properties affect only comfort or appearance. In a browser that lacks them, the page still works.
          "text-size-adjust": ["/./"],
          "accent-color": ["/./"],
          resize: ["/./"],
          "overscroll-behavior": ["/./"],
          "text-wrap": ["pretty"],
          "font-family": ["ui-monospace"],
          "break-after": ["avoid"],
          // The style sheets also contain this property with its prefix, for Safari.
          "user-select": ["/./"],
          // Safari has no forced colours mode, so Safari does not need this property.
          "forced-color-adjust": ["/./"],
        },
        // `::selection` and `::picker-icon` affect only the appearance. `:fullscreen` applies only where the button for it is
        // displayed.
        ignoreSelectors: ["selection", "picker-icon", "fullscreen"],
      },
    ],
    // Safari supports these properties only with their vendor prefix.
    "property-no-vendor-prefix": [
      true,
      { ignoreProperties: ["/text-size-adjust$/", "/user-select$/"] },
    ],
    // Biome formats the style sheets, so these rules about empty lines are off.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Colours have six digits, because the program that draws the map tiles reads colours in this format. Private
    // custom properties begin with "_".
    "color-hex-length": "long",
    "custom-property-pattern": "^_?[a-z][a-z0-9]*(-[a-z0-9]+)*$",
    "value-keyword-case": ["lower", { camelCaseSvgKeywords: true }],
    // Colours may be defined only in tokens.css.
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/"],
    // `composes` and `:global` belong to CSS modules. The classes of two libraries have their own prefixes.
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
      // Older browsers, which a laboratory may use, ignore `position-area`. The style sheets also position these
      // elements by other properties.
      files: ["components/features/portfolio/{card-parts,copy-link,citation-popover}.module.css"],
      rules: { "plugin/use-baseline": null },
    },
  ],
};
