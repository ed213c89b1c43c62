import type { MouseEvent, SyntheticEvent } from "react";

/**
 * Returns what a form listens to in order to be sent by scripts. In a frame whose sandbox lacks `allow-forms`, no form has a
 * submit event; the click on its button comes everywhere, and Enter in a field makes one, too.
 */
export const onSend = (send: () => void) => ({
  onClick(event: MouseEvent<HTMLFormElement>) {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, input") : null;
    const isOfForm =
      (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) &&
      button.type === "submit" &&
      button.form === event.currentTarget;
    // Its message has been said, or a script has taken it.
    if (!isOfForm || event.defaultPrevented) return;
    event.preventDefault();
    send();
  },
  /** A script that asks for it, and Enter in a form without a button. */
  onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    send();
  },
});
