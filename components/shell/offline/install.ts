/** The browser's offer to install the site: Chromium's event `beforeinstallprompt`, which lib.dom lacks. */
type InstallOffer = Event & {
  /** Asks the visitor once, in the browser's own dialog. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
};

declare global {
  interface Window {
    /** The offer that `INSTALL_SCRIPT` has stored and that the visitor has not used yet. */
    installOffer?: InstallOffer | undefined;
  }
}

/**
 * The part of the script in `<head>` (head-script.ts) that handles the browser's offer to install the site. The offer
 * may arrive before the page is hydrated. The script stores the offer as `window.installOffer`, and discards it once
 * the site is installed. It suppresses the browser's own banner, because a button in the footer replaces the banner.
 */
export const INSTALL_SCRIPT = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();installOffer=e});addEventListener("appinstalled",()=>installOffer=void 0)`;

/** Returns whether the page runs as an installed app. */
export function isInstalled(): boolean {
  // iOS sets `navigator.standalone`. Old versions of iOS set only this property.
  return (
    (navigator as Navigator & { standalone?: boolean }).standalone === true ||
    matchMedia("(display-mode: standalone)").matches
  );
}

/**
 * Returns whether the system is iOS or iPadOS. Browsers on these systems can install a site, but do not suggest the
 * installation.
 */
export function installsByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad identifies itself as a Mac, and no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}
