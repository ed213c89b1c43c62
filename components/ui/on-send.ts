import type { MouseEvent, SyntheticEvent } from "react";

/**
 * Returns the listeners of a form that a script sends. In a frame whose sandbox lacks `allow-forms`, a form has no
 * submit event; a click on its button works everywhere, and Enter in a field causes one, too.
 */
export const onSend = (send: () => void) => ({
  onClick(event: MouseEvent<HTMLFormElement>) {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, input") : null;
    const isOfForm =
      (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) &&
      button.type === "submit" &&
      button.form === event.currentTarget;
    // The form's own validation has shown a message, or a script has handled the click.
    if (!isOfForm || event.defaultPrevented) return;
    event.preventDefault();
    send();
  },
  /** Called for a script's request, and for Enter in a form without a button. */
  onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    send();
  },
});
