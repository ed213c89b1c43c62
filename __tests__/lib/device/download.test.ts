import { download } from "@/lib/device/download";

it("download passes a file and its name to the browser, and later revokes the URL of the file", async () => {
  jest.useFakeTimers();
  const blobs: Blob[] = [];
  const clicked: { href: string; download: string }[] = [];
  // The test defines both functions, because jsdom lacks them.
  URL.createObjectURL = jest.fn((blob: Blob) => {
    blobs.push(blob);
    return "blob:x";
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download });
  });
  download("a.csv", "x,y\n", "text/csv");
  expect(clicked).toEqual([{ href: "blob:x", download: "a.csv" }]);
  expect(blobs[0]).toMatchObject({ size: 4, type: "text/csv" });
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:x");
  jest.useRealTimers();
});
