type NetworkInformation = EventTarget & { effectiveType?: string; saveData?: boolean };

function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Returns whether the browser reports a network connection (docs/specification.md, "States and transitions"). */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back whenever the browser goes online or offline. @returns a function that ends the subscription */
export function onConnectivity(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Returns whether pages may be prefetched (docs/specification.md, "Screens and routes"). */
export function mayPrefetch(): boolean {
  const network = networkInformation();
  return isOnline() && !network?.saveData && !network?.effectiveType?.includes("2g");
}

/** Calls back when the result of `mayPrefetch` may have changed. @returns a function that ends the subscription */
export function onConnectionQuality(listener: () => void): () => void {
  const network = networkInformation();
  const end = onConnectivity(listener);
  network?.addEventListener("change", listener);
  return () => {
    end();
    network?.removeEventListener("change", listener);
  };
}
