import type { ReadColumns } from "@/experiments/engine/contract/read-columns";

/** The form of the column `stimulus`: the amount today, the later amount and the days. */
const STIMULUS = /^([1-9]\d{0,5})_([1-9]\d{0,5})_[1-9]\d{0,5}$/;

export const delayDiscountingReadColumns: ReadColumns = {
  needs: ["condition", "stimulus"],
  forms: {
    stimulus: (text) => {
      const [, now, later] = STIMULUS.exec(text) ?? [];
      return Number(now) < Number(later);
    },
  },
};
