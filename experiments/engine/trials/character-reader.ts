import type { KeyReader } from "./key-reader";

/**
 * Returns a reader that identifies response keys only by their characters. This small reader is used until `keyReader`
 * has loaded. `keyReader` also supports keyboard layouts without the characters of the response keys.
 * @param keys the responses, keyed by `KeyboardEvent.key` in lower case
 */
export function characterReader<Response extends string>(
  keys: Readonly<Record<string, Response>>,
): KeyReader<Response> {
  return {
    read: ({ key, ctrlKey, metaKey, altKey }) => {
      const typed = key.toLowerCase();
      const isDeclared = !ctrlKey && !metaKey && !altKey && Object.hasOwn(keys, typed);
      return { response: isDeclared ? keys[typed] : undefined, isByPlace: false };
    },
    takeUnread: () => null,
  };
}
