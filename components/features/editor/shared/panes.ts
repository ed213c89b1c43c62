/** The panes of the editor, in their order. A phone displays one pane at a time. */
export const PANES = ["steps", "settings", "preview", "launch"] as const;

export type Pane = (typeof PANES)[number];

/** The sections that the page map lists, in the order of the list. Each value is the id of an element. */
export const PARTS = {
  preview: "part-preview",
  sample: "part-sample",
  cost: "part-cost",
  launch: "launch",
  simulated: "part-simulated",
  texts: "part-texts",
  share: "take-away",
} as const;

export type Part = keyof typeof PARTS;
