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
    judge: "licences",
    where: /^@img\/sharp-libvips-/,
    what: /^LGPL-3\.0-or-later$/,
    reason:
      "A library that draws pictures while the site is built, loaded as a file of its own. Nothing of it is in what is published.",
  },
  {
    judge: "licences",
    where: /^(@axe-core\/playwright|axe-core)@/,
    what: /^MPL-2\.0$/,
    reason: "It only tests the site, and is passed on with nothing.",
  },
  {
    judge: "licences",
    where: /^(@react-leaflet\/core|react-leaflet)@/,
    what: /^Hippocratic-2\.1$/,
    reason:
      "The one open exception of README.md and THIRD_PARTY.md: it may be used, changed and passed on, but not for purposes that violate human rights.",
  },
  {
    judge: "stylelint",
    what: /^Vendor-prefixed property "-webkit-(text-size-adjust|user-select)"/,
    reason: "Safari knows them by these names alone.",
  },
  {
    judge: "stylelint",
    what: /^@supports \(position-area: .*\) is unnecessary/,
    reason: "Browsers of the years before, which a laboratory may have, place them without it.",
  },
  {
    judge: "stylelint",
    what: /^Property "(text-size-adjust|accent-color|resize|overscroll-behavior)" is not/,
    reason: "Looks, or comfort, and no more: nothing is lost where a browser does not know them.",
  },
  {
    judge: "stylelint",
    what: /^(Value "(pretty|ui-monospace|avoid)"|Selector "selection") /,
    reason:
      "A finer break, typeface or mark of what is selected; what a browser does without it reads as well.",
  },
  {
    judge: "stylelint",
    what: /^Property "(user-select|forced-color-adjust)" is not/,
    reason:
      "The first comes with its prefix for Safari. The second keeps colours that carry meaning; Safari has no forced colours.",
  },
  {
    judge: "stylelint",
    what: /^(Property "position-anchor"|Selector "fullscreen") /,
    reason:
      "Asked for first, by @supports or by the button that is there only where the browser can.",
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
      "Section 1 of the specification asks for a maximum scale of 1.5. Text can be doubled by the control in the footer all the same, which also lifts the scale (WCAG 1.4.4 by technique G178).",
  },
  {
    judge: "lighthouse",
    what: /^meta-viewport$/,
    reason:
      "Section 1 of the specification asks for a maximum scale of 1.5; the control in the footer doubles text all the same, and lifts the scale.",
  },
];
