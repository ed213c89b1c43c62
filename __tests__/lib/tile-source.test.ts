import { tileSource } from "@/components/map/tile-source";

it("is none unless the operator names one", () => {
  expect(tileSource("", "", "")).toBeUndefined();
});

it("names its host and has the subdomains abc by default", () => {
  const url = "https://{s}.tiles.your-lab.org/{z}/{x}/{y}.png";
  expect(tileSource(url, "© Your Lab", "")).toEqual({
    url,
    attribution: "© Your Lab",
    subdomains: "abc",
    host: "tiles.your-lab.org",
  });
  expect(tileSource(url, "© Your Lab", "12")?.subdomains).toBe("12");
});
