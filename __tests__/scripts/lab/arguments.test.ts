/** @jest-environment node */
import { readArguments } from "@/scripts/lab/arguments";

it("npm run lab without arguments serves all published studies on port 3000, with the data in lab-data", () => {
  expect(readArguments([])).toEqual({
    files: [],
    port: 3000,
    host: "0.0.0.0",
    data: "lab-data",
    https: null,
    showsToken: false,
    isBuildOnly: false,
  });
});

it("npm run lab accepts studies, a port, an address, a folder and a certificate", () => {
  const args =
    "a.json --port 8080 b.json --host 127.0.0.1 --data kept --https --cert c --key k --show-token";
  expect(readArguments(args.split(" "))).toEqual({
    files: ["a.json", "b.json"],
    port: 8080,
    host: "127.0.0.1",
    data: "kept",
    https: { cert: "c", key: "k" },
    showsToken: true,
    isBuildOnly: false,
  });
});

it.each([
  ["--port 99999", "--port 99999: a port is a whole number"],
  ["--port=", "--port : a port is a whole number"],
  ["--prot 80", "--prot"],
  ["--data=", "--data has no value"],
  ["--https", "--https needs a certificate and its key"],
  ["--https --cert c", "--https needs a certificate and its key"],
  ["--cert c --key k", "--cert and --key need --https"],
])("npm run lab -- %s names the wrong argument", (args, message) => {
  expect(() => readArguments(args.split(" "))).toThrow(message);
});
