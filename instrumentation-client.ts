import { isOtherPage, navigation } from "@/lib/navigation";

/** Next calls this for links, `router.push` and the history buttons alike. */
export function onRouterTransitionStart(url: string) {
  // A link to the page that is shown gives up a navigation still under way.
  if (isOtherPage(url, location)) navigation.start(url);
  else navigation.finish();
}
