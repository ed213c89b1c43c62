import type { Exception } from "./checker";

/**
 * The accepted findings, each with its reason. An exception that matches no finding is itself reported as a finding.
 */
export const EXCEPTIONS: Exception[] = [
  {
    checker: "csp",
    what: /^severity 50, script-src 'self': 'self' can be problematic if you host JSONP/,
    reason:
      "The site is static files: no response depends on the request, and nobody uploads to it.",
  },
  {
    checker: "html-validate",
    what: /^no-redundant-role: .*, Redundant role "list" on <[ou]l>$/,
    reason:
      "Safari drops the list role when the markers are styled away; the attribute restores it.",
  },
  {
    checker: "html-validate",
    what: /^prefer-native-element: .*\bol\b.*, Prefer to use the native <ul> element$/,
    reason: "The element with the list role is an ol, which is native for a numbered list.",
  },
  {
    checker: "html-validate",
    where: /^out\/(index|fr)\.html/,
    what: /^wcag\/h71: .*<fieldset> must have a <legend>/,
    reason:
      "The group is named by aria-label, since nothing besides the task may be visible on its screen.",
  },
  {
    checker: "html-validate",
    where: /^out\/(fr\/)?portfolio\.html/,
    what: /^wcag\/h32: .*<form> element must have a submit button$/,
    reason:
      "The list follows each choice and letter at once, so there is nothing to submit. Before hydration, Enter in the search submits it.",
  },
  {
    checker: "knip",
    what: /dependencies: @fontsource/i,
    reason:
      "Their files are read by path, by the scripts that subset the fonts and draw the social pictures.",
  },
  {
    checker: "nu",
    what: /^Bad value “\(device-width:.*apple-touch-startup-image/,
    reason: "The only media query by which Apple's devices choose their start-up picture.",
  },
  {
    checker: "nu",
    what: /^Resource violates Content Security Policy \(meta tag\): image “data:/,
    reason:
      "The policy allows data: as a scheme, and no browser reports a violation (e2e/export.spec.ts); the checker compares hosts alone.",
  },
  {
    checker: "nu",
    what: /^Inline script violates .*<script type="application\/(ld\+)?json"/,
    reason: "Data blocks, which no browser runs and no policy forbids.",
  },
  {
    checker: "nu",
    what: /^CSS: /,
    reason:
      "Its CSS checker does not know container queries and anchors. Stylelint checks the styles against Baseline.",
  },
  {
    checker: "nu",
    what: /^The “list” role is unnecessary for element “[ou]l”/,
    reason:
      "Safari drops the list role when the markers are styled away; the attribute restores it.",
  },
  {
    checker: "equal-access",
    what: /^aria_content_in_landmark: .*<a href="#content">/,
    reason: "The skip link precedes the header and every landmark, so that it is reached first.",
  },
  {
    checker: "equal-access",
    what: /^label_content_exists: .*class="display-choice_choice/,
    reason:
      "The engine accepts only text that is the label's own child; here it is in a visually hidden element.",
  },
  {
    checker: "equal-access",
    what: /^element_tabbable_role_valid: .*class="wide-content_scroller/,
    reason:
      "A table, or lines of data, wider than a phone can be scrolled by keyboard only if it is focusable.",
  },
  {
    checker: "equal-access",
    what: /^svg_graphics_labelled: .*class="leaflet-/,
    reason: "Leaflet draws lines there; the text beside the map describes them.",
  },
  {
    checker: "equal-access",
    what: /^input_label_after: .*id="field-(plan\.observed|delivery\.requireId)"/,
    reason: "In every row of the form the name stands on the left and the control on the right.",
  },
  {
    checker: "htmlcs",
    what: /\.H43\.HeadersRequired: #timing-evidence /,
    reason:
      'Each group of rows has a header with scope="rowgroup" across it, as in the tables tutorial of the W3C; the engine counts its columns only.',
  },
  {
    checker: "htmlcs",
    what: /\.G18\.Fail: #content <noscript>/,
    reason:
      "The engine runs with JavaScript, where browsers do not display this element and its paragraph has no style. Without JavaScript, the paragraph has the colours of the caption below it.",
  },
  {
    checker: "htmlcs",
    what: /\.H71\.NoLegend: /,
    reason:
      "The group is named by aria-label, since nothing besides the task may be visible on its screen.",
  },
  {
    checker: "htmlcs",
    what: /\.H32\.2: /,
    reason:
      "The list follows each choice and letter at once, so there is nothing to submit. Before hydration, Enter in the search submits it.",
  },
  {
    checker: "baseline",
    what: /\(devicepixelratio\)/,
    reason:
      "Every browser has it; Baseline leaves it out because Safari counts zooming differently, which does not matter for a record of the screen and the choice of a tile.",
  },
  {
    checker: "manifest",
    what: /^PWABuilder, optional: (share_target|iarc_rating_id|related_applications|protocol_handlers|file_handlers|scope_extensions|widgets),/,
    reason:
      "These are for apps that handle files, protocols or shares, span origins, or have a rating or a store listing. The site does none of that.",
  },
  {
    checker: "axe",
    what: /^meta-viewport(-large)?: /,
    reason:
      "The maximum scale has to be 1.5 (docs/specification.md, Business constants and limits). Text can be doubled by the control in the footer all the same, which also lifts the scale (WCAG 1.4.4 by technique G178).",
  },
  {
    checker: "axe",
    where: /, forced colours$/,
    what: /^color-contrast: /,
    reason:
      "The engine reads -webkit-text-fill-color, which keeps the site’s colour, where the text is drawn in the system’s.",
  },
];
