"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** Place of the installation offer. The page is complete without it. */
export const InstallSlot = lazyOnIdle(() =>
  import(/* webpackChunkName: "install" */ "./install-offer.client").then(
    ({ InstallOffer }) => InstallOffer,
  ),
);
