import { chosenInputs, droppedInputs } from "@/components/features/data/read/dropped-files.client";

const entryOf = (path: string, isLost = false) => ({
  isFile: true,
  isDirectory: false,
  fullPath: `/${path}`,
  file: (found: (file: File) => void, lost: () => void) =>
    isLost ? lost() : found(new File(["x"], path.split("/").at(-1) ?? "")),
});

/** A dropped folder. Browsers return its content in parts, and the last part is empty. */
const folderOf = (path: string, parts: readonly (readonly object[])[]) => ({
  isFile: false,
  isDirectory: true,
  fullPath: `/${path}`,
  createReader: () => {
    const left = [...parts];
    return {
      readEntries: (found: (entries: readonly object[]) => void) => found(left.shift() ?? []),
    };
  },
});

const dropOf = (entries: readonly object[]) =>
  ({
    items: entries.map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer;

it("the page reads all files of dropped folders, in their order, with their paths", async () => {
  const inputs = await droppedInputs(
    dropOf([
      entryOf("plan.json"),
      folderOf("data", [
        [entryOf("data/a.zip"), folderOf("data/more", [[entryOf("data/more/b.zip")]])],
        [entryOf("data/c.zip")],
      ]),
    ]),
  );
  expect(inputs.map(({ name, path }) => [name, path])).toEqual([
    ["plan.json", "plan.json"],
    ["a.zip", "data/a.zip"],
    ["b.zip", "data/more/b.zip"],
    ["c.zip", "data/c.zip"],
  ]);
});

it("the page reads the remaining dropped files if one file was moved after it was dropped", async () => {
  const inputs = await droppedInputs(dropOf([entryOf("gone.zip", true), entryOf("here.zip")]));
  expect(inputs.map(({ name }) => name)).toEqual(["here.zip"]);
});

it("the page reads dropped files in a browser that does not return entries of the file system", async () => {
  const files = [new File(["x"], "one.csv")];
  const inputs = await droppedInputs({ items: [], files } as unknown as DataTransfer);
  expect(inputs.map(({ name }) => name)).toEqual(["one.csv"]);
});

it("the files of a chosen folder have their path within the folder", () => {
  const file = Object.defineProperty(new File(["x"], "a.zip"), "webkitRelativePath", {
    value: "lab/a.zip",
  });
  expect(chosenInputs([file])).toMatchObject([{ name: "a.zip", path: "lab/a.zip" }]);
});
