import { authorText } from "@/lib/author-text";

/**
 * A text from a study’s author with its paragraphs, lists and emphasis. All other markup is displayed as plain
 * characters.
 * @param fill replaces parts of the text after its markup was read, so that the replacements are plain characters
 */
export function AuthorText({
  text,
  fill = (plain) => plain,
}: {
  text: string;
  fill?: (plain: string) => string;
}) {
  return authorText(text).map((block, index) => {
    const key = `${index}`;
    if (block.kind === "paragraph")
      return (
        <p key={key} dir="auto">
          <Runs runs={block.runs} fill={fill} />
        </p>
      );
    return (
      <ul key={key} dir="auto">
        {block.items.map((runs, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
          <li key={item}>
            <Runs runs={runs} fill={fill} />
          </li>
        ))}
      </ul>
    );
  });
}

function Runs({
  runs,
  fill,
}: {
  runs: readonly { text: string; isStrong: boolean }[];
  fill: (plain: string) => string;
}) {
  return runs.map(({ text, isStrong }, index) =>
    isStrong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
      <strong key={index}>{fill(text)}</strong>
    ) : (
      fill(text)
    ),
  );
}
