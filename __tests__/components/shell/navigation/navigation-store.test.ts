/** @jest-environment node */
import { isOtherPage, navigation } from "@/components/shell/navigation/navigation-store";

afterEach(() => navigation.finish());

describe("the navigation store", () => {
  it("is idle, then pending with the target of the navigation, then idle", () => {
    expect(navigation.get()).toEqual({ status: "idle", target: null });
    navigation.start("/about");
    expect(navigation.get()).toEqual({ status: "pending", target: "/about" });
    navigation.finish();
    expect(navigation.get()).toEqual({ status: "idle", target: null });
  });

  it("contains the target of a failed navigation until another navigation ends", () => {
    navigation.start("/about");
    navigation.fail();
    expect(navigation.get()).toEqual({ status: "failed", target: "/about" });
    navigation.finish();
    expect(navigation.get().status).toBe("idle");
  });

  it("contains the target of the newest navigation", () => {
    navigation.start("/about");
    navigation.start("/contact");
    expect(navigation.get().target).toBe("/contact");
  });

  it("notifies its subscribers of each change", () => {
    const seen: string[] = [];
    const stop = navigation.subscribe(() => seen.push(navigation.get().status));
    navigation.start("/about");
    navigation.fail();
    navigation.finish();
    stop();
    navigation.start("/about");
    expect(seen).toEqual(["pending", "failed", "idle"]);
  });

  it("returns the same object until its state changes", () => {
    expect(navigation.get()).toBe(navigation.get());
    expect(navigation.getInitial()).toBe(navigation.getInitial());
    navigation.start("/about");
    expect(navigation.getInitial()).toEqual({ status: "idle", target: null });
  });
});

describe("isOtherPage, which compares two URLs without their hashes,", () => {
  const current = new URL("https://x.example/study?app=stroop#start");

  it.each([
    ["/about", true],
    ["/study", true],
    ["/study?app=other", true],
    ["?app=other", true],
    ["/study/?app=stroop", true],
    ["/study?app=stroop", false],
    ["/study?app=stroop#end", false],
    ["#end", false],
    ["https://x.example/study?app=stroop", false],
    ["https://x.example/about", true],
  ])("from /study?app=stroop to %s returns %p", (target, isOther) => {
    expect(isOtherPage(target, current)).toBe(isOther);
  });
});
