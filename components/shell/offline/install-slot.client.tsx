"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/** The place of the installation offer; without it the page lacks nothing. */
export const InstallSlot = lazyOnIdle(() =>
  import(/* webpackChunkName: "install" */ "./install-offer.client").then(
    ({ InstallOffer }) => InstallOffer,
  ),
);
