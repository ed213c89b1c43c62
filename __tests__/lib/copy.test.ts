import { copyText } from "@/lib/device/copy";

it("refuses where a page has no clipboard, as over plain http, instead of throwing at once", async () => {
  expect("clipboard" in navigator).toBe(false);
  const copied = copyText("text");
  await expect(copied).rejects.toThrow(TypeError);
});
