import { isOnline, mayPrefetch, onConnectionQuality, onConnectivity } from "@/lib/connection";

type Network = EventTarget & { effectiveType?: string; saveData?: boolean };

/**
 * Simulates a browser with a given connection. If `network` is null, the simulated browser lacks the Network
 * Information API.
 */
function connect(online: boolean, network: Partial<Network> | null): Network | undefined {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  const connection = network ? Object.assign(new EventTarget(), network) : undefined;
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  return connection;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

describe("mayPrefetch", () => {
  it.each<[boolean, Partial<Network> | null, boolean]>([
    [true, null, true],
    [true, {}, true],
    [true, { effectiveType: "4g", saveData: false }, true],
    [true, { effectiveType: "3g" }, true],
    [true, { effectiveType: "2g" }, false],
    [true, { effectiveType: "slow-2g" }, false],
    [true, { effectiveType: "4g", saveData: true }, false],
    [false, null, false],
    [false, { effectiveType: "4g", saveData: false }, false],
  ])("with online %p and connection %j returns %p", (online, network, allowed) => {
    connect(online, network);
    expect(mayPrefetch()).toBe(allowed);
  });
});

describe("isOnline", () => {
  it.each([true, false])("returns the browser's connectivity flag: %p", (online) => {
    connect(online, null);
    expect(isOnline()).toBe(online);
  });
});

describe("onConnectivity", () => {
  it("calls back when the browser goes online or offline, until the subscription ends", () => {
    const listener = jest.fn();
    const end = onConnectivity(listener);
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("onConnectionQuality", () => {
  it("calls back when the connection changes in any way, until the subscription ends", () => {
    const network = connect(true, { effectiveType: "4g" });
    const listener = jest.fn();
    const end = onConnectionQuality(listener);
    network?.dispatchEvent(new Event("change"));
    window.dispatchEvent(new Event("offline"));
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    network?.dispatchEvent(new Event("change"));
    window.dispatchEvent(new Event("online"));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("works without the Network Information API", () => {
    connect(true, null);
    const listener = jest.fn();
    const end = onConnectionQuality(listener);
    window.dispatchEvent(new Event("offline"));
    expect(listener).toHaveBeenCalledTimes(1);
    end();
  });
});
