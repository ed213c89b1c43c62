import { copyText } from "@/lib/device/copy";

it("copy rejects on a page without a clipboard, as over plain http, and does not throw synchronously", async () => {
  expect("clipboard" in navigator).toBe(false);
  const copied = copyText("text");
  await expect(copied).rejects.toThrow(TypeError);
});
