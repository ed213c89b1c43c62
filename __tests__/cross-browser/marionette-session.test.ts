/** @jest-environment node */
import { messageReader } from "@/cross-browser/marionette-session";

const written = (message: unknown) => {
  const text = JSON.stringify(message);
  return Buffer.from(`${Buffer.byteLength(text)}:${text}`);
};

it("messageReader() reads messages by their length in bytes, in whatever chunks the bytes arrive", () => {
  const messages = [{ hello: 1 }, [1, 1, null, { value: "à propos: 3:[]" }], [1, 2, null, {}]];
  const stream = Buffer.concat(messages.map(written));
  for (const size of [1, 7, stream.length]) {
    const read: unknown[] = [];
    const take = messageReader((message) => read.push(message));
    for (let at = 0; at < stream.length; at += size) take(stream.subarray(at, at + size));
    expect(read).toEqual(messages);
  }
});
