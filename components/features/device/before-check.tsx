import { ActionButton } from "@/components/ui/action-button";
import { PartList } from "@/experiments/device-step/form/part-list";
import { CheckCard } from "./check-card";
import type { CheckWords } from "./check-words";

/** The check before its code has loaded. */
export function BeforeCheck({ words }: { words: CheckWords }) {
  return (
    <CheckCard
      words={words}
      start={
        // The Tab key skips the button, which is replaced when the code has loaded.
        <ActionButton look="primary" isOff tabIndex={-1}>
          {words.start}
        </ActionButton>
      }
    >
      <PartList words={words} stateOf={() => "open"} />
    </CheckCard>
  );
}
