import { copyText } from "@/lib/device/copy";

it("copy returns a promise that rejects, and throws no error, on a page without a clipboard (plain http)", async () => {
  expect("clipboard" in navigator).toBe(false);
  const copied = copyText("text");
  await expect(copied).rejects.toThrow(TypeError);
});
