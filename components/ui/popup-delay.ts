/** The delay before tooltips and popovers close (docs/specification.md, "Business constants and limits"). */
export const POPUP_CLOSE_DELAY_MS = 200;
