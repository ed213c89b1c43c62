import { withBase } from "@/lib/base-path";
import { isOtherPage, navigation } from "@/lib/navigation";
import { admitOwnTexts } from "@/lib/trusted-types";

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
