import { copyText } from "@/lib/device/copy";

it("rejects on a page without a clipboard, as over plain http, instead of throwing synchronously", async () => {
  expect("clipboard" in navigator).toBe(false);
  const copied = copyText("text");
  await expect(copied).rejects.toThrow(TypeError);
});
