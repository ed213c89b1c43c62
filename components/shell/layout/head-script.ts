import { INSTALL_SCRIPT } from "@/components/shell/offline/install";
import { PREFERENCES_SCRIPT } from "@/lib/preferences";

/** An address with several leading slashes, on which Next's router would throw, gets one. */
const MEND_ADDRESS = `if(/^\\/\\//.test(location.pathname))history.replaceState(null,"",location.pathname.replace(/^\\/+/,"/")+location.search+location.hash)`;

/** By this mark styles show what needs scripts, and hide what scripts show when it is asked for. */
const MARK_SCRIPTS = `document.documentElement.dataset.scripts="on"`;

/** A script that failed goes, so that webpack asks for it again instead of waiting for it for 120 s. */
const DROP_FAILED_SCRIPTS = `addEventListener("error",e=>{const f=e.target.src||e.filename;for(const s of document.scripts)if(f&&s.src===f)s.remove()},true)`;

/**
 * The script that runs in `<head>` before the first paint; its hash is in the page's
 * Content-Security-Policy. It has no `<`, because React parses it anew where a whole document is rendered
 * in the browser.
 */
export const HEAD_SCRIPT = [
  MEND_ADDRESS,
  MARK_SCRIPTS,
  DROP_FAILED_SCRIPTS,
  PREFERENCES_SCRIPT,
  INSTALL_SCRIPT,
].join(";");
