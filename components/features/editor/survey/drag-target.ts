/** Returns on which side of an entry a dragged entry would be dropped; undefined for all other entries. */
export function targetOf(
  { from, to }: { from: number | null; to: number | null },
  index: number,
): "before" | "after" | undefined {
  if (from === null || to !== index || from === index) return undefined;
  return to < from ? "before" : "after";
}
