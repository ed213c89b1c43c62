/** Specification section 9: tooltip close delay and popover default close delay. */
export const POPUP_CLOSE_DELAY_MS = 200;
