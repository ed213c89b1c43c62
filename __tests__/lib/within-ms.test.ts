import { withinMs } from "@/lib/within-ms";

const never = new Promise<string>(() => {});

it("withinMs returns the result of a promise that has one in time", async () => {
  expect(await withinMs(Promise.resolve("read"), 60_000, "otherwise")).toBe("read");
});

it("withinMs does not wait for a promise that never has a result, and ignores a failure", async () => {
  expect(await withinMs(never, 1, "otherwise")).toBe("otherwise");
  expect(await withinMs(Promise.reject(new Error("refused")), 60_000, "otherwise")).toBe(
    "otherwise",
  );
});
