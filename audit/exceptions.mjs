/**
 * What judges find and the site keeps, each with its reason. One that matches nothing is itself a finding.
 *
 * @type {import("./judge").Exception[]}
 */
export const EXCEPTIONS = [
  {
    judge: "csp",
    what: /^severity 50, script-src 'self': 'self' can be problematic if you host JSONP/,
    reason:
      "The site is files alone: it answers nothing that a request could shape, and nobody uploads to it.",
  },
  {
    judge: "html-validate",
    what: /^no-redundant-role: .*\bul\b.*, Redundant role "list" on <ul>$/,
    reason:
      "Safari does not say that a list is one when its marks are styled away; the role makes it say so.",
  },
  {
    judge: "html-validate",
    where: /^out\/(index|fr)\.html/,
    what: /^wcag\/h71: .*<fieldset> must have a <legend>/,
    reason:
      "The group of answers has its name by aria-label, since nothing besides the task may be seen on its screen.",
  },
  {
    judge: "html-validate",
    where: /^out\/(fr\/)?portfolio\.html/,
    what: /^wcag\/h32: .*<form> element must have a submit button$/,
    reason:
      "The list follows each choice and each letter at once, so there is nothing to send. Before scripts have taken over, Enter in the search sends it.",
  },
  {
    judge: "knip",
    what: /dependencies: @fontsource/i,
    reason:
      "Their files are read by path, by the scripts that cut the fonts and draw the social pictures.",
  },
  {
    judge: "nu",
    what: /^Bad value “\(device-width:.*apple-touch-startup-image/,
    reason: "The only condition by which Apple's devices choose their start-up picture.",
  },
  {
    judge: "nu",
    what: /^Resource violates Content Security Policy \(meta tag\): image “data:/,
    reason:
      "The policy allows data: as a scheme, and no browser says that it was violated (e2e/export.spec.ts); the checker compares hosts alone.",
  },
  {
    judge: "nu",
    what: /^Inline script violates .*<script type="application\/(ld\+)?json"/,
    reason: "Data, which no browser runs and so no policy forbids.",
  },
  {
    judge: "nu",
    what: /^CSS: /,
    reason:
      "Its own CSS checker does not know container queries and anchors. Stylelint judges the styles, by Baseline.",
  },
  {
    judge: "nu",
    what: /^The “list” role is unnecessary for element “ul”/,
    reason:
      "Safari does not say that a list is one when its marks are styled away; the role makes it say so.",
  },
  {
    judge: "equal-access",
    what: /^aria_content_in_landmark: .*<a href="#content">/,
    reason:
      "The way past the header stands before it, and before every landmark, so that it is reached first.",
  },
  {
    judge: "equal-access",
    what: /^label_content_exists: .*class="scheme-switch_choice/,
    reason:
      "The engine takes only text that is the label's own child; here it is in an element that keeps it from sight.",
  },
  {
    judge: "equal-access",
    what: /^element_tabbable_role_valid: .*class="timing-evidence_scroller/,
    reason: "A table wider than a phone is scrolled by the keyboard only where it takes the focus.",
  },
  {
    judge: "equal-access",
    what: /^element_tabbable_role_valid: .*class="jspsych-display-element"/,
    reason: "JsPsych makes it so: the run takes its keys there.",
  },
  {
    judge: "equal-access",
    what: /^svg_graphics_labelled: .*class="leaflet-/,
    reason: "Leaflet draws lines there; the text beside the map says what they show.",
  },
  {
    judge: "pa11y",
    what: /^(axe th-has-data-cells|htmlcs WCAG2AA\.Principle1\.Guideline1_3\.1_3_1\.H43\.HeadersRequired): #timing-evidence /,
    reason:
      'Each group of rows has a header with scope="rowgroup" across it, as in the tables tutorial of the W3C; both engines count its columns only.',
  },
  {
    judge: "pa11y",
    what: /\.H71\.NoLegend: /,
    reason:
      "The group of answers has its name by aria-label, since nothing besides the task may be seen on its screen.",
  },
  {
    judge: "pa11y",
    what: /\.H32\.2: /,
    reason:
      "The list follows each choice and each letter at once, so there is nothing to send. Before scripts have taken over, Enter in the search sends it.",
  },
  {
    judge: "baseline",
    what: /\(devicepixelratio\)/,
    reason:
      "Every browser has it; Baseline leaves it out because Safari counts zooming otherwise, which a record of the screen and the choice of a tile can bear.",
  },
  {
    judge: "manifest",
    what: /^PWABuilder, optional: (share_target|iarc_rating_id|related_applications|protocol_handlers|file_handlers|scope_extensions|widgets),/,
    reason:
      "These are for apps that take files, links of their own or what others share, that have another origin, a rating or a twin in a shop. The site has none of them.",
  },
  {
    judge: "axe",
    what: /^meta-viewport(-large)?: /,
    reason:
      "The maximum scale has to be 1.5 (docs/specification.md, Business constants and limits). Text can be doubled by the control in the footer all the same, which also lifts the scale (WCAG 1.4.4 by technique G178).",
  },
  {
    judge: "axe",
    where: /, forced colours$/,
    what: /^color-contrast: /,
    reason:
      "The engine reads -webkit-text-fill-color, which keeps the site’s colour, where the text is drawn in the system’s.",
  },
  {
    judge: "lighthouse",
    what: /^meta-viewport$/,
    reason:
      "The maximum scale has to be 1.5 (docs/specification.md, Business constants and limits); the control in the footer doubles text all the same, and lifts the scale.",
  },
];
