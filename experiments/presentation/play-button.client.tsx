"use client";

import { ActionButton } from "@/components/ui/action-button";

/** The button that plays the trial figure in the same `<figure>`. Its code is fetched at the first press. */
export function PlayButton({ label }: { label: string }) {
  return (
    <ActionButton
      onClick={({ currentTarget }) => {
        const figure = currentTarget.closest("figure")?.querySelector("[data-trial]");
        import(/* webpackChunkName: "play-trial" */ "@/components/plots/play-trial.client").then(
          ({ playTrial }) => figure && playTrial(figure),
          // If the code cannot be loaded, the figure remains static, as it does without scripts.
          () => {},
        );
      }}
    >
      {label}
    </ActionButton>
  );
}
