import { INSTALL_SCRIPT } from "@/components/shell/offline/install";
import { PREFERENCES_SCRIPT } from "@/lib/preferences";

/**
 * Reduces several slashes at the beginning of the path to one slash, because Next's router would throw an error for
 * several slashes.
 */
const NORMALISE_PATH = `if(/^\\/\\//.test(location.pathname))history.replaceState(null,"",location.pathname.replace(/^\\/+/,"/")+location.search+location.hash)`;

/**
 * The attribute `data-scripts` allows styles to display elements that need scripts, and to hide elements that scripts
 * will display on demand.
 */
const MARK_SCRIPTS = `document.documentElement.dataset.scripts="on"`;

/**
 * `data-asks`: the URL names a task, study or result that the exported page does not contain (features/study).
 * `data-frame`: the URL names a study. The bar of the study replaces the site's header.
 */
const MARK_ASKED = `(d=>{const h=/^#(.*&)?p=/.test(location.hash),s=/[?&]p=/.test(location.search)||h;if(s||/[?&](app|result)=/.test(location.search))d.asks="app";if(s&&/\\/study(\\.html|\\/)?$/.test(location.pathname))d.frame="study"})(document.documentElement.dataset)`;

/**
 * Removes a script element that has failed, so that webpack requests the script again instead of waiting for it for 120
 * s.
 */
const DROP_FAILED_SCRIPTS = `addEventListener("error",e=>{const f=e.target.src||e.filename;for(const s of document.scripts)if(f&&s.src===f)s.remove()},true)`;

/**
 * The script in `<head>`. It runs before the first paint. The Content-Security-Policy of the page contains its hash.
 * The script contains no `<`, because React parses the script when it renders a complete HTML page in the browser.
 */
export const HEAD_SCRIPT = [
  NORMALISE_PATH,
  MARK_SCRIPTS,
  MARK_ASKED,
  DROP_FAILED_SCRIPTS,
  PREFERENCES_SCRIPT,
  INSTALL_SCRIPT,
].join(";");
