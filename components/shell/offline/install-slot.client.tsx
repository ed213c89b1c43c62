"use client";

import { lazyOnIdle } from "@/components/ui/lazy-on-idle.client";

/**
 * The position of the installation offer on the page. The code of the offer loads late, because the page is complete
 * without the offer.
 */
export const InstallSlot = lazyOnIdle(() =>
  import(/* webpackChunkName: "install" */ "./install-offer.client").then(
    ({ InstallOffer }) => InstallOffer,
  ),
);
