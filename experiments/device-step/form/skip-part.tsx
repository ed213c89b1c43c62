import { ActionButton } from "@/components/ui/action-button";
import type { PartWords } from "@/experiments/device-step/model/device-step-types";

/** The properties that all parts of a check have in common. */
export type PartProps<Measure> = {
  words: PartWords;
  /** The text about a part that cannot be skipped; absent if the part can be skipped. */
  needed?: string | undefined;
  /** Receives the measure; null if the part is skipped. */
  onEnd: (measure: Measure | null) => void;
};

/** The button that skips a part, or the reason why the part cannot be skipped. */
export const SkipPart = ({ words, needed, onEnd }: PartProps<never>) =>
  needed === undefined ? (
    <ActionButton look="quiet" onClick={() => onEnd(null)}>
      {words.skip}
    </ActionButton>
  ) : (
    <p>{needed}</p>
  );
