/** @jest-environment node */
import { decodeText } from "@/lib/decode-text";

const TEXT = '{"title":"Été"}';

it.each([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with its mark", Buffer.from(`\ufeff${TEXT}`)],
  ["UTF-8 with the marks of two programs", Buffer.from(`\ufeff\ufeff${TEXT}`)],
  ["UTF-16 with its mark", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
  ["UTF-16 of the other order, with its mark", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16()],
])(
  "a study file in %s is decoded with the correct letters and without a byte order mark",
  (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT });
  },
);

it.each([
  ["in Windows-1252", Buffer.from(TEXT, "latin1"), "notUtf8"],
  ["in UTF-16 without a mark", Buffer.from(TEXT, "utf16le"), "notText"],
  ["that is a PDF", Buffer.from("%PDF-1.7"), "notText"],
  ["that is a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47]), "notText"],
])("a file %s is refused", (_, bytes, problem) => {
  expect(decodeText(bytes)).toEqual({ problem });
});
