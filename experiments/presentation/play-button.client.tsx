"use client";

import { ActionButton } from "@/components/ui/action-button";

/** The button that plays the trial figure of the same `<figure>`. Its code is fetched at the first press. */
export function PlayButton({ label }: { label: string }) {
  return (
    <ActionButton
      onClick={({ currentTarget }) => {
        const figure = currentTarget.closest("figure")?.querySelector("[data-trial]");
        import(/* webpackChunkName: "play-trial" */ "@/components/plots/play-trial.client").then(
          ({ playTrial }) => figure && playTrial(figure),
          // Without its code the figure rests, as it does without scripts.
          () => {},
        );
      }}
    >
      {label}
    </ActionButton>
  );
}
