import { admitOwnTexts } from "@/components/shell/hydration/trusted-types";
import { isOtherPage, navigation } from "@/components/shell/navigation/navigation-store";
import { withBase } from "@/lib/base-path";

// Next runs this file before the application, so before anything of the site writes markup.
admitOwnTexts();

/** Next calls this for `router.push`, by which links are followed, and the history buttons alike. */
export function onRouterTransitionStart(url: string) {
  // Code gives a path of the site, links and the history buttons a whole address.
  const target = url.startsWith("/") ? withBase(url) : url;
  // A link to the page that is shown gives up a navigation still under way.
  if (isOtherPage(target, location)) navigation.start(target);
  else navigation.finish();
}
