/** @jest-environment node */
import type { NetworkInterfaceInfo } from "node:os";
import { originsOf } from "@/scripts/lab/addresses";

const at = (address: string, family: "IPv4" | "IPv6" = "IPv4", internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;

const INTERFACES = {
  lo: [at("127.0.0.1", "IPv4", true), at("::1", "IPv6", true)],
  docker0: [at("172.17.0.1")],
  eth0: [at("fe80::1", "IPv6"), at("10.3.2.1")],
  wlan0: [at("192.168.1.20")],
  self: [at("169.254.8.8")],
};

const AT = { scheme: "http", host: "0.0.0.0", port: 3000 } as const;

it("the lab is offered at every IPv4 address of the computer, beginning with the address in a local network", () => {
  expect(originsOf(INTERFACES, AT)).toEqual({
    here: "http://localhost:3000",
    others: [
      "http://192.168.1.20:3000",
      "http://10.3.2.1:3000",
      "http://172.17.0.1:3000",
      "http://169.254.8.8:3000",
    ],
  });
});

it("the URL of the lab has no port if the port is the default port", () => {
  const { others } = originsOf(INTERFACES, { ...AT, scheme: "https", port: 443 });
  expect(others[0]).toBe("https://192.168.1.20");
});

it.each(["127.0.0.1", "localhost", "::1"])(
  "a lab that listens on %s is offered to this computer only",
  (host) => expect(originsOf(INTERFACES, { ...AT, host }).others).toEqual([]),
);

it("a lab that listens on one address is offered only at this address", () => {
  const origin = "http://10.3.2.1:3000";
  expect(originsOf(INTERFACES, { ...AT, host: "10.3.2.1" })).toEqual({
    here: origin,
    others: [origin],
  });
});
