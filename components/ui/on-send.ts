import type { MouseEvent, SyntheticEvent } from "react";

/**
 * Returns the listeners for a form that a script sends. In a frame whose sandbox lacks `allow-forms`, a form has no
 * submit event. A click on its button works everywhere, and pressing Enter in a field also causes a click.
 */
export const onSend = (send: () => void) => ({
  onClick(event: MouseEvent<HTMLFormElement>) {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, input") : null;
    const isOfForm =
      (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) &&
      button.type === "submit" &&
      button.form === event.currentTarget;
    // The form's own validation has displayed a message, or another script has handled the click.
    if (!isOfForm || event.defaultPrevented) return;
    event.preventDefault();
    send();
  },
  /** Called when a script submits the form, and for Enter in a form without a button. */
  onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    send();
  },
});
