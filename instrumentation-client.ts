import { createDefaultPolicy } from "@/components/shell/hydration/trusted-types";
import { isOtherPage, navigation } from "@/components/shell/navigation/navigation-store";
import { withBase } from "@/lib/base-path";

// Next runs this file before the application. The Trusted Types policy therefore exists before any code writes markup.
createDefaultPolicy();

/**
 * Next calls this function for `router.push` and for steps in the browser history
 * (components/shell/navigation/README.md).
 */
export function onRouterTransitionStart(url: string) {
  // Code of the site passes a path. Links and history entries pass an absolute URL.
  const target = url.startsWith("/") ? withBase(url) : url;
  // A link to the displayed page cancels a pending navigation.
  if (isOtherPage(target, location)) navigation.start(target);
  else navigation.finish();
}
