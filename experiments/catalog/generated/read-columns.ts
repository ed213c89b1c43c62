// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import { delayDiscountingReadColumns } from "@/experiments/apps/delay-discounting/read-columns";
import { digitSpanReadColumns } from "@/experiments/apps/digit-span/read-columns";
import { elevenTwentyReadColumns } from "@/experiments/apps/eleven-twenty/read-columns";
import { flankerReadColumns } from "@/experiments/apps/flanker/read-columns";
import { goNoGoReadColumns } from "@/experiments/apps/go-no-go/read-columns";
import { lotteryChoiceReadColumns } from "@/experiments/apps/lottery-choice/read-columns";
import { miniIpipReadColumns } from "@/experiments/apps/mini-ipip/read-columns";
import { simonReadColumns } from "@/experiments/apps/simon/read-columns";
import { simpleRtReadColumns } from "@/experiments/apps/simple-rt/read-columns";
import { spatialSpanReadColumns } from "@/experiments/apps/spatial-span/read-columns";
import { stroopReadColumns } from "@/experiments/apps/stroop/read-columns";
import { whereIsItReadColumns } from "@/experiments/apps/where-is-it/read-columns";

/** The columns that the scripts of an app require, for each app that has a `read-columns.ts`. */
export const READ_COLUMNS = {
  stroop: stroopReadColumns,
  flanker: flankerReadColumns,
  simon: simonReadColumns,
  "simple-rt": simpleRtReadColumns,
  "go-no-go": goNoGoReadColumns,
  "spatial-span": spatialSpanReadColumns,
  "digit-span": digitSpanReadColumns,
  "lottery-choice": lotteryChoiceReadColumns,
  "delay-discounting": delayDiscountingReadColumns,
  "eleven-twenty": elevenTwentyReadColumns,
  "mini-ipip": miniIpipReadColumns,
  "where-is-it": whereIsItReadColumns,
} as const;
