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
        <ActionButton look="primary" isOff>
          {words.start}
        </ActionButton>
      }
    >
      <PartList words={words} stateOf={() => "open"} />
    </CheckCard>
  );
}
