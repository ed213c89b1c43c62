/** The browser's offer to install the site: Chromium's `beforeinstallprompt`, which lib.dom lacks. */
type InstallOffer = Event & {
  /** Asks the visitor, once, in the browser's own dialog. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
};

declare global {
  interface Window {
    /** The offer that has not been taken up yet, kept by `INSTALL_SCRIPT`. */
    installOffer?: InstallOffer | undefined;
  }
}

/**
 * What the script in `<head>` (head-script.ts) does with the browser's offer, which may be made before the
 * page is hydrated: it keeps the offer as `window.installOffer`, and drops it once the site is installed. The browser's
 * own banner stays away; the button in the footer is the offer.
 */
export const INSTALL_SCRIPT = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();installOffer=e});addEventListener("appinstalled",()=>installOffer=void 0)`;

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  // The first is how iOS says it; old versions say it in no other way.
  return (
    (navigator as Navigator & { standalone?: boolean }).standalone === true ||
    matchMedia("(display-mode: standalone)").matches
  );
}

/** Whether this is iOS or iPadOS, whose browsers install a site but never offer it. */
export function installsByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}
