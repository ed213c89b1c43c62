"use client";

import { element } from "@/experiments/engine/trials/basic-scene.client";

/** A button of a pad: its response, its accessible name and the text that it displays; no text by default. */
type PadButton = { response: string; name: string; text?: string };

/** A group of buttons in rows and columns, with which participants recall sequences. */
export type ButtonPad = {
  node: HTMLElement;
  /** Replaces the buttons. They are disabled until recall begins. */
  fill(columns: number, buttons: readonly PadButton[]): void;
  /** Sets the attribute `data-<name>` on the button at an index, and removes it from the other buttons. */
  mark(name: string, marked: number | undefined): void;
  /** Enables or disables all buttons. */
  enable(isEnabled: boolean): void;
  /**
   * Makes the central button the only button that the Tab key reaches. The button receives the focus unless a control
   * outside the run has it.
   */
  beginRecall(): void;
};

/** The number of rows and columns by which each arrow key moves the focus. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Returns an empty pad. The Tab key moves the focus to one button, and the arrow keys then move the focus from button to
 * button. The style sheet receives the number of columns as `--columns`.
 * @param name accessible name of the group
 */
export function buttonPad(
  name: string,
  classes: { pad: string | undefined; button: string | undefined },
): ButtonPad {
  const node = element("div", classes.pad);
  node.setAttribute("role", "group");
  node.setAttribute("aria-label", name);

  let columns = 1;
  let buttons: HTMLButtonElement[] = [];

  const makeReachable = (reachable: number) => {
    buttons.forEach((button, index) => {
      button.tabIndex = index === reachable ? 0 : -1;
    });
  };

  node.addEventListener("keydown", (event) => {
    const move = MOVES[event.key];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    if (!move || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const row = Math.floor(from / columns) + move[0];
    const column = (from % columns) + move[1];
    const next = buttons[row * columns + column];
    if (row < 0 || column < 0 || column >= columns || !next) return;
    makeReachable(row * columns + column);
    next.focus({ preventScroll: true });
  });

  return {
    node,
    fill: (of, all) => {
      columns = of;
      node.style.setProperty("--columns", String(columns));
      buttons = all.map(({ response, name: label, text = "" }) => {
        const button = element("button", classes.button);
        button.type = "button";
        button.disabled = true;
        button.dataset.response = response;
        button.setAttribute("aria-label", label);
        button.textContent = text;
        return button;
      });
      node.replaceChildren(...buttons);
    },
    mark: (attribute, marked) => {
      buttons.forEach((button, index) => {
        button.toggleAttribute(`data-${attribute}`, index === marked);
      });
    },
    enable: (isEnabled) => {
      for (const button of buttons) button.disabled = !isEnabled;
    },
    beginRecall: () => {
      const { activeElement } = document;
      const middle = Math.floor(buttons.length / 2);
      makeReachable(middle);
      // The pad must not take the focus away from another control, such as the Leave button.
      if (!activeElement || activeElement.contains(node))
        buttons[middle]?.focus({ preventScroll: true });
    },
  };
}
