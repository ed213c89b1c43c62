"use client";

import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { KeptDelivery } from "./kept-delivery.client";
import type { WithdrawForm } from "./withdraw-form.client";

/** What became of the data of a study, for who has data to send. */
export const LazyKeptDelivery = lazyOnMount<Parameters<typeof KeptDelivery>[0]>(
  () => import("./kept-delivery.client").then(({ KeptDelivery }) => KeptDelivery),
  () => null,
);

/** Where a receipt code is entered, for who opens it. */
export const LazyWithdrawForm = lazyOnMount<Parameters<typeof WithdrawForm>[0]>(
  () => import("./withdraw-form.client").then(({ WithdrawForm }) => WithdrawForm),
  () => null,
);
