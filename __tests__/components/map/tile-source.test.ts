import { tileSource } from "@/components/map/tile-source";

it("is undefined unless configured", () => {
  expect(tileSource("", "", "")).toBeUndefined();
});

it("contains its host and the default subdomains abc", () => {
  const url = "https://{s}.tiles.your-lab.org/{z}/{x}/{y}.png";
  expect(tileSource(url, "© Your Lab", "")).toEqual({
    url,
    attribution: "© Your Lab",
    subdomains: "abc",
    host: "tiles.your-lab.org",
  });
  expect(tileSource(url, "© Your Lab", "12")?.subdomains).toBe("12");
});
