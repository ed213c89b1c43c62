/** @jest-environment node */
import { tileSource } from "@/components/map/tile-source";

it("the tile source is undefined unless the environment configures it", () => {
  expect(tileSource("", "", "")).toBeUndefined();
});

it("the tile source contains its host, and the subdomains a, b and c unless the operator has configured others", () => {
  const url = "https://{s}.tiles.your-lab.org/{z}/{x}/{y}.png";
  expect(tileSource(url, "© Your Lab", "")).toEqual({
    url,
    attribution: "© Your Lab",
    subdomains: "abc",
    host: "tiles.your-lab.org",
  });
  expect(tileSource(url, "© Your Lab", "12")?.subdomains).toBe("12");
});
