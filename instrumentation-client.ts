import { createDefaultPolicy } from "@/components/shell/hydration/trusted-types";
import { isOtherPage, navigation } from "@/components/shell/navigation/navigation-store";
import { withBase } from "@/lib/base-path";

// Next runs this file before the application, hence before anything writes markup.
createDefaultPolicy();

/** Called by Next for `router.push` and for history entries alike (components/shell/navigation/README.md). */
export function onRouterTransitionStart(url: string) {
  // A path of the site from code, an absolute URL from links and history entries.
  const target = url.startsWith("/") ? withBase(url) : url;
  // A link to the page shown cancels a pending navigation.
  if (isOtherPage(target, location)) navigation.start(target);
  else navigation.finish();
}
