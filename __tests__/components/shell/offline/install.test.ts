import { INSTALL_SCRIPT, installsByHand, isInstalled } from "@/components/shell/offline/install";

describe("the installation script in <head>", () => {
  // The test evaluates the source of the script as a string, because the page includes the script inline.
  beforeAll(() => new Function(INSTALL_SCRIPT)());

  it("stores the browser's offer to install the site until the site is installed, and suppresses the banner", () => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(offer);
    expect(window.installOffer).toBe(offer);
    expect(offer.defaultPrevented).toBe(true);
    window.dispatchEvent(new Event("appinstalled"));
    expect(window.installOffer).toBeUndefined();
  });
});

describe("installsByHand, which reports whether visitors must use a browser menu to install the site,", () => {
  const MAC =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";
  it.each([
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1", 5, true],
    ["Chrome on an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) CriOS/140.0", 5, true],
    ["an iPad, which calls itself a Mac", MAC, 5, true],
    ["a Mac", MAC, 0, false],
    ["an Android phone", "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile", 5, false],
    ["a touch screen with Windows", "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0", 10, false],
  ])("returns the correct answer for %s", (_, userAgent, maxTouchPoints, expected) => {
    Object.defineProperty(navigator, "userAgent", { value: userAgent, configurable: true });
    Object.defineProperty(navigator, "maxTouchPoints", {
      value: maxTouchPoints,
      configurable: true,
    });
    expect(installsByHand()).toBe(expected);
  });
});

describe("isInstalled", () => {
  it.each([true, false])(
    "returns whether the site runs in a window without the browser's controls: %p",
    (matches) => {
      window.matchMedia = (query) =>
        ({ matches: matches && query === "(display-mode: standalone)" }) as MediaQueryList;
      expect(isInstalled()).toBe(matches);
    },
  );
});
