import { INSTALL_SCRIPT } from "@/components/shell/offline/install";
import { PREFERENCES_SCRIPT } from "@/lib/preferences";

/** Collapses leading slashes of the path, which make Next's router throw. */
const NORMALISE_PATH = `if(/^\\/\\//.test(location.pathname))history.replaceState(null,"",location.pathname.replace(/^\\/+/,"/")+location.search+location.hash)`;

/** `data-scripts` lets styles show elements that need scripts, and hide elements that scripts will show on demand. */
const MARK_SCRIPTS = `document.documentElement.dataset.scripts="on"`;

/**
 * `data-asks`: the exported page does not contain the task, study or result that its address asks for (features/study).
 * `data-frame`: the address asks for a study, which has a frame of its own in place of the site's header.
 */
const MARK_ASKED = `(d=>{const h=/^#(.*&)?p=/.test(location.hash),s=/[?&]p=/.test(location.search)||h;if(s||/[?&](app|result)=/.test(location.search))d.asks="app";if(s&&/\\/study(\\.html|\\/)?$/.test(location.pathname))d.frame="study"})(document.documentElement.dataset)`;

/** Removes a failed script element, so that webpack requests it again instead of waiting 120 s for it. */
const DROP_FAILED_SCRIPTS = `addEventListener("error",e=>{const f=e.target.src||e.filename;for(const s of document.scripts)if(f&&s.src===f)s.remove()},true)`;

/**
 * The script in `<head>`, which runs before the first paint; the page's Content-Security-Policy contains its hash. It
 * contains no `<`, because React parses it when it renders a whole document in the browser.
 */
export const HEAD_SCRIPT = [
  NORMALISE_PATH,
  MARK_SCRIPTS,
  MARK_ASKED,
  DROP_FAILED_SCRIPTS,
  PREFERENCES_SCRIPT,
  INSTALL_SCRIPT,
].join(";");
